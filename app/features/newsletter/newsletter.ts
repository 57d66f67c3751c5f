import { DAY } from '#app/lib/constants'

/** A sign-up that its mailbox does not confirm is forgotten after this time, and its link with it. */
export const CONFIRMATION_LIFETIME = 7 * DAY
/** So long the address of somebody who left is kept, so that a second click on the link finds an answer. */
export const LEFT_LIFETIME = 30 * DAY

/**
 * The day on which the words that readers agree to last changed: the invitation, the letter that asks and the page with
 * the button. A test of the architecture ties it to them.
 */
export const NEWSLETTER_WORDS = '2026-11-23'

/**
 * What the page says instead of inviting: `sent` after the form, `confirm` and `leave` where letters lead, the others
 * after their buttons. `stale` is a link of the first kind that opens nothing any more, `unknown` one of the second.
 */
const states = ['sent', 'confirm', 'confirmed', 'stale', 'leave', 'left', 'unknown'] as const
export type NewsletterState = (typeof states)[number]

export type NewsletterSearch = { state?: NewsletterState; token?: string }

export function newsletterSearch({ state, token }: Record<string, unknown>): NewsletterSearch {
  const known = states.find((one) => one === state)
  return { ...(known && { state: known }), ...(typeof token === 'string' && { token }) }
}
