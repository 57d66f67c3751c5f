/** Why an order is cancelled or pieces go back, and what shall come of it. */

export const cancelReasons = ['changed_mind', 'does_not_fit', 'too_late', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

export const returnReasons = ['damaged', 'wrong', 'does_not_fit', 'changed_mind'] as const
export const returnWishes = ['refund', 'exchange', 'repair'] as const
export const LONGEST_RETURN_NOTE = 1000
