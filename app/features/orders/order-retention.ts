import { DAY } from '#app/lib/constants'

/**
 * How long an order without an account keeps who ordered it, from the day on which it ended: of what was delivered as long
 * as the longest warranty, of what was not for questions about it. The privacy page says so (content/legal/facts.ts).
 */
export const ORDER_LIFETIME = { delivered: 5 * 365 * DAY, ended: 90 * DAY } as const
