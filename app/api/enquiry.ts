import type { About } from '#app/features/enquiry/enquiry'
import type { ContactMessage, ProductEnquiry } from '#app/features/enquiry/enquiry.schema'
import { keepEnquiry } from '#app/features/enquiry/enquiry.server'
import { enquiryAddress } from '#app/features/enquiry/form-address'
import { variantOf } from '#app/features/stock/stock'
import type { FormAnswer } from '#app/lib/form'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { isFromPerson } from '#app/server/limits/turnstile'
import { consumeQuotas, quotaByAddress, quotaByEmail } from './call'
import type { FormCall } from './form-call'
import { sendSoon } from './mailer'

/** Enquiry about a product in the finish that the form's address names (CAT-05). */
export async function askAboutProduct(slug: string, words: ProductEnquiry, call: FormCall): Promise<FormAnswer> {
  const finish = call.c.req.query('finish')
  if (finish === undefined) return keep({ slug }, words, call)
  const variant = variantOf(`${slug}:${finish}`)
  return variant ? keep(variant, words, call) : { ok: false, code: 'invalid_request' }
}

/** Enquiry about a package (CAT-08). */
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
  // A finish that is sold no more leaves its page, which shows another one and what was typed.
  if (!stored) return { ok: false, code: about.finish ? 'invalid_request' : 'not_found' }
  for (const id of stored.letterIds) sendSoon(c, id)
  return { ok: true, leadsTo: enquiryAddress(locale, about, stored.reference) }
}
