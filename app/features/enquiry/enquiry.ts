import { DAY, HOUR } from '#app/lib/constants'
import { pagePath } from '#app/lib/page-path'
import type { PackageTier } from '../catalogue/catalogue'

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

/** A product's slug or a package's tier; the contact page has neither. */
export type About = { slug?: string; tier?: PackageTier }

/** Page of the form; its query may name an enquiry that has arrived. */
export function pathOfForm({ slug, tier }: About, arrived: { enquiry?: string } = {}): string {
  if (tier) return pagePath('/furniture-package', {}, { packageTier: tier, ...arrived })
  return slug ? pagePath('/product/$slug', { slug }, arrived) : pagePath('/contact-us', {}, arrived)
}

/** Page that confirms an enquiry. */
export const enquiryAddress = (locale: string, about: About, reference: string): string =>
  `/${locale}${pathOfForm(about, { enquiry: reference })}#${ENQUIRY}`

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
