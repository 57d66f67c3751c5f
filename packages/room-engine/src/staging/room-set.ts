export type RoomKind = 'living' | 'bedroom' | 'dining' | 'study'

/** What of a product decides whether it furnishes a room; `id` is its slug. */
export type SetProduct = {
  id: string
  category: string
  material: string
  /** Other woods it comes in. */
  alsoIn?: readonly string[]
  widthMm: number
  depthMm: number
  heightMm: number
  priceVnd: number
}

/** The pieces a room is furnished with: the one that makes it what it is first, then what it can rather do without. */
const PIECES: Record<RoomKind, readonly string[]> = {
  living: ['sofa', 'coffee-table', 'tv-stand', 'bookshelf', 'decor-cabinet', 'shoe-cabinet'],
  bedroom: ['bed', 'wardrobe', 'dressing-table', 'tv-stand', 'bookshelf'],
  dining: ['dining-table', 'dish-cabinet', 'wine-cabinet', 'decor-cabinet'],
  study: ['work-desk', 'bookshelf', 'file-cabinet', 'sofa', 'coffee-table'],
}

/** Ways to furnish that our woods can tell apart, the best wood first. */
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
  /** What everything together may cost, in đồng; without it, money does not matter. */
  budgetVnd?: number
  /** The room's floor in metres: nothing takes too much of it. */
  floor?: { width: number; depth: number }
  /** 0 for the best set, 1 for one with another main piece, and so on. */
  variant?: number
}

export type RoomSet<Product extends SetProduct> = { products: Product[]; totalVnd: number }

/**
 * A set of furniture for a room, its main piece first. What comes later takes what money is left; each piece leaves enough
 * for the cheapest of those after it, as far as the budget goes. Empty when even the main piece is too dear or too large.
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

/** What hangs on a wall ("treo tường") or fits a corner only ("góc") is no matter of a set: the slug is the Vietnamese name. */
const stands = ({ id }: SetProduct) => !/(^|-)(treo-tuong|goc)(-|$)/.test(id)

/** The parts of a room's width and of its floor that one piece may take. */
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

/** What the cheapest of later pieces cost, one after the other as long as the money lasts. */
function reserveFor(later: readonly (readonly SetProduct[])[], money: number): number {
  let reserved = 0
  for (const fitting of later) {
    const price = cheapestOf(fitting)
    if (reserved + price > money) continue
    reserved += price
  }
  return reserved
}

/** How well a product suits: its wood for the style and beside the main piece, and a price that uses what there is. */
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

/** The categories that a room is furnished with, the one that makes it what it is first. */
export const categoriesFor = (room: RoomKind): readonly string[] => PIECES[room]

/** What of the range is of some categories and can be paid, and how well each piece suits the style, 0 to 1. */
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
