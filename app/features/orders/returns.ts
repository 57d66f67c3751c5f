/** Why an order is cancelled or pieces go back, and what shall come of it. */

export const cancelReasons = ['changed_mind', 'does_not_fit', 'too_late', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

export const returnReasons = ['damaged', 'wrong', 'does_not_fit', 'changed_mind'] as const
export type ReturnReason = (typeof returnReasons)[number]

export const returnWishes = ['refund', 'exchange', 'repair'] as const
export type ReturnWished = (typeof returnWishes)[number]

export const LONGEST_RETURN_NOTE = 1000

/** What a return is called towards people. */
export const shownReturn = (id: string): string => id.slice(0, 8)
