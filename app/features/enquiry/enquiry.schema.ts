import { type } from 'arktype'
import { normalEmail } from '../account/account'
import { displayNameSchema, emailSchema } from '../account/account.schema'
import {
  type EnquiryField,
  LONGEST_MESSAGE,
  LONGEST_NOTE,
  MOST_PIECES,
  type Topic,
  type TypedEnquiry,
  topics,
} from './enquiry'

/** A number that can be called, with or without the way it is usually written. */
const phoneSchema = type.string
  .pipe((text) => text.replace(/[\s().-]/g, '').replace(/^(?:\+|00)84(?=\d{9}$)/, '0'))
  .to(/^\+?\d{9,15}$/)
const typedEmail = type.string.pipe(normalEmail).to(emailSchema)
const quantitySchema = type.string
  .pipe((text) => Number(text.trim() || '1'))
  .to(`1 <= number.integer <= ${MOST_PIECES}`)
/** Several lines of whatever is writing. */
const linesSchema = type.string.pipe((text) => text.replaceAll('\r\n', '\n').trim()).to(type(/^[^\p{Cs}\0]*$/u))
const noteSchema = linesSchema.to(type.string.atMostLength(LONGEST_NOTE))
const messageSchema = linesSchema.to(type.string.moreThanLength(0).atMostLength(LONGEST_MESSAGE))
const topicSchema = type.enumerated(...topics)

type Sender = { name: string; phone: string; email: string; note: string }
/** What the form on the page of a product or a package says. */
export type ProductWords = Sender & { quantity: number }
/** What the contact form says. */
export type TopicWords = Sender & { topic: Topic }
export type EnquiryWords = ProductWords | TopicWords

type Read<Words> = { ok: true; words: Words } | { ok: false; wrong: EnquiryField[] }
type Readers<Words> = { [Field in keyof Words]: (values: string) => Words[Field] | type.errors }

const senderReaders = {
  name: (values: string) => displayNameSchema(values),
  phone: (values: string) => (values.trim() ? phoneSchema(values) : ''),
  email: (values: string) => (values.trim() ? typedEmail(values) : ''),
}
const productReaders: Readers<ProductWords> = {
  ...senderReaders,
  quantity: (values) => quantitySchema(values),
  note: (values) => noteSchema(values),
}
const topicReaders: Readers<TopicWords> = {
  ...senderReaders,
  topic: (values) => topicSchema(values),
  note: (values) => messageSchema(values),
}

/** What a form says, or the fields in which something is wrong. One way to answer is enough; both are welcome. */
function read<Words extends Sender>(readers: Readers<Words>, values: TypedEnquiry): Read<Words> {
  const names = Object.keys(readers) as (keyof Words & EnquiryField)[]
  const found = names.map((name) => [name, readers[name](values[name] ?? '')] as const)
  const wrong: EnquiryField[] = found.flatMap(([name, value]) => (value instanceof type.errors ? [name] : []))
  const words = Object.fromEntries(found) as Words
  const isAnswerable = words.phone || words.email
  if (isAnswerable && wrong.length === 0) return { ok: true, words }
  return {
    ok: false,
    wrong: isAnswerable ? wrong : names.filter((name) => isWayToAnswer(name) || wrong.includes(name)),
  }
}

const isWayToAnswer = (name: EnquiryField) => name === 'phone' || name === 'email'

export const readProductEnquiry = (values: TypedEnquiry) => read(productReaders, values)
export const readTopicEnquiry = (values: TypedEnquiry) => read(topicReaders, values)
