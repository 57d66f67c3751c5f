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

/** The sign-up form. The answer is the same whether the mailbox is known or not: only the letter says it. */
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

/** The button under the link of a letter that asks whether its reader wants more of them. */
export async function confirmSignUp(_: object, { c, locale }: FormCall): Promise<FormAnswer> {
  const { token = '' } = c.req.query()
  const confirmation = { token, secrets: sessionSecrets(c.env), locale, now: Date.now() }
  const isConfirmed = await confirmReader(openDatabase(c.env.DB), confirmation)
  return { ok: true, leadsTo: hrefIn(locale, '/newsletter', {}, { state: isConfirmed ? 'confirmed' : 'stale' }) }
}

/** The button under the link that ends the letters. */
export async function leaveLetters(_: object, { c, locale }: FormCall): Promise<FormAnswer> {
  const { token: id = '' } = c.req.query()
  const hasLeft = await endReading(openDatabase(c.env.DB), { id, locale, now: Date.now() })
  return { ok: true, leadsTo: hrefIn(locale, '/newsletter', {}, { state: hasLeft ? 'left' : 'unknown' }) }
}

const ONE_CLICK = '/api/newsletter/leave'

/**
 * The address in the letters' headers. The POST comes from a mail provider (RFC 8058), so it may come from any site and
 * is answered without a redirect; who opens it in a browser is shown the page with the button.
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
