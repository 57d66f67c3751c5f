import { DAY } from '#app/lib/constants'

/** A basket (BUY-01). It has no prices: they stand in the catalogue. */

/** An untouched basket is erased after this time. */
export const CART_LIFETIME = 90 * DAY
export const MOST_OF_A_LINE = 99
export const MOST_LINES = 60

export type CartLine = {
  sku: string
  /** Tier of the package that it belongs to; empty for a single piece. */
  packageTier: string
  /** Saved for later instead of bought. */
  isSaved: boolean
  quantity: number
}

/** What names a line. */
export type CartPlace = Pick<CartLine, 'sku' | 'packageTier' | 'isSaved'>

/** Pieces to buy, as the header counts them. */
export const countPieces = (lines: readonly CartLine[]): number =>
  lines.filter(({ isSaved }) => !isSaved).reduce((sum, { quantity }) => sum + quantity, 0)
