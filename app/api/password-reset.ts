import { type } from 'arktype'
import { Hono } from 'hono'
import { forgotData, resetData, roughEmailSchema } from '#app/features/account/account.schema'
import { askForLetter, resetPassword } from '#app/features/account/reset.server'
import { toLocale } from '#app/features/languages/languages'
import { openDatabase } from '#app/server/db/client'
import type { ApiEnv } from './api-env'
import { bearerOf, byAddress, byEmail, call, circumstances, success, tooMany } from './call'
import { answerProblem, onlyMethods } from './errors'
import { allowances } from './limits'
import { sendSoon } from './postman'

/** The calls about letters (API-06 to API-08): none of them says whether there is an account. */
export const passwordReset = new Hono<ApiEnv>()

// Spelled so in the specification.
passwordReset.post(
  '/api/auth/fogot-password',
  call(forgotData, async (c, { email }) => {
    const refusal = await tooMany(
      c,
      byAddress(c, allowances.forgotByAddress),
      byEmail(email, allowances.forgotToAccount),
    )
    // What was refused is no letter of today's.
    const refused = refusal ?? (await tooMany(c, byEmail(email, allowances.forgotToMailbox)))
    if (refused) return refused
    sendSoon(c, await askForLetter(openDatabase(c.env.DB), 'reset', email, circumstances(c)))
    return c.json(success)
  }),
)

passwordReset.post(
  '/api/auth/reset-password',
  call(resetData, async (c, data) => {
    const refusal = await tooMany(c, byAddress(c, allowances.resetByAddress))
    if (refusal) return refusal
    const reset = await resetPassword(openDatabase(c.env.DB), { ...data, token: bearerOf(c) }, circumstances(c))
    if (!reset.ok) return answerProblem(c, reset.code)
    sendSoon(c, reset.letterId)
    return c.json(success)
  }),
)

passwordReset.get('/api/auth/resend', async (c) => {
  c.set('locale', toLocale(c.req.query('language') ?? ''))
  const email = roughEmailSchema(c.req.query('email'))
  if (email instanceof type.errors) return answerProblem(c, 'invalid_request')
  const refusal = await tooMany(c, byAddress(c, allowances.resendByAddress), byEmail(email, allowances.resendToAccount))
  const refused = refusal ?? (await tooMany(c, byEmail(email, allowances.resendToMailbox)))
  if (refused) return refused
  sendSoon(c, await askForLetter(openDatabase(c.env.DB), 'activation', email, circumstances(c)))
  return c.text('Success')
})

for (const address of ['fogot-password', 'reset-password'])
  passwordReset.all(`/api/auth/${address}`, onlyMethods('POST'))
passwordReset.all('/api/auth/resend', onlyMethods('GET, HEAD'))
