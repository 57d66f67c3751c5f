import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { pageAddress } from '../page-addresses'
import { newRequestId, withRequestId } from './request-id'

/**
 * One line of JSON for every request, and its id in the answer. A line says which route was asked for and never the
 * address: names, tokens and terms of a search stand there. Nothing of the visitor is in it.
 */
export const requestLog = createMiddleware(async (c, next) => {
  const id = newRequestId(c.req.raw.headers)
  const startedAt = performance.now()
  await withRequestId(id, next)
  const ms = Math.round(performance.now() - startedAt)
  const { status, headers } = c.res
  const cache = headers.get('x-page-cache') ?? undefined
  const route = (cache && pageAddress(c.req.path)) || routePath(c)
  headers.set('x-request-id', id)
  if (cache && isRead(c.req.method)) headers.set('server-timing', serverTiming(cache, ms))
  console.log(JSON.stringify({ event: 'request', id, method: c.req.method, route, status, ms, cache }))
})

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * Of pages that are read alone: how long an answer to a password took is nobody's business. It is written on the way out, so a page
 * from the cache says how long this answer took and not the one that was stored.
 */
const serverTiming = (cache: string, ms: number) => `cache;desc="${cache}", worker;dur=${ms}`
