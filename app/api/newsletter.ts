import { Hono } from 'hono'
import { toLocale } from '#app/features/languages/languages'
import { enqueue, newLetter } from '#app/features/mail/mail.server'
import type { SignUp } from '#app/features/newsletter/newsletter.schema'
import { confirmReader, endReading, noteSignUp } from '#app/features/newsletter/newsletter.server'
import type { FormAnswer } from '#app/lib/form'
import { hrefIn } from '#app/lib/page-path'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { BURST_PERIOD_SECONDS, isFloodOfMisses } from '#app/server/limits/flood'
import { sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { consumeQuotas, quotaByAddress, quotaByEmail, refuseFor } from './call'
import type { FormCall } from './form-call'
import { sendSoon } from './mailer'

/** The answer is the same for known and unknown mailboxes; only the letter differs. */
export async function signUpForLetters({ email }: SignUp, { c, locale, sent }: FormCall): Promise<FormAnswer> {
  const done = { ok: true as const, leadsTo: hrefIn(locale, '/newsletter', {}, { state: 'sent' }) }
  if (sent.website) return done
  const retryAfter = await consumeQuotas(
    c,
    quotaByAddress(c, allowances.newsletterByAddress),
    quotaByEmail(email, allowances.newsletterToMailbox),
  )
  if (retryAfter !== undefined) return { ok: false, code: 'too_many_requests', retryAfter }
  const now = Date.now()
  const db = openDatabase(c.env.DB)
  const letter = newLetter('newsletter', email, locale, now)
  await db.batch([noteSignUp(db, { email, locale, now }), enqueue(db, letter)])
  sendSoon(c, letter.id)
  return done
}

/** Confirms a sign-up by the button on the page that the letter links to. */
export async function confirmSignUp(_: object, { c, locale }: FormCall): Promise<FormAnswer> {
  const { token = '' } = c.req.query()
  const confirmation = { token, secrets: sessionSecrets(c.env), locale, now: Date.now() }
  const isConfirmed = await confirmReader(openDatabase(c.env.DB), confirmation)
  return { ok: true, leadsTo: hrefIn(locale, '/newsletter', {}, { state: isConfirmed ? 'confirmed' : 'stale' }) }
}

/** Unsubscribes by the button on the page that the letter links to. */
export async function leaveLetters(_: object, { c, locale }: FormCall): Promise<FormAnswer> {
  const { token: id = '' } = c.req.query()
  const hasLeft = await endReading(openDatabase(c.env.DB), { id, locale, now: Date.now() })
  return { ok: true, leadsTo: hrefIn(locale, '/newsletter', {}, { state: hasLeft ? 'left' : 'unknown' }) }
}

const ONE_CLICK = '/api/newsletter/leave'

/**
 * The address in the letters' headers. A mail provider sends the POST (RFC 8058), so any site may send it and it must
 * not redirect; a GET shows the page with the button.
 */
export const newsletter = new Hono<ApiEnv>()
newsletter.post(ONE_CLICK, async (c) => {
  if (await isFloodOfMisses(c.req.raw.headers, c.env)) return refuseFor(c, BURST_PERIOD_SECONDS)
  const { language = '', token = '' } = c.req.query()
  await endReading(openDatabase(c.env.DB), { id: token, locale: toLocale(language), now: Date.now() })
  return c.text('OK', 200, { 'cache-control': 'no-store' })
})
newsletter.get(ONE_CLICK, (c) => {
  const { language = '', token } = c.req.query()
  return c.redirect(hrefIn(toLocale(language), '/newsletter', {}, { state: 'leave', token: token || undefined }), 302)
})
