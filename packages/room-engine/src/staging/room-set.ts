import { leadingWood, type SetStyle, suits } from './style.ts'
import type { Form, TemplatePiece } from './template.ts'
import type { RoomKind } from './templates/templates.ts'

/** What of a product decides a set. */
export type SetProduct = {
  id: string
  category: string
  material: string
  alsoIn?: readonly string[]
  widthMm: number
  depthMm: number
  heightMm: number
  /** False for what hangs on a wall, stands on another piece or fits a corner only. */
  isFreestanding?: boolean
  form?: Form
  hasThings?: boolean
  priceVnd: number
}

export type SetWish = {
  room: RoomKind
  style: SetStyle
  /** Budget for everything; unlimited by default. */
  budgetVnd?: number
  /** 0 for the best set, 1 for the next main piece, and so on. */
  variant?: number
}

export type Choice<Product> = { product: Product; liking: number }
/** A product in the finish that suits best. */
export type FinishedChoice<Product> = Choice<Product> & { finish: string }

const stands = ({ isFreestanding }: SetProduct) => isFreestanding !== false

const isCarried = ({ where }: TemplatePiece) => where.some(({ at }) => at === 'on' || at === 'over')

/** True if a product is what a template asks for. */
function isMeant(product: SetProduct, piece: TemplatePiece): boolean {
  const { categories, only, never = [], mostHigh = Number.POSITIVE_INFINITY, leastWide = 0 } = piece
  if (!categories.includes(product.category) || product.heightMm > mostHigh * 1000) return false
  if (product.widthMm < leastWide * 1000) return false
  if (product.form ? never.includes(product.form) : false) return false
  return (only === undefined || product.form === only) && (isCarried(piece) || stands(product))
}

/** Products for a piece of a template that the woods allow and the money pays, best first. */
export function choicesFor<Product extends SetProduct>(
  products: readonly Product[],
  piece: TemplatePiece,
  { style, lead, mostVnd, shareVnd }: { style: SetStyle; lead?: string; mostVnd: number; shareVnd: number },
): FinishedChoice<Product>[] {
  const rank = ({ category }: Product) => piece.categories.indexOf(category)
  const offWidth = ({ widthMm }: Product) => (piece.wide ? Math.abs(widthMm / 1000 - piece.wide) : 0)
  return products
    .filter((product) => isMeant(product, piece) && product.priceVnd <= mostVnd)
    .map((product) => ({ product, ...(isCarried(piece) ? ownFinish(product) : finishOf(product, style, lead)) }))
    .filter((choice) => choice.suited > 0)
    .map(({ suited, ...choice }) => ({ ...choice, liking: suited + 0.4 * spending(choice.product, shareVnd) }))
    .sort(
      (a, b) =>
        rank(a.product) - rank(b.product) ||
        b.liking - a.liking ||
        offWidth(a.product) - offWidth(b.product) ||
        a.product.priceVnd - b.product.priceVnd,
    )
}

/** What another finish than the shown one costs among products that suit alike. */
const OTHER_FINISH = 0.25

const ownFinish = ({ material }: SetProduct) => ({ finish: material, suited: 1 })

/** The finish of a product that suits best. */
function finishOf({ material, alsoIn = [] }: SetProduct, style: SetStyle, lead?: string) {
  const others = alsoIn.map((finish) => ({ finish, suited: suits(finish, style, lead) - OTHER_FINISH }))
  const own = { finish: material, suited: suits(material, style, lead) }
  return others.reduce((best, one) => (one.suited > best.suited ? one : best), own)
}

/** How well a price uses its share of a budget, 0 to 1; 0 without a budget. */
const spending = ({ priceVnd }: SetProduct, shareVnd: number) =>
  Number.isFinite(shareVnd) ? 1 - Math.min(1, Math.abs(priceVnd - shareVnd) / shareVnd) : 0

/** Money that the cheapest of later pieces need, as far as it lasts. */
export function reserveFor(
  products: readonly SetProduct[],
  later: readonly TemplatePiece[],
  style: SetStyle,
  money: number,
): number {
  let reserved = 0
  for (const piece of later) {
    const prices = products
      .filter((product) => isMeant(product, piece) && suits(product.material, style, leadingWood(style)) > 0)
      .map(({ priceVnd }) => priceVnd)
    const price = Math.min(...prices)
    if (Number.isFinite(price) && reserved + price <= money) reserved += price
  }
  return reserved
}

/** Affordable products of some categories, with how they suit the style, 0 to 1. */
export function piecesFor<Product extends SetProduct>(
  products: readonly Product[],
  {
    categories,
    style,
    budgetVnd = Number.POSITIVE_INFINITY,
  }: Pick<SetWish, 'style' | 'budgetVnd'> & { categories: readonly string[] },
): Choice<Product>[] {
  return products
    .filter((product) => categories.includes(product.category) && stands(product) && product.priceVnd <= budgetVnd)
    .map((product) => ({ product, liking: Math.max(suits(product.material, style), hasOne(product, style) ? 0.3 : 0) }))
}

const hasOne = ({ alsoIn = [] }: SetProduct, style: SetStyle) => alsoIn.some((wood) => suits(wood, style) > 0)
