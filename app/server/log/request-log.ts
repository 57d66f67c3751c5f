import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { PageTable } from '../page-table'
import { newRequestId, withRequestId } from './request-id'

/**
 * Logs one JSON line per request and returns its id. Logs the route, not the address, which may contain names, tokens
 * and search terms; nothing about the visitor.
 */
export const requestLog = createMiddleware<{ Variables: { pages: PageTable } }>(async (c, next) => {
  const id = newRequestId(c.req.raw.headers)
  const startedAt = performance.now()
  await withRequestId(id, next)
  const ms = Math.round(performance.now() - startedAt)
  const { status, headers } = c.res
  const cache = headers.get('x-page-cache') ?? undefined
  const route = (cache && c.var.pages.atAddress(c.req.path)?.path) || routePath(c)
  headers.set('x-request-id', id)
  if (cache && isRead(c.req.method)) headers.set('server-timing', serverTiming(cache, ms))
  console.log(JSON.stringify({ event: 'request', id, method: c.req.method, route, status, ms, cache }))
})

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * Only for pages, as the time of a password check is private. Written last, so that cached pages report their own time.
 */
const serverTiming = (cache: string, ms: number) => `cache;desc="${cache}", worker;dur=${ms}`
