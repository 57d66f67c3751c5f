import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { forgotData, resetData, roughEmailSchema } from '#app/features/account/account.schema'
import { askForLetter, resetPassword } from '#app/features/account/reset.server'
import { toLocale } from '#app/features/languages/languages'
import { openDatabase } from '#app/server/db/client'
import { countTry, forgetTries, isNoted, note } from '#app/server/limits/rate-limit'
import type { ApiEnv } from './api-env'
import {
  bearerOf,
  byAddress,
  byBoth,
  byEmail,
  byKey,
  call,
  callContext,
  refuseFor,
  secondsToWait,
  success,
  tooMany,
} from './call'
import { answerProblem } from './errors'
import { allowances, letterLimits } from './limits'
import { sendSoon } from './mailer'

/** The calls about letters (API-06 to API-08): none of them says whether there is an account. */
export const passwordReset = new Hono<ApiEnv>()

// Spelled so in the specification.
passwordReset.post(
  '/api/auth/fogot-password',
  call(forgotData, async (c, { email }) => (await refusalOfLetter(c, 'reset', email)) ?? c.json(success)),
)

passwordReset.post(
  '/api/auth/reset-password',
  call(resetData, async (c, data) => {
    const refusal = await tooMany(c, byAddress(c, allowances.resetByAddress))
    if (refusal) return refusal
    const reset = await resetPassword(openDatabase(c.env.DB), { ...data, token: bearerOf(c) }, callContext(c))
    if (!reset.ok) return answerProblem(c, reset.code)
    sendSoon(c, reset.letterId)
    // The letter that came lately has been used: it will do no longer.
    await forgetTries(openDatabase(c.env.DB), byEmail(data.email, letterLimits.reset.sentLately))
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
 * Has a letter sent, or says why not. While one that came lately will do, a mailbox that may get no more of them today
 * is no reason to refuse anybody: others may have asked for them. A call whose answer was lost, and that comes again with
 * its key, has its letter (AUTH-07).
 */
async function refusalOfLetter(c: Context<ApiEnv>, letter: keyof typeof letterLimits, email: string) {
  const { byAddress: ofAddress, fromAddress, fromAddressADay, toMailbox, sentLately } = letterLimits[letter]
  const db = openDatabase(c.env.DB)
  const again = byKey(c, `${letter}-call`, email)
  if (again && (await isNoted(db, again))) return
  // What one limit refuses is no try of the next one's.
  const wait =
    (await secondsToWait(c, byAddress(c, ofAddress), byBoth(c, email, fromAddress))) ??
    (await countTry(db, [byBoth(c, email, fromAddressADay)]))
  if (wait !== undefined) return refuseFor(c, wait)
  const untilTomorrow = await countTry(db, [byEmail(email, toMailbox)])
  const lately = byEmail(email, sentLately)
  if (untilTomorrow !== undefined) return (await isNoted(db, lately)) ? undefined : refuseFor(c, untilTomorrow)
  sendSoon(c, await askForLetter(db, letter, email, callContext(c)))
  await note(db, lately)
  if (again) await note(db, again)
}
