import { type Context, Hono, type Next } from 'hono'
import type { ApiEnv } from './api/api-env'
import { isFromOtherSite, readFormFields } from './api/call'
import { answerProblem } from './api/errors'
import type { FormCall } from './api/form-call'
import { cookieNamed } from './features/auth/session/session-cookies'
import { isLocale, type Locale } from './features/languages/languages'
import { type Form, formsByPage } from './forms'
import { Failure, type FailureCode, failureStatus } from './lib/failure'
import type { FormAnswer, FormRefusal } from './lib/form'
import type { PageContext } from './lib/page-context'
import { hrefIn } from './lib/page-path'
import { TRACE } from './lib/storage-keys'
import { refusePage, renderPrivately, renderWith } from './page-responses'
import { pageRefusal } from './server/http/request-validation'
import { BURST_PERIOD_SECONDS, isFloodOfMisses } from './server/limits/flood'
import { logFailure } from './server/log/failure-log'

/** Answers the forms of pages (forms.ts), sent by browsers or scripts. */
export const formSubmissions = new Hono<ApiEnv>()

for (const [path, forms] of Object.entries(formsByPage))
  formSubmissions.post(`/:locale${path.replaceAll('$', ':')}`, (c, next) => answerSubmission(c, next, forms))

/** The logout form's address is no page; opening it leads home without logging out. */
formSubmissions.get('/:locale/logout', async (c, next) => {
  const locale = c.req.param('locale')
  return isLocale(locale) ? c.redirect(hrefIn(locale, '/'), 303) : next()
})

async function answerSubmission(c: Context<ApiEnv>, next: Next, forms: Record<string, Form>) {
  const locale = c.req.param('locale') ?? ''
  const wrongAddress = pageRefusal('GET', new URL(c.req.url))
  if (!isLocale(locale) || wrongAddress === 'address_too_long') return next()
  c.set('locale', locale)
  if (wrongAddress) return refuse(c, locale, wrongAddress)
  if (isFromOtherSite(c)) return refuse(c, locale, 'cross_site_request')
  // Answers to forms are never cached, so each one counts against the limit.
  if (await isFloodOfMisses(c.req.raw.headers, c.env)) return refuse(c, locale, 'too_many_requests')
  const read = await readFormFields(c)
  const { intent = '', ...sent } = read.ok ? read.sent : {}
  const form = Object.hasOwn(forms, intent) ? forms[intent] : undefined
  if (!form) return refuse(c, locale, read.ok ? 'invalid_request' : read.code)
  const call: FormCall = { c, locale, traceID: traceOf(c, sent), sent }
  const answer = () => (read.ok ? answerOf(form, call) : refusal(read.code))
  return answerWithPage(c, locale, { intent, form, sent, answer })
}

type Sent = {
  intent: string
  form: Form
  sent: FormCall['sent']
  answer: () => Promise<FormAnswer | Response> | FormAnswer
}

/**
 * Scripts get the result as JSON. Browsers are redirected on success; after a refusal they get the page again with
 * errors and values.
 */
async function answerWithPage(c: Context<ApiEnv>, locale: Locale, { intent, form, sent, answer }: Sent) {
  let refused: FormRefusal | undefined
  async function answerForm(context: PageContext): Promise<Response | undefined> {
    const result = await answer()
    if (result instanceof Response) return result
    // Expected failures are data (docs/decisions/003).
    if (isFromScript(c)) return c.json(result, 200, { 'cache-control': 'no-store' })
    if (result.ok) return new Response(null, { status: 303, headers: { location: result.leadsTo } })
    refused = result
    context.submission = { ...result, intent, values: form.shown(sent) }
  }
  const { pathname, search } = new URL(c.req.url)
  const request = new Request(c.env.SITE_ORIGIN + pathname + search, { headers: c.req.raw.headers })
  const page = await renderPrivately(c, locale, { render: renderWith(c, locale, { answerForm }), request })
  if (!refused) return page
  if (refused.code === 'not_found') return refuse(c, locale, 'not_found')
  // 303 makes the browser fetch the target with GET instead of sending the form again.
  if (page.headers.has('location')) return new Response(null, { status: 303, headers: page.headers })
  // The page itself may have failed.
  if (!page.ok) return page
  const answered = new Response(page.body, { status: failureStatus[refused.code], headers: page.headers })
  if (refused.retryAfter !== undefined) answered.headers.set('retry-after', String(refused.retryAfter))
  return answered
}

async function answerOf(form: Form, call: FormCall): Promise<FormAnswer | Response> {
  try {
    return await form.answer(call)
  } catch (error) {
    if (error instanceof Failure) return refusal(error.code)
    logFailure('form', error as Error)
    // Scripts retry problems.
    return isFromScript(call.c) ? answerProblem(call.c, 'unexpected') : refusal('unexpected')
  }
}

const refusal = (code: FailureCode): FormRefusal => ({ ok: false, code })

const LONGEST_TRACE = 64

/** Scripts send the trace as a form field, for browsers that refuse cookies. */
const traceOf = (c: Context<ApiEnv>, { traceID }: FormCall['sent']) =>
  (traceID ?? cookieNamed(c.req.header('cookie') ?? '', TRACE) ?? '').slice(0, LONGEST_TRACE)

/** Refuses a request before its form is handled: an error page, or a problem for scripts. */
const refuse = (c: Context<ApiEnv>, locale: Locale, code: FailureCode) =>
  isFromScript(c)
    ? answerProblem(c, code, code === 'too_many_requests' ? { 'retry-after': String(BURST_PERIOD_SECONDS) } : {})
    : refusePage(c, locale, code)

const isFromScript = (c: Context<ApiEnv>) => c.req.header('accept') === 'application/json'
