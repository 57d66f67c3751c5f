import type { Context } from 'hono'
import { type TypedEnquiry, typedEnquiry } from '#app/features/enquiry/enquiry'
import { readEnquiry } from '#app/features/enquiry/enquiry.schema'
import { keepEnquiry } from '#app/features/enquiry/enquiry.server'
import type { Locale } from '#app/features/languages/languages'
import type { RefusedForm } from '#app/lib/page-context'
import { boundedText } from '#app/server/bounded-text'
import { openDatabase } from '#app/server/db/client'
import { logFailure } from '#app/server/failure-log'
import type { ApiEnv } from './api-env'
import { byAddress, byEmail, isFormOfPage, secondsToWait } from './call'
import { allowances } from './limits'
import { sendSoon } from './postman'

/** What comes of the form: the enquiry's reference, the typed fields with what is wrong, or no such product. */
type EnquiryAnswer =
  | { reference: string }
  | { typed: TypedEnquiry; refused: Pick<RefusedForm, 'code' | 'wrong'>; retryAfter?: number }
  | 'no such product'

/** What the form on a product's page sent (CAT-05). */
export async function takeEnquiry(c: Context<ApiEnv>, locale: Locale, slug: string): Promise<EnquiryAnswer> {
  if (!isFormOfPage(c)) return { typed: {}, refused: { code: 'unsupported_media_type' } }
  const body = await boundedText(c.req.raw)
  if (body === undefined) return { typed: {}, refused: { code: 'body_too_large' } }
  const sent = Object.fromEntries(new URLSearchParams(body))
  const typed = typedEnquiry(sent)
  const read = readEnquiry(typed)
  // A field that nobody sees was filled: by a program, which learns nothing from the answer of a mistake.
  if (sent.website) return { typed, refused: { code: 'invalid_request' } }
  if (!read.ok) return { typed, refused: { code: 'invalid_request', wrong: read.wrong } }
  const { words } = read
  try {
    const retryAfter = await secondsToWait(
      c,
      byAddress(c, allowances.enquiryByAddress),
      byEmail(words.email || words.phone, allowances.enquiryFromPerson),
    )
    if (retryAfter !== undefined) return { typed, refused: { code: 'too_many_requests' }, retryAfter }
    const kept = await keepEnquiry(openDatabase(c.env.DB), { slug, words, locale, now: Date.now() })
    if (!kept) return 'no such product'
    for (const id of kept.letterIds) sendSoon(c, id)
    return { reference: kept.reference }
  } catch (error) {
    logFailure('enquiry', error as Error)
    return { typed, refused: { code: 'unexpected' } }
  }
}
