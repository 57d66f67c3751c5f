import { DAY, HOUR } from '#app/lib/constants'
import type { FailureCode } from '#app/lib/failure'
import type { RefusedForm } from '#app/lib/page-context'
import { pagePath } from '#app/lib/page-path'
import type { PackageTier } from '../catalogue/catalogue'

/** So long an enquiry is kept, for its answer and for what follows from it; then it is erased. */
export const ENQUIRY_LIFETIME = 365 * DAY
/** The same form sent again within this time is the same enquiry. */
export const REPEAT_WINDOW = HOUR

export const MOST_PIECES = 99
export const LONGEST_NOTE = 1000
export const LONGEST_MESSAGE = 4000

/** What somebody may write about who asks for no product. */
export const topics = ['advice', 'delivery', 'warranty', 'complaint', 'personal-data', 'business', 'other'] as const
export type Topic = (typeof topics)[number]

export const topicIn = (text: unknown): Topic | undefined => topics.find((topic) => topic === text)

/** The part of a page that holds the form, and what comes of it. */
export const ENQUIRY = 'enquiry'

const fields = ['name', 'phone', 'email', 'topic', 'quantity', 'note'] as const
export type EnquiryField = (typeof fields)[number]
/** What was typed, as it was typed. */
export type TypedEnquiry = Partial<Record<EnquiryField, string>>

export const typedEnquiry = (sent: Readonly<Record<string, string>> = {}): TypedEnquiry =>
  Object.fromEntries(fields.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])))

/** Why a form was refused; the last two only a script can tell. */
export type RefusalCode = RefusedForm['code'] | Extract<FailureCode, 'offline' | 'upstream_unavailable'>

/** What was typed into a form that was refused, and why, with the fields in which something is wrong. */
export type SentEnquiry = { values?: TypedEnquiry; refused?: { code: RefusalCode; wrong?: readonly string[] } }

/** What is asked for: a product by its slug or a furniture package by its tier; on the contact page neither. */
export type About = { slug?: string; tier?: PackageTier }

/** The page whose form asks; it may say in its query which enquiry has arrived. */
export function pathOfForm({ slug, tier }: About, arrived: { enquiry?: string } = {}): string {
  if (tier) return pagePath('/furniture-package', {}, { packageTier: tier, ...arrived })
  return slug ? pagePath('/product/$slug', { slug }, arrived) : pagePath('/contact-us', {}, arrived)
}

/** Where its page says that an enquiry has arrived. */
export const enquiryAddress = (locale: string, about: About, reference: string): string =>
  `/${locale}${pathOfForm(about, { enquiry: reference })}#${ENQUIRY}`

/** What the shopper and the shop call an enquiry by: no letter or digit in it looks like another. */
const REFERENCE = /^VT-[2-9A-HJKMNP-TV-Z]{7}$/

export const referenceIn = (text: unknown): string | undefined =>
  typeof text === 'string' && REFERENCE.test(text) ? text : undefined

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 7

export function newReference(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(LENGTH))
  return `VT-${Array.from(numbers, (number) => SIGNS[number % SIGNS.length]).join('')}`
}
