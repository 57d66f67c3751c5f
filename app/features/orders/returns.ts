/** Why pieces go back, and what shall come of it. */

export const returnReasons = ['damaged', 'wrong', 'does_not_fit', 'changed_mind'] as const
export const returnWishes = ['refund', 'exchange', 'repair'] as const
export const LONGEST_RETURN_NOTE = 1000
