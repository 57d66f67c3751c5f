import type { Context } from 'hono'
import { type About, type TypedEnquiry, typedEnquiry } from '#app/features/enquiry/enquiry'
import { type EnquiryWords, readProductEnquiry, readTopicEnquiry } from '#app/features/enquiry/enquiry.schema'
import { keepEnquiry } from '#app/features/enquiry/enquiry.server'
import type { Locale } from '#app/features/languages/languages'
import type { RefusedForm } from '#app/lib/page-context'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { isFromPerson } from '#app/server/limits/turnstile'
import { logFailure } from '#app/server/log/failure-log'
import type { ApiEnv } from './api-env'
import { byAddress, byEmail, readForm, secondsToWait } from './call'
import { sendSoon } from './mailer'

type Refused = Pick<RefusedForm, 'code' | 'wrong'>
/** What comes of a form: the enquiry's reference, the typed fields with what is wrong, or no such product. */
type EnquiryAnswer =
  | { reference: string }
  | { values: TypedEnquiry; refused: Refused; retryAfter?: number }
  | 'no such product'

/** What the form on the page of a product (CAT-05) or a package (CAT-08) sent, or the contact form (ROUTE-07). */
export const takeEnquiry = (c: Context<ApiEnv>, locale: Locale, about: About) =>
  about.slug || about.tier
    ? handleSubmission(c, readProductEnquiry, (words) => keep(c, { about, words, locale }))
    : handleSubmission(c, readTopicEnquiry, (words, sent) =>
        keep(c, { about, words, locale }, () => isFromPerson(sent, c.env)),
      )

type Kept = { reference: string } | (Refused & { retryAfter?: number }) | 'no such product'

async function handleSubmission<Words>(
  c: Context<ApiEnv>,
  read: (values: TypedEnquiry) => { ok: true; words: Words } | { ok: false; wrong: Refused['wrong'] },
  use: (words: Words, sent: Readonly<Record<string, string>>) => Promise<Kept>,
): Promise<EnquiryAnswer> {
  const form = await readForm(c)
  if (!form.ok) return { values: {}, refused: { code: form.code } }
  const { sent } = form
  const values = typedEnquiry(sent)
  // A field that nobody sees was filled: by a program, which learns nothing from the answer of a mistake.
  if (sent.website) return { values, refused: { code: 'invalid_request' } }
  const reading = read(values)
  if (!reading.ok) return { values, refused: { code: 'invalid_request', wrong: reading.wrong } }
  try {
    const kept = await use(reading.words, sent)
    if (kept === 'no such product' || 'reference' in kept) return kept
    const { retryAfter, ...refused } = kept
    return { values, refused, retryAfter }
  } catch (error) {
    logFailure('enquiry', error as Error)
    return { values, refused: { code: 'unexpected' } }
  }
}

async function keep(
  c: Context<ApiEnv>,
  asked: { about: About; words: EnquiryWords; locale: Locale },
  isWelcome: () => Promise<boolean> = async () => true,
): Promise<Kept> {
  const { email, phone } = asked.words
  const retryAfter = await secondsToWait(
    c,
    byAddress(c, allowances.enquiryByAddress),
    byEmail(email || phone, allowances.enquiryFromPerson),
  )
  if (retryAfter !== undefined) return { code: 'too_many_requests', retryAfter }
  // What it is asked about counts once, and a mistake or a flood would have used it up.
  if (!(await isWelcome())) return { code: 'human_check_failed' }
  const kept = await keepEnquiry(openDatabase(c.env.DB), { ...asked, now: Date.now() })
  if (!kept) return 'no such product'
  for (const id of kept.letterIds) sendSoon(c, id)
  return { reference: kept.reference }
}
