import { type } from 'arktype'
import { unlessGiven } from '#app/lib/form'
import { normaliseEmail } from '../auth/account/account'
import { displayNameSchema, emailSchema } from '../auth/account/account.schema'
import { LONGEST_MESSAGE, LONGEST_NOTE, MOST_PIECES, topics } from './enquiry'

/** Phone number without separators and with its prefix in one form. */
const normalPhone = (text: string) =>
  text
    .trim()
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+|00)84(?=\d{9}$)/, '0')

/** Multi-line text with normal line breaks. */
const lines = type.string.pipe((text) => text.replaceAll('\r\n', '\n').trim()).to(type(/^[^\p{Cs}\0]*$/u))

/** A phone number or an e-mail address is enough. */
const sender = {
  name: displayNameSchema,
  phone: type.string
    .narrow(unlessGiven('email'))
    .pipe(normalPhone)
    .to(/^(?:\+?\d{9,15})?$/),
  email: type.string.narrow(unlessGiven('phone')).pipe(normaliseEmail).to(emailSchema.or("''")),
} as const

/** The form on the page of a product or a package. */
export const productEnquiry = type({
  ...sender,
  quantity: type.string.pipe((text) => Number(text.trim() || '1')).to(`1 <= number.integer <= ${MOST_PIECES}`),
  note: lines.to(type.string.atMostLength(LONGEST_NOTE)),
  '+': 'reject',
})
export type ProductEnquiry = typeof productEnquiry.infer

/** The contact form. */
export const contactMessage = type({
  ...sender,
  topic: type.enumerated(...topics),
  note: lines.to(type.string.moreThanLength(0).atMostLength(LONGEST_MESSAGE)),
  '+': 'reject',
})
export type ContactMessage = typeof contactMessage.infer
