import { type Context, Hono } from 'hono'
import { type Locale, toLocale } from '#app/features/languages/languages'
import { enqueue, newLetter } from '#app/features/mail/mail.server'
import type { NewsletterState } from '#app/features/newsletter/newsletter'
import { readSignUpForm } from '#app/features/newsletter/newsletter.schema'
import { confirmReader, endReading, noteSignUp } from '#app/features/newsletter/newsletter.server'
import type { RefusedForm } from '#app/lib/page-context'
import { hrefIn } from '#app/lib/page-path'
import { sessionSecrets } from '#app/server/auth/session-secrets'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { BURST_PERIOD_SECONDS, isFloodOfMisses } from '#app/server/limits/flood'
import { logFailure } from '#app/server/log/failure-log'
import type { ApiEnv } from './api-env'
import { byAddress, byEmail, readForm, refuseFor, secondsToWait } from './call'
import { sendSoon } from './mailer'

/** Where a form of the newsletter leads: to a state of its page, or back to what was typed. */
type FormAnswer = { state: NewsletterState } | (RefusedForm & { retryAfter?: number })

/** What was sent to the newsletter's page: the sign-up form, or the button under a link of a letter. */
export async function takeNewsletterForm(c: Context<ApiEnv>, locale: Locale): Promise<FormAnswer> {
  if (!['confirm', 'leave'].includes(c.req.query('state') ?? '')) return signUp(c, locale, Date.now())
  try {
    return await press(c, locale)
  } catch (error) {
    logFailure('newsletter button', error as Error)
    return { values: '', code: 'unexpected' }
  }
}

/** The button under a link of a letter. */
async function press(c: Context<ApiEnv>, locale: Locale): Promise<FormAnswer> {
  const { state, token = '' } = c.req.query()
  const [db, now] = [openDatabase(c.env.DB), Date.now()]
  if (state === 'confirm') {
    const isConfirmed = await confirmReader(db, { token, secrets: sessionSecrets(c.env), locale, now })
    return { state: isConfirmed ? 'confirmed' : 'stale' }
  }
  return { state: (await endReading(db, { id: token, locale, now })) ? 'left' : 'unknown' }
}

/** The answer is the same whether the mailbox is known or not: only the letter says it. */
async function signUp(c: Context<ApiEnv>, locale: Locale, now: number): Promise<FormAnswer> {
  const form = await readForm(c)
  if (!form.ok) return { values: '', code: form.code }
  const { values, email, isFilledByProgram } = readSignUpForm(form.sent)
  if (isFilledByProgram) return { state: 'sent' }
  if (!email) return { values, code: 'invalid_request' }
  try {
    const retryAfter = await secondsToWait(
      c,
      byAddress(c, allowances.newsletterByAddress),
      byEmail(email, allowances.newsletterToMailbox),
    )
    if (retryAfter !== undefined) return { values, code: 'too_many_requests', retryAfter }
    const db = openDatabase(c.env.DB)
    const letter = newLetter('newsletter', email, locale, now)
    await db.batch([noteSignUp(db, { email, locale, now }), enqueue(db, letter)])
    sendSoon(c, letter.id)
    return { state: 'sent' }
  } catch (error) {
    logFailure('newsletter sign-up', error as Error)
    return { values, code: 'unexpected' }
  }
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
