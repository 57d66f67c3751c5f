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
  const { body, isHit } = await readByVersion(c, { path: c.req.path, version: await dataVersion(c.env.DB) }, write)
  if (body === undefined) return answerProblem(c, 'not_found')
  const headers = { 'content-type': contentType, 'x-page-cache': isHit ? 'hit' : 'miss' }
  return new Response(body, { headers: { ...headers, ...PUBLIC_FOR_AN_HOUR } })
}

type Written = string | undefined

/** A text by its path in the cache of the data centre, until its version changes. */
async function readByVersion(
  c: Context<ApiEnv>,
  { path, version }: { path: string; version?: string },
  write: () => Promise<Written>,
): Promise<{ body: Written | ReadableStream | null; isHit: boolean }> {
  const key = `${c.env.SITE_ORIGIN}/__text/${version}${path}`
  const cached = version && (await caches.default.match(key))
  if (cached) return { body: cached.body, isHit: true }
  const text = await write()
  if (version && text !== undefined) {
    const copy = new Response(text, { headers: { 'cache-control': `s-maxage=${A_DAY}` } })
    c.executionCtx.waitUntil(caches.default.put(key, copy))
  }
  return { body: text, isHit: false }
}

/** Streams parts of a text that is too long for the memory and says what is in stock; each is cached by itself. */
export function streamByVersion(
  c: Context<ApiEnv>,
  contentType: string,
  parts: readonly (() => Promise<string>)[],
): Response {
  const headers = { 'content-type': contentType, ...PUBLIC_FOR_AN_HOUR }
  if (c.req.method === 'HEAD') return new Response(null, { headers })
  const { readable, writable } = new TransformStream()
  const written = (async () => {
    const version = await dataVersion(c.env.DB, { showsStock: true })
    for (const [index, write] of parts.entries()) {
      const { body } = await readByVersion(c, { path: `${c.req.path}/${index}`, version }, write)
      if (body) await new Response(body).body?.pipeTo(writable, { preventClose: true })
    }
    await writable.close()
  })()
  // Whoever goes away ends the stream.
  c.executionCtx.waitUntil(written.catch((error: unknown) => writable.abort(error).catch(() => undefined)))
  return new Response(readable, { headers })
}
