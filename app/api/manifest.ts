import { Hono } from 'hono'
import { webManifest } from '#app/features/install/manifest'
import { isLocale } from '#app/features/languages/languages'
import type { ApiEnv } from './api-env'

const TYPE = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' }

/** The web manifest of each language; elsewhere the address is a page's, which is not there. */
export const manifest = new Hono<ApiEnv>().get('/:locale/manifest.webmanifest', (c, next) => {
  const locale = c.req.param('locale')
  return isLocale(locale) ? c.body(JSON.stringify(webManifest(locale)), 200, TYPE) : next()
})
