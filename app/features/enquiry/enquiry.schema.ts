import { type } from 'arktype'
import { normalEmail } from '../account/account'
import { displayNameSchema, emailSchema } from '../account/account.schema'
import { type EnquiryField, LONGEST_NOTE, MOST_PIECES, type TypedEnquiry } from './enquiry'

/** A number that can be called, with or without the way it is usually written. */
const phoneSchema = type.string
  .pipe((text) => text.replace(/[\s().-]/g, '').replace(/^(?:\+|00)84(?=\d{9}$)/, '0'))
  .to(/^\+?\d{9,15}$/)
const typedEmail = type.string.pipe(normalEmail).to(emailSchema)
const quantitySchema = type.string
  .pipe((text) => Number(text.trim() || '1'))
  .to(`1 <= number.integer <= ${MOST_PIECES}`)
const noteSchema = type.string
  .pipe((text) => text.replaceAll('\r\n', '\n').trim())
  .to(type(/^[^\p{Cs}\0]*$/u).and(type.string.atMostLength(LONGEST_NOTE)))

export type EnquiryWords = { name: string; phone: string; email: string; quantity: number; note: string }

/** What a form says, or the fields in which something is wrong. One way to answer is enough; both are welcome. */
export function readEnquiry(
  typed: TypedEnquiry,
): { ok: true; words: EnquiryWords } | { ok: false; wrong: EnquiryField[] } {
  const { phone: typedPhone = '', email: typedMail = '' } = typed
  const name = displayNameSchema(typed.name ?? '')
  const phone = typedPhone.trim() ? phoneSchema(typedPhone) : ''
  const email = typedMail.trim() ? typedEmail(typedMail) : ''
  const quantity = quantitySchema(typed.quantity ?? '')
  const note = noteSchema(typed.note ?? '')
  if (
    name instanceof type.errors ||
    phone instanceof type.errors ||
    email instanceof type.errors ||
    quantity instanceof type.errors ||
    note instanceof type.errors ||
    !(phone || email)
  ) {
    const read = { name, phone, email, quantity, note }
    const wrong = (Object.keys(read) as EnquiryField[]).filter((field) => read[field] instanceof type.errors)
    return { ok: false, wrong: phone || email ? wrong : [...wrong, 'phone', 'email'] }
  }
  return { ok: true, words: { name, phone, email, quantity, note } }
}
