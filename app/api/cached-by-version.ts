import type { Context } from 'hono'
import { dataVersion } from '#app/server/cache/data-version'
import type { ApiEnv } from './api-env'
import { answerProblem } from './errors'

const A_DAY = 24 * 60 * 60
/** Lifetime in browsers and proxies. */
const PUBLIC_FOR_AN_HOUR = { 'cache-control': 'public, max-age=3600' }

/** Serves a public text, which the data centre caches until the next build or write; 404 without text. */
export async function cachedByVersion(
  c: Context<ApiEnv>,
  contentType: string,
  write: () => Promise<string | undefined>,
): Promise<Response> {
  const version = await dataVersion(c.env.DB)
  const key = `${c.env.SITE_ORIGIN}/__text/${version}${c.req.path}`
  const cached = version && (await caches.default.match(key))
  const text = cached ? cached.body : await write()
  if (text === undefined) return answerProblem(c, 'not_found')
  const headers = { 'content-type': contentType, 'x-page-cache': cached ? 'hit' : 'miss' }
  if (version && typeof text === 'string') {
    const copy = new Response(text, { headers: { 'cache-control': `s-maxage=${A_DAY}` } })
    c.executionCtx.waitUntil(caches.default.put(key, copy))
  }
  return new Response(text, { headers: { ...headers, ...PUBLIC_FOR_AN_HOUR } })
}
