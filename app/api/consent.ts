import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { readAccessToken } from '#app/features/auth/session/access-token.server'
import { accountOfSession } from '#app/features/auth/session/session.server'
import {
  CHOICE_SECONDS,
  CONSENT_API,
  type ConsentState,
  choiceValue,
  consentWords,
} from '#app/features/consent/consent'
import { type ConsentValues, consentForm } from '#app/features/consent/consent.schema'
import { noteConsent, noteWithdrawal } from '#app/features/consent/consent.server'
import { toLocale } from '#app/features/languages/languages'
import { asksNotTo } from '#app/features/measurement/measurement'
import type { FailureCode } from '#app/lib/failure'
import { judge } from '#app/lib/form'
import { hrefIn } from '#app/lib/page-path'
import { MEASUREMENT, MEASUREMENT_PROOF, TOKEN } from '#app/lib/storage-keys'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { logFailure } from '#app/server/log/failure-log'
import { sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { consumeQuotas, quotaByAddress, readFormFields, refuseOtherSites } from './call'
import { answerProblem } from './errors'

type Taken = { state: ConsentState } | { code: FailureCode; retryAfter?: number }

/** Gives or withdraws consent to measurement. Scripts get a status, forms are redirected to the page of the choice. */
export const consent = new Hono<ApiEnv>()
consent.use(CONSENT_API, refuseOtherSites)
consent.post(CONSENT_API, async (c) => {
  const fields = await readFormFields(c)
  const judged = fields.ok ? judge(consentForm, fields.sent) : undefined
  const form = judged?.ok ? judged.values : undefined
  const taken: Taken = form ? await take(c, form) : { code: fields.ok ? 'invalid_request' : fields.code }
  if (c.req.header('accept')?.includes('text/html')) {
    const state = 'state' in taken ? taken.state : 'failed'
    return c.redirect(hrefIn(toLocale(form?.locale ?? ''), '/measurement', {}, { state }), 303)
  }
  if ('state' in taken) return c.body(null, 204)
  const problem = answerProblem(c, taken.code, taken.retryAfter ? { 'retry-after': String(taken.retryAfter) } : {})
  // Keeps the cookies that `take` has set: a withdrawal counts even if the ledger failed.
  return c.newResponse(problem.body, problem)
})

async function take(c: Context<ApiEnv>, form: ConsentValues): Promise<Taken> {
  // A withdrawal needs no current consent text.
  if (form.choice === 'refused') return refuse(c, form)
  // A page opened before the text changed did not show the current one.
  if (form.words !== consentWords(c.env.MEASUREMENT_SCRIPT)) return { code: 'invalid_request' }
  if (asksNotTo(c.req.raw.headers)) return { state: 'signal' }
  const retryAfter = await consumeQuotas(c, quotaByAddress(c, allowances.consentByAddress))
  if (retryAfter !== undefined) return { code: 'too_many_requests', retryAfter }
  const subject = subjectOf(c) ?? crypto.randomUUID()
  try {
    const { db, entry } = await entryOf(c, form, subject)
    await noteConsent(db, { ...entry, words: form.words })
  } catch (error) {
    // Consent that cannot be proved does not count.
    logFailure('consent', error as Error)
    return { code: 'unexpected' }
  }
  setCookie(c, MEASUREMENT, choiceValue('given', form.words), choiceAttributes(c))
  setCookie(c, MEASUREMENT_PROOF, subject, proofAttributes(c))
  return { state: 'saved' }
}

/** A refusal gets no subject id and no row. An earlier consent is withdrawn, whatever else fails. */
async function refuse(c: Context<ApiEnv>, form: ConsentValues): Promise<Taken> {
  setCookie(c, MEASUREMENT, choiceValue('refused', form.words), choiceAttributes(c))
  const subject = subjectOf(c)
  if (!subject) return { state: 'saved' }
  try {
    const { db, entry } = await entryOf(c, form, subject)
    await noteWithdrawal(db, entry)
  } catch (error) {
    // The subject id stays, so that a later try can record the withdrawal.
    logFailure('consent withdrawn', error as Error)
    return { code: 'unexpected' }
  }
  setCookie(c, MEASUREMENT_PROOF, '', { ...proofAttributes(c), maxAge: 0 })
  return { state: 'saved' }
}

/** The subject id of this browser's consent, if it is a valid UUID. */
const subjectOf = (c: Context<ApiEnv>) => UUID.exec(getCookie(c, MEASUREMENT_PROOF) ?? '')?.[0]
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

async function entryOf(c: Context<ApiEnv>, { purpose, locale }: ConsentValues, subject: string) {
  const db = openDatabase(c.env.DB)
  const session = await readAccessToken(sessionSecrets(c.env), getCookie(c, TOKEN) ?? '')
  const account = session && (await accountOfSession(db, session))
  return { db, entry: { subject, purpose, locale, accountId: account?.id ?? null, notedAt: Date.now() } }
}

/** Scripts may read it. */
const choiceAttributes = (c: Context<ApiEnv>) => ({
  path: '/',
  secure: c.env.COOKIE_PROFILE === 'hardened',
  sameSite: 'Lax' as const,
  maxAge: CHOICE_SECONDS,
})

/** Hidden from scripts and sent only to this address, so that it cannot identify visitors on pages. */
const proofAttributes = (c: Context<ApiEnv>) => ({ ...choiceAttributes(c), path: CONSENT_API, httpOnly: true })
