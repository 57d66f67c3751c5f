import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './api-env'
import { answerProblem } from './errors'

/** Redirects plain http to https, and accepts no body over it. */
export const httpsOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const address = new URL(c.req.url)
  if (address.protocol === 'https:' || !c.env.SITE_ORIGIN.startsWith('https:')) return next()
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return answerProblem(c, 'https_required')
  address.protocol = 'https:'
  address.port = ''
  return c.redirect(address.href, 308)
})
