import { Hono } from 'hono'
import type { ApiEnv } from './api-env'
import { answerProblem } from './errors'

/** Script and runtime of an operator's model (app.config.ts). */
const LABELLER = '/labeller/:file'

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  // The only policy that lets WebAssembly be compiled: that of the one Worker which does.
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
}

/** Files that are there only where the operator has a model. */
export const labeller = new Hono<ApiEnv>().get(LABELLER, async (c) => {
  const file = c.env.HOUSE_DOCTOR_MODEL ? await c.env.ASSETS.fetch(c.req.raw) : undefined
  if (!file || file.status >= 400) return answerProblem(c, 'not_found')
  const answer = new Response(file.body, file)
  for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value)
  return answer
})
