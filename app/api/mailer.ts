import type { Context } from 'hono'
import { composeAccountLetter } from '#app/features/auth/account/letters.server'
import { enquiryLetter } from '#app/features/enquiry/enquiry-letter.server'
import { type LetterContext, type LetterMailer, sendLetter, type WriteLetter } from '#app/features/mail/mail.server'
import { newsletterLetter } from '#app/features/newsletter/newsletter-letter.server'
import { isOrderLetter, orderLetter } from '#app/features/orders/order-letter.server'
import { type Database, openDatabase } from '#app/server/db/client'
import { mailer } from '#app/server/mail'
import { sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'

/** Passes each letter to the feature that writes it. */
export const letterRenderer =
  (db: Database, context: LetterContext): WriteLetter =>
  ({ letter, ...row }, now) => {
    if (letter === 'newsletter') return newsletterLetter(db, row, context)
    if (letter === 'enquiry' || letter === 'enquiry_received') return enquiryLetter(db, { ...row, letter }, context)
    if (isOrderLetter(letter)) return orderLetter(db, { ...row, letter }, context)
    return composeAccountLetter(db, { ...row, letter }, context, now)
  }

export const letterMailer = (env: Env): LetterMailer => ({
  write: letterRenderer(openDatabase(env.DB), { siteOrigin: env.SITE_ORIGIN, secrets: sessionSecrets(env) }),
  send: mailer(env),
})

/** Tries a new letter right after the answer; the scheduled handler retries failures. */
export function sendSoon(c: Context<ApiEnv>, letterId: string | undefined) {
  if (letterId) c.executionCtx.waitUntil(sendLetter(openDatabase(c.env.DB), letterId, letterMailer(c.env)))
}
