import { Hono } from 'hono'
import { webManifest } from '#app/features/install/manifest'
import { isLocale } from '#app/features/languages/languages'
import type { ApiEnv } from './api-env'

const TYPE = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' }

/** The web manifest per language; other values of `:locale` are passed on to the pages, which answer 404. */
export const manifest = new Hono<ApiEnv>().get('/:locale/manifest.webmanifest', (c, next) => {
  const locale = c.req.param('locale')
  return isLocale(locale) ? c.body(JSON.stringify(webManifest(locale)), 200, TYPE) : next()
})
