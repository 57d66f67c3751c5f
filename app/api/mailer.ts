import type { Context } from 'hono'
import { composeAccountLetter } from '#app/features/auth/account/letters.server'
import { enquiryLetter } from '#app/features/enquiry/enquiry-letter.server'
import { type LetterContext, type LetterMailer, sendLetter, type WriteLetter } from '#app/features/mail/mail.server'
import { newsletterLetter } from '#app/features/newsletter/newsletter-letter.server'
import { isOrderLetter, orderLetter } from '#app/features/orders/order-letter.server'
import { type Database, openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { consume, refund } from '#app/server/limits/quota'
import { isLocal } from '#app/server/local-mode'
import { logFailure } from '#app/server/log/failure-log'
import { mailer } from '#app/server/mail'
import { type PhoneSettings, phoneSender, type SendToPhone } from '#app/server/phone'
import { fingerprint, sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { devPhone } from './dev-phone'

/** Passes each letter to the feature that writes it. */
export const letterRenderer =
  (db: Database, context: LetterContext): WriteLetter =>
  ({ letter, ...row }, now) => {
    if (letter === 'newsletter') return newsletterLetter(db, row, context)
    if (letter === 'enquiry' || letter === 'enquiry_received') return enquiryLetter(db, { ...row, letter }, context)
    if (isOrderLetter(letter)) return orderLetter(db, { ...row, letter }, context, now)
    return composeAccountLetter(db, { ...row, letter }, context, now)
  }

const phonesOf = (env: Env) =>
  phoneSender(env as PhoneSettings, isLocal(env) ? (request) => devPhone.fetch(request, env) : undefined)

/**
 * A number gets no more messages than its allowance: what is above it is dropped, and logged without the number. Letters
 * must not use up the codes that somebody waits for. What fails is tried again, so it counts only once it is sent.
 */
const limitedSender = (db: Database, send: SendToPhone | undefined): SendToPhone | undefined =>
  send &&
  (async (message) => {
    const who = fingerprint(`${message.kind === 'order_access' ? 'code' : 'letter'} ${message.to}`)
    const ofNumber = [allowances.messageToPhone, allowances.messageToPhoneInADay].map((one) => ({ ...one, who }))
    const usedAt = Date.now()
    if ((await consume(db, ofNumber, { now: usedAt })) !== undefined)
      return logFailure('message', new Error('a number has had its messages'))
    try {
      await send(message)
    } catch (error) {
      for (const quota of ofNumber) await refund(db, quota, { usedAt })
      throw error
    }
  })

export const letterMailer = (env: Env): LetterMailer => ({
  write: letterRenderer(openDatabase(env.DB), { siteOrigin: env.SITE_ORIGIN, secrets: sessionSecrets(env) }),
  send: mailer(env),
  sendToPhone: limitedSender(openDatabase(env.DB), phonesOf(env)),
})

/** Tries a new letter right after the answer; the scheduled handler retries failures. */
export function sendSoon(c: Context<ApiEnv>, letterId: string | undefined) {
  if (letterId) c.executionCtx.waitUntil(sendLetter(openDatabase(c.env.DB), letterId, letterMailer(c.env)))
}
