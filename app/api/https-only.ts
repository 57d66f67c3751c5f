import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './api-env'
import { answerProblem } from './errors'

/** Where the shop stands behind https, plain http leads there, and nothing that was sent over it is taken. */
export const httpsOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const address = new URL(c.req.url)
  if (address.protocol === 'https:' || !c.env.SITE_ORIGIN.startsWith('https:')) return next()
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return answerProblem(c, 'https_required')
  address.protocol = 'https:'
  address.port = ''
  return c.redirect(address.href, 308)
})
