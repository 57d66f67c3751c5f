import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { roughEmailSchema } from '#app/features/auth/account/account.schema'
import { forgotData, resetData } from '#app/features/auth/account/account-calls.schema'
import { askForLetter, resetPassword } from '#app/features/auth/reset/reset.server'
import { toLocale } from '#app/features/languages/languages'
import { openDatabase } from '#app/server/db/client'
import { allowances, letterLimits } from '#app/server/limits/allowances'
import { consume, exhaust, isExhausted, resetQuota } from '#app/server/limits/quota'
import type { ApiEnv } from './api-env'
import {
  bearerOf,
  call,
  callContext,
  consumeQuotas,
  quotaByAddress,
  quotaByEmail,
  quotaByEmailAndAddress,
  quotaByKey,
  refuseFor,
  refuseOverLimit,
  success,
} from './call'
import { answerProblem } from './errors'
import { sendSoon } from './mailer'

/** Calls for letters (API-06 to API-08); none reveals whether an account exists. */
export const passwordReset = new Hono<ApiEnv>()

// Sic: the specification's spelling.
passwordReset.post(
  '/api/auth/fogot-password',
  call(forgotData, async (c, { email }) => (await refusalOfLetter(c, 'reset', email)) ?? c.json(success)),
)

passwordReset.post(
  '/api/auth/reset-password',
  call(resetData, async (c, data) => {
    const refusal = await refuseOverLimit(c, quotaByAddress(c, allowances.resetByAddress))
    if (refusal) return refusal
    const reset = await resetPassword(openDatabase(c.env.DB), { ...data, token: bearerOf(c) }, callContext(c))
    if (!reset.ok) return answerProblem(c, reset.code)
    sendSoon(c, reset.letterId)
    // The last letter's token is used, so a new letter may be sent.
    await resetQuota(openDatabase(c.env.DB), quotaByEmail(data.email, letterLimits.reset.sentLately))
    return c.json(success)
  }),
)

passwordReset.get('/api/auth/resend', async (c) => {
  c.set('locale', toLocale(c.req.query('language') ?? ''))
  const email = roughEmailSchema(c.req.query('email'))
  if (email instanceof type.errors) return answerProblem(c, 'invalid_request')
  return (await refusalOfLetter(c, 'activation', email)) ?? c.text('Success')
})

/**
 * Sends a letter or refuses. While a recent letter is valid, the mailbox's daily limit is no reason to refuse: others
 * may have used it up. A retry with its idempotency key succeeds (AUTH-07).
 */
async function refusalOfLetter(c: Context<ApiEnv>, letter: keyof typeof letterLimits, email: string) {
  const { byAddress: ofAddress, fromAddress, fromAddressADay, toMailbox, sentLately } = letterLimits[letter]
  const db = openDatabase(c.env.DB)
  const again = quotaByKey(c, `${letter}-call`, email)
  if (again && (await isExhausted(db, again))) return
  // A try refused by one limit does not count for the next.
  const wait =
    (await consumeQuotas(c, quotaByAddress(c, ofAddress), quotaByEmailAndAddress(c, email, fromAddress))) ??
    (await consume(db, [quotaByEmailAndAddress(c, email, fromAddressADay)]))
  if (wait !== undefined) return refuseFor(c, wait)
  const untilTomorrow = await consume(db, [quotaByEmail(email, toMailbox)])
  const lately = quotaByEmail(email, sentLately)
  if (untilTomorrow !== undefined) return (await isExhausted(db, lately)) ? undefined : refuseFor(c, untilTomorrow)
  sendSoon(c, await askForLetter(db, letter, email, callContext(c)))
  await exhaust(db, lately)
  if (again) await exhaust(db, again)
}
