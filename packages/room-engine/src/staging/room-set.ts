export type RoomKind = 'living' | 'bedroom' | 'dining' | 'study'

/** What of a product decides a set. */
export type SetProduct = {
  id: string
  category: string
  material: string
  alsoIn?: readonly string[]
  widthMm: number
  depthMm: number
  heightMm: number
  /** False for what hangs on a wall or fits a corner only; no set has such a piece. */
  isFreestanding?: boolean
  priceVnd: number
}

/** Categories per room, the defining piece first, then in order of importance. */
const PIECES: Record<RoomKind, readonly string[]> = {
  living: ['sofa', 'coffee-table', 'tv-stand', 'bookshelf', 'decor-cabinet', 'shoe-cabinet'],
  bedroom: ['bed', 'wardrobe', 'dressing-table', 'tv-stand', 'bookshelf'],
  dining: ['dining-table', 'dish-cabinet', 'wine-cabinet', 'decor-cabinet'],
  study: ['work-desk', 'bookshelf', 'file-cabinet', 'sofa', 'coffee-table'],
}

/** Woods per style, the best first. */
const STYLES = {
  scandinavian: ['ash', 'oak'],
  japandi: ['oak', 'walnut'],
  modern: ['black_oak', 'oak'],
  classic: ['walnut', 'oak'],
  industrial: ['black_oak', 'walnut'],
  tropical: ['rattan', 'oak', 'ash'],
} as const satisfies Record<string, readonly string[]>
export type SetStyle = keyof typeof STYLES
export const SET_STYLES = Object.keys(STYLES) as SetStyle[]

/** Upholstery goes with every wood. */
const CLOTHS: readonly string[] = ['linen', 'leather']

export type SetWish = {
  room: RoomKind
  style: SetStyle
  /** Budget for everything; unlimited by default. */
  budgetVnd?: number
  /** The room's floor in metres; limits each piece's size. */
  floor?: { width: number; depth: number }
  /** 0 for the best set, 1 for the next main piece, and so on. */
  variant?: number
}

export type RoomSet<Product extends SetProduct> = { products: Product[]; totalVnd: number }

/**
 * A set for a room, main piece first. Each piece leaves enough money for the cheapest of the later ones. Empty when
 * even the main piece is too dear or too large.
 */
export function roomSet<Product extends SetProduct>(products: readonly Product[], wish: SetWish): RoomSet<Product> {
  const { room, budgetVnd = Number.POSITIVE_INFINITY } = wish
  const choices = PIECES[room].map((category) =>
    products.filter((product) => product.category === category && stands(product) && fits(product, wish.floor)),
  )
  const chosen: Product[] = []
  let left = budgetVnd
  for (const [index, fitting] of choices.entries()) {
    const reserved = reserveFor(choices.slice(index + 1), left - cheapestOf(fitting))
    const affordable = fitting.filter(({ priceVnd }) => priceVnd <= left - reserved)
    const ranked = affordable
      .map((product) => ({ product, liking: liking(product, wish, chosen[0], left / (choices.length - index)) }))
      .sort((a, b) => b.liking - a.liking || a.product.priceVnd - b.product.priceVnd)
    const wanted = ranked[index === 0 ? (wish.variant ?? 0) % Math.max(1, ranked.length) : 0]?.product
    // A room without its main piece is not furnished.
    if (!wanted && index === 0) break
    if (!wanted) continue
    chosen.push(wanted)
    left -= wanted.priceVnd
  }
  return { products: chosen, totalVnd: chosen.reduce((sum, { priceVnd }) => sum + priceVnd, 0) }
}

const stands = ({ isFreestanding }: SetProduct) => isFreestanding !== false

/** Maximum share of a room's width, and of its floor, for one piece. */
const WIDTH_SHARE = 0.72
const FLOOR_SHARE = 0.3

function fits({ widthMm, depthMm }: SetProduct, floor: SetWish['floor']): boolean {
  if (!floor) return true
  const [shorter, longer] = [Math.min(floor.width, floor.depth) * 1000, Math.max(floor.width, floor.depth) * 1000]
  const isShort =
    Math.max(widthMm, depthMm) <= longer * WIDTH_SHARE && Math.min(widthMm, depthMm) <= shorter * WIDTH_SHARE
  return isShort && widthMm * depthMm <= floor.width * floor.depth * 1e6 * FLOOR_SHARE
}

const cheapestOf = (products: readonly SetProduct[]) => Math.min(...products.map(({ priceVnd }) => priceVnd))

/** Sum of the cheapest later pieces, as far as the money lasts. */
function reserveFor(later: readonly (readonly SetProduct[])[], money: number): number {
  let reserved = 0
  for (const fitting of later) {
    const price = cheapestOf(fitting)
    if (reserved + price > money) continue
    reserved += price
  }
  return reserved
}

/** Score of a product: wood for the style and the main piece, and a price that uses the budget. */
function liking(
  product: SetProduct,
  { style, budgetVnd }: Pick<SetWish, 'style' | 'budgetVnd'>,
  main: SetProduct | undefined,
  shareVnd: number,
) {
  const woods: readonly string[] = STYLES[style]
  const rank = woods.indexOf(product.material)
  const suits = CLOTHS.includes(product.material)
    ? 0.8
    : rank < 0
      ? hasOne(product, woods)
        ? 0.3
        : 0
      : 1 - rank * 0.25
  const matches = main && !CLOTHS.includes(main.material) ? (product.material === main.material ? 0.4 : 0) : 0
  if (budgetVnd === undefined) return suits + matches
  const spends = 1 - Math.min(1, Math.abs(product.priceVnd - shareVnd) / shareVnd)
  return suits + matches + 0.4 * spends
}

/** The categories of a room, the defining one first. */
export const categoriesFor = (room: RoomKind): readonly string[] => PIECES[room]

/** Affordable products of some categories, with their score for the style, 0 to 1. */
export function piecesFor<Product extends SetProduct>(
  products: readonly Product[],
  {
    categories,
    style,
    budgetVnd = Number.POSITIVE_INFINITY,
  }: Pick<SetWish, 'style' | 'budgetVnd'> & {
    categories: readonly string[]
  },
): { product: Product; liking: number }[] {
  return products
    .filter((product) => categories.includes(product.category) && stands(product) && product.priceVnd <= budgetVnd)
    .map((product) => ({ product, liking: liking(product, { style }, undefined, 0) }))
}

const hasOne = ({ alsoIn = [] }: SetProduct, woods: readonly string[]) => alsoIn.some((wood) => woods.includes(wood))
