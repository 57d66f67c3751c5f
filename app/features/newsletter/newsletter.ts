import { DAY } from '#app/lib/constants'

/** Unconfirmed sign-ups and their links expire after this time. */
export const CONFIRMATION_LIFETIME = 7 * DAY
/** Addresses of former readers are kept this long, so that a second click on the link is answered. */
export const LEFT_LIFETIME = 30 * DAY

/**
 * Date of the last change to the consent texts: the invitation, the letter, and the page with the button. An
 * architecture test compares them.
 */
export const NEWSLETTER_WORDS = '2026-11-23'

/**
 * `sent` follows the form, `confirm` and `leave` a letter's link, the others a button. `stale` is a confirmation link
 * that no longer works, `unknown` an unsubscribe link without reader.
 */
const states = ['sent', 'confirm', 'confirmed', 'stale', 'leave', 'left', 'unknown'] as const
export type NewsletterState = (typeof states)[number]

export type NewsletterSearch = { state?: NewsletterState; token?: string }

export function newsletterSearch({ state, token }: Record<string, unknown>): NewsletterSearch {
  const known = states.find((one) => one === state)
  return { ...(known && { state: known }), ...(typeof token === 'string' && { token }) }
}
