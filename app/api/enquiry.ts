import type { About } from '#app/features/enquiry/enquiry'
import { enquiryAddress } from '#app/features/enquiry/enquiry'
import type { ContactMessage, ProductEnquiry } from '#app/features/enquiry/enquiry.schema'
import { keepEnquiry } from '#app/features/enquiry/enquiry.server'
import type { FormAnswer } from '#app/lib/form'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { isFromPerson } from '#app/server/limits/turnstile'
import { consumeQuotas, quotaByAddress, quotaByEmail } from './call'
import type { FormCall } from './form-call'
import { sendSoon } from './mailer'

/** Enquiry about a product (CAT-05) or a package (CAT-08). */
export const askAbout = (about: About, words: ProductEnquiry, call: FormCall) => keep(about, words, call)

/** The contact form (ROUTE-07), which needs a Turnstile check. */
export const writeToShop = (words: ContactMessage, call: FormCall) =>
  keep({}, words, call, () => isFromPerson(call.sent, call.c.env))

async function keep(
  about: About,
  words: ProductEnquiry | ContactMessage,
  { c, locale, sent }: FormCall,
  isWelcome: () => Promise<boolean> = async () => true,
): Promise<FormAnswer> {
  // The honeypot is filled, so a program sent the form; the answer must not reveal how it was found.
  if (sent.website) return { ok: false, code: 'invalid_request' }
  const { email, phone } = words
  const retryAfter = await consumeQuotas(
    c,
    quotaByAddress(c, allowances.enquiryByAddress),
    quotaByEmail(email || phone, allowances.enquiryFromPerson),
  )
  if (retryAfter !== undefined) return { ok: false, code: 'too_many_requests', retryAfter }
  // Turnstile accepts a token once, so mistakes and floods are refused before it is used.
  if (!(await isWelcome())) return { ok: false, code: 'human_check_failed' }
  const stored = await keepEnquiry(openDatabase(c.env.DB), { about, words, locale, now: Date.now() })
  if (!stored) return { ok: false, code: 'not_found' }
  for (const id of stored.letterIds) sendSoon(c, id)
  return { ok: true, leadsTo: enquiryAddress(locale, about, stored.reference) }
}
