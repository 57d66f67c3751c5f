import { DAY, HOUR } from '#app/lib/constants'
import type { MaterialCode, PackageTier } from '../catalogue/catalogue'

/** Enquiries are erased after this time. */
export const ENQUIRY_LIFETIME = 365 * DAY
/** A form sent again within this time counts as the same enquiry. */
export const REPEAT_WINDOW = HOUR

export const MOST_PIECES = 99
export const LONGEST_NOTE = 1000
export const LONGEST_MESSAGE = 4000

/** Topics of the contact form. */
export const topics = ['advice', 'delivery', 'warranty', 'complaint', 'personal-data', 'business', 'other'] as const
export type Topic = (typeof topics)[number]

export const topicIn = (text: unknown): Topic | undefined => topics.find((topic) => topic === text)

/** Element id of the section with the form. */
export const ENQUIRY = 'enquiry'

/** A product, in the finish that its page shows, or a package's tier; the contact page has neither. */
export type About = { slug?: string; finish?: MaterialCode; tier?: PackageTier }

/** References avoid characters that look alike, such as 0 and O. */
const REFERENCE = /^VT-[2-9A-HJKMNP-TV-Z]{7}$/

export const referenceIn = (text: unknown): string | undefined =>
  typeof text === 'string' && REFERENCE.test(text) ? text : undefined

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 7

export function newReference(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(LENGTH))
  return `VT-${Array.from(numbers, (number) => SIGNS[number % SIGNS.length]).join('')}`
}
