import { Hono } from 'hono'
import { packageTiers } from '#app/features/catalogue/catalogue'
import { findCategories, findProductPages, findProductSitemaps } from '#app/features/catalogue/sitemap.server'
import { aboutPages } from '#app/features/content/about'
import { LEGAL_UPDATED } from '#app/features/content/legal'
import { BUCKETS, storageUrl } from '#app/features/images/storage-url'
import { type SitemapPage, sitemap, sitemapIndex } from '#app/features/page/sitemap'
import { SUGGESTIONS_API } from '#app/features/search/search'
import { hrefIn, pagePath } from '#app/lib/page-path'
import { openDatabase } from '#app/server/db/client'
import type { ApiEnv } from './api-env'
import { cachedByVersion } from './cached-by-version'

const ROBOTS = '/robots.txt'
const INDEX = '/sitemap.xml'
const PAGES = '/sitemap-pages.xml'
const PRODUCTS = '/:file{sitemap-products-[1-9][0-9]{0,3}\\.xml}'
const XML = 'application/xml; charset=utf-8'

const LEGAL_PAGES: readonly string[] = [pagePath('/privacy-policy'), pagePath('/terms-of-service')]

/** Entry point of search engines; addresses use the configured host (decision 022). */
export const sitemaps = new Hono<ApiEnv>()

/**
 * Disallows addresses without pages, and the API except what llms.txt links and stored pictures. Other unlisted pages
 * say `noindex`, which crawlers must be able to read.
 */
sitemaps.get(ROBOTS, (c) =>
  c.body(
    [
      'User-agent: *',
      `Allow: ${SUGGESTIONS_API}`,
      `Allow: ${BUCKETS}`,
      ...['/api/', '/_serverFn/', hrefIn('*', '/profile'), hrefIn('*', '/activate')].map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${c.env.SITE_ORIGIN}${INDEX}`,
      '',
    ].join('\n'),
    200,
    { 'content-type': 'text/plain; charset=utf-8' },
  ),
)

sitemaps.get(INDEX, (c) =>
  cachedByVersion(c, XML, async () => {
    const numbers = await findProductSitemaps(openDatabase(c.env.DB))
    return sitemapIndex(c.env.SITE_ORIGIN, [PAGES, ...numbers.map((number) => `/sitemap-products-${number}.xml`)])
  }),
)

sitemaps.get(PAGES, (c) =>
  cachedByVersion(c, XML, async () => {
    const categories = await findCategories(openDatabase(c.env.DB), 'en')
    return written(c.env, [
      ...c.var.pages.listedPaths.map((path) => ({
        path,
        ...(LEGAL_PAGES.includes(path) && { changedOn: LEGAL_UPDATED }),
      })),
      ...packageTiers.map((tier) => ({ path: pagePath('/furniture-package', {}, { packageTier: tier }) })),
      ...aboutPages.map(({ slug }) => ({ path: pagePath('/about-us/$slug', { slug }) })),
      ...categories.map(({ slug, image }) => ({
        path: pagePath('/category/$slug', { slug }),
        images: image ? [image] : [],
      })),
    ])
  }),
)

sitemaps.get(PRODUCTS, (c) =>
  cachedByVersion(c, XML, async () => {
    const pages = await findProductPages(openDatabase(c.env.DB), Number(/\d+/.exec(c.req.path)))
    return pages.length ? written(c.env, pages) : undefined
  }),
)

/** A sitemap of pages, with pictures on the storage host. */
function written(
  { SITE_ORIGIN, STORAGE_CONSOLE_ORIGIN: consoleOrigin, STORAGE_ORIGIN: storageOrigin }: Env,
  pages: readonly SitemapPage[],
): string {
  const stored = (url: string) => storageUrl(url, { consoleOrigin, storageOrigin })
  return sitemap(
    SITE_ORIGIN,
    pages.map((page) => ({ ...page, images: page.images?.map(stored) })),
  )
}
