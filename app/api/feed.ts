import { Hono } from 'hono'
import { colourName, materialName } from '#app/features/catalogue/catalogue-labels'
import { findProductSitemaps } from '#app/features/catalogue/sitemap.server'
import { shopDayOf } from '#app/features/delivery/delivery'
import { FEED_END, feedHead, feedItems, feedPath } from '#app/features/feed/feed'
import { findFeedVariants } from '#app/features/feed/feed.server'
import { storageUrl } from '#app/features/images/storage-url'
import { toLocale } from '#app/features/languages/languages'
import { runWithLocale } from '#app/features/languages/locale-scope.server'
import { hrefIn } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import type { ApiEnv } from './api-env'
import { streamByVersion } from './cached-by-version'

/** Product feeds of merchant programs, one a language (BUY-14). Parts are those of the sitemaps. */
export const feed = new Hono<ApiEnv>()

feed.get(feedPath(':locale{vi|en|de|ja}'), async (c) => {
  const locale = toLocale(c.req.param('locale') ?? '')
  const { SITE_ORIGIN: origin, STORAGE_CONSOLE_ORIGIN: consoleOrigin, STORAGE_ORIGIN: storageOrigin } = c.env
  const db = openDatabase(c.env.DB)
  const words = {
    brand: m.brand_name({}, { locale }),
    linkOf: (slug: string) => origin + hrefIn(locale, '/product/$slug', { slug }),
    materialName,
    colourName,
    today: shopDayOf(Date.now()),
  }
  const picture = (path: string) => new URL(storageUrl(path, { consoleOrigin, storageOrigin }), origin).href
  const writePart = async (part: number) => {
    const variants = await findFeedVariants(db, locale, part)
    const pictured = variants.map((variant) => ({ ...variant, image: picture(variant.image) }))
    return runWithLocale(locale, origin, () => feedItems(pictured, words))
  }
  const head = feedHead(words.brand, origin + hrefIn(locale, '/'), m.home_description({}, { locale }))
  const parts = await findProductSitemaps(db)
  return streamByVersion(c, 'application/xml; charset=utf-8', [
    async () => head,
    ...parts.map((part) => () => writePart(part)),
    async () => FEED_END,
  ])
})
