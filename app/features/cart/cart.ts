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
  /** Time of its addition in ms since the epoch, which is its place. */
  addedAt: number
}

/** A line to add; one that comes back keeps its place. */
export type NewCartLine = Pick<CartLine, 'sku' | 'packageTier' | 'quantity'> &
  Partial<Pick<CartLine, 'isSaved' | 'addedAt'>>

/** What names a line. */
export type CartPlace = Pick<CartLine, 'sku' | 'packageTier' | 'isSaved'>

/** A line, or without a sku all pieces of a package. */
export type CartPart = Pick<CartLine, 'packageTier' | 'isSaved'> & { sku?: string }

/** True if all of these lines fit into a basket beside those that stay, so that none is dropped. */
export function hasRoom(staying: readonly CartPlaced[], wanted: readonly CartPlaced[]): boolean {
  const isSame = (one: CartPlaced) => (other: CartPlaced) =>
    one.sku === other.sku && one.packageTier === other.packageTier && one.isSaved === other.isSaved
  const added = wanted.filter((line) => !staying.some(isSame(line)))
  const isTooMany = wanted.some((line) => line.quantity + (staying.find(isSame(line))?.quantity ?? 0) > MOST_OF_A_LINE)
  return staying.length + added.length <= MOST_LINES && !isTooMany
}

type CartPlaced = CartPlace & Pick<CartLine, 'quantity'>

/** Pieces to buy, as the header counts them. */
export const countPieces = (lines: readonly Pick<CartLine, 'isSaved' | 'quantity'>[]): number =>
  lines.filter(({ isSaved }) => !isSaved).reduce((sum, { quantity }) => sum + quantity, 0)

/** A piece in a form that adds several: a sku, or a slug for the finish that the shop shows. */
export type WantedPiece = { piece: string; quantity: number }

/** Pieces as one field of a form: `ke-tv-trang-an-180:oak*2,sofa-ho-tay-ba-cho*1`. */
export const textOfPieces = (pieces: readonly WantedPiece[]): string =>
  piecesOnce(pieces)
    .map(({ piece, quantity }) => `${piece}*${quantity}`)
    .join(',')

/** Pieces of a field; whatever is none is left out. */
export const piecesIn = (text: string): WantedPiece[] =>
  piecesOnce(
    text.split(',').flatMap((part) => {
      const [, piece = '', quantity] = /^([a-z\d-]{1,80}(?::[a-z_]{1,30})?)\*(\d{1,2})$/.exec(part) ?? []
      return Number(quantity) > 0 ? [{ piece, quantity: Number(quantity) }] : []
    }),
  ).slice(0, MOST_LINES)

/** Each piece once, with the sum of its quantities. */
function piecesOnce(pieces: readonly WantedPiece[]): WantedPiece[] {
  const sums = new Map<string, number>()
  for (const { piece, quantity } of pieces) sums.set(piece, Math.min(MOST_OF_A_LINE, (sums.get(piece) ?? 0) + quantity))
  return [...sums].map(([piece, quantity]) => ({ piece, quantity }))
}
