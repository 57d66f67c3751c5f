import { type Context, type Handler, Hono } from 'hono'
import type { ApiEnv } from './api/api-env'
import { isFromOtherSite, readForm } from './api/call'
import { takeEnquiry } from './api/enquiry'
import { answerProblem } from './api/errors'
import { takeNewsletterForm } from './api/newsletter'
import { toPackageTier } from './features/catalogue/catalogue'
import { type About, enquiryAddress, pathOfForm } from './features/enquiry/enquiry'
import { isLocale, type Locale } from './features/languages/languages'
import { failureStatus } from './lib/failure'
import type { RefusedForm } from './lib/page-context'
import { hrefIn } from './lib/page-path'
import { refusePage, renderPrivately, renderWith } from './page-responses'
import type { RenderPage } from './server/cache/page-cache'
import { isTooLong } from './server/http/address-length'
import { isName } from './server/http/request-validation'
import { BURST_PERIOD_SECONDS, isFloodOfMisses } from './server/limits/flood'

/** What browsers send to the page that a form stands in. */
export const formSubmissions = new Hono<ApiEnv>()

/** Answers forms of ours, from pages in languages of ours. */
const ours =
  (answer: (c: Context<ApiEnv>, locale: Locale) => Promise<Response>): Handler<ApiEnv> =>
  async (c, next) => {
    const locale = c.req.param('locale')
    if (!isLocale(locale) || isTooLong(c.req.url)) return next()
    if (isFromOtherSite(c)) return refusePage(c, locale, 'cross_site_request')
    c.set('locale', locale)
    // Each answer is a page that no cache has, whatever was sent.
    if (await isFloodOfMisses(c.req.raw.headers, c.env)) return refuseFlood(c, locale)
    return answer(c, locale)
  }

formSubmissions.post(
  '/:locale/newsletter',
  ours(async (c, locale) => {
    const answer = await takeNewsletterForm(c, locale)
    if ('state' in answer) return c.redirect(hrefIn(locale, '/newsletter', {}, { state: answer.state }), 303)
    // The typed address goes back in the page, never into an address.
    const { code, values } = answer
    const render = renderWith(c, locale, { rejectedForm: { code, values } })
    return refuseForm(c, locale, { render, path: hrefIn(locale, '/newsletter') }, answer)
  }),
)
formSubmissions.post(
  '/:locale/product/:slug',
  ours(async (c, locale) => {
    const slug = c.req.param('slug') ?? ''
    return isName(slug) ? answerEnquiry(c, locale, { slug }) : refusePage(c, locale, 'not_found')
  }),
)
formSubmissions.post(
  '/:locale/furniture-package',
  ours(async (c, locale) => {
    const tier = toPackageTier(c.req.query('packageTier'))
    return tier ? answerEnquiry(c, locale, { tier }) : refusePage(c, locale, 'not_found')
  }),
)
formSubmissions.post(
  '/:locale/contact-us',
  ours((c, locale) => answerEnquiry(c, locale, {})),
)
// Forms that a script sends. Where the browser was faster, or there is no script, the page does what they ask.
formSubmissions.post(
  '/:locale/:page{login|activate|profile}',
  ours(async (c, locale) => {
    const form = await readForm(c)
    if (!form.ok) return refusePage(c, locale, form.code)
    const { pathname, search } = new URL(c.req.url)
    const request = new Request(c.env.SITE_ORIGIN + pathname + search, { headers: c.req.raw.headers })
    const page = await renderPrivately(c, locale, {
      render: renderWith(c, locale, { submittedForm: form.sent }),
      request,
    })
    // A browser that is sent on takes what it was about to send with it, unless it is told to look instead.
    return page.headers.has('location') ? new Response(null, { status: 303, headers: page.headers }) : page
  }),
)

const refuseFlood = (c: Context<ApiEnv>, locale: Locale) =>
  isFromScript(c)
    ? answerProblem(c, 'too_many_requests', retryAfterHeader(BURST_PERIOD_SECONDS))
    : refusePage(c, locale, 'too_many_requests')

const isFromScript = (c: Context<ApiEnv>) => c.req.header('accept') === 'application/json'

/** Leads on to the page that says it has arrived, or shows the form again with what was typed and what is wrong. */
async function answerEnquiry(c: Context<ApiEnv>, locale: Locale, about: About): Promise<Response> {
  const answer = await takeEnquiry(c, locale, about)
  if (isFromScript(c)) return tellScript(c, answer)
  if (answer === 'no such product') return refusePage(c, locale, 'not_found')
  if ('reference' in answer) return c.redirect(enquiryAddress(locale, about, answer.reference), 303)
  const { values, refused, retryAfter } = answer
  const render = renderWith(c, locale, { rejectedForm: { values: '', ...refused }, submittedForm: values })
  return refuseForm(c, locale, { render, path: `/${locale}${pathOfForm(about)}` }, { ...refused, retryAfter })
}

/** The same for a script, whose page still holds what was typed. */
function tellScript(c: Context<ApiEnv>, answer: Awaited<ReturnType<typeof takeEnquiry>>): Response {
  if (answer === 'no such product') return answerProblem(c, 'not_found')
  if ('reference' in answer) return c.json(answer, 200, { 'cache-control': 'no-store' })
  const { refused, retryAfter } = answer
  return answerProblem(c, refused.code, retryAfterHeader(retryAfter), refused.wrong)
}

type Refusal = { code: RefusedForm['code']; retryAfter?: number }

/** The page of a form again, which says what is wrong with what was sent. */
async function refuseForm(
  c: Context<ApiEnv>,
  locale: Locale,
  { render, path }: { render: RenderPage; path: string },
  { code, retryAfter }: Refusal,
) {
  const request = new Request(new URL(path, c.env.SITE_ORIGIN), { headers: c.req.raw.headers })
  const page = await renderPrivately(c, locale, { render, request, status: failureStatus[code] })
  for (const [name, value] of Object.entries(retryAfterHeader(retryAfter))) page.headers.set(name, value)
  return page
}

const retryAfterHeader = (seconds?: number): Record<string, string> =>
  seconds === undefined ? {} : { 'retry-after': String(seconds) }
