import type { Model } from '@vuong-tron/furniture/models/kit/model'
import { clearanceOf, kneeHeightOf, seatOf } from '@vuong-tron/furniture/models/measure'
import { factsText, type TradeFacts } from '../../app/features/product/trade-facts.ts'
import type { CatalogueOrder } from './orders.ts'

/** Facts of the trade of our own furniture, measured on its models (`npm run catalogue:models`). */

const TABLES = new Set(['study-desk', 'work-desk', 'dressing-table', 'dining-table', 'coffee-table'])
const LOW = new Set(['coffee-table'])
const CABINETS = new Set([
  'tv-stand',
  'shoe-cabinet',
  'bookshelf',
  'decor-cabinet',
  'wine-cabinet',
  'wardrobe',
  'dish-cabinet',
  'file-cabinet',
])

const MATTRESS_WIDTHS = [1000, 1200, 1400, 1600, 1800, 2000]
const MATTRESS_LENGTH = 2000
/** Frame beside a mattress, at least. */
const MATTRESS_FRAME = 40

/** Their tops go up and down, so no free height is theirs. */
const ADJUSTABLE = new Set(['ban-nang-ha-ba-son-140', 'ban-nang-ha-ba-son-160', 'ban-hoc-chinh-cao-mo-trach-120'])
/** Fronts that are built like drawers or doors and are flaps or panels. */
const OTHER_FRONTS = new Set([
  'ke-tv-treo-tuong-cat-ba-160',
  'tu-giay-cua-nam-70',
  'tu-giay-cua-nam-100',
  'quay-bar-bau-da-150',
])
const hangsOnTheWall = (slug: string) => slug.includes('treo-tuong')

/** Lengths are said in whole centimetres, and never more than there is. */
const inWholeCm = (length: number) => Math.floor(length / 10) * 10

/** Clearances that somebody asks for: a robot's or a broom's under a piece, a chair's and knees under a top. */
const UNDER_PIECE = { from: 60, to: 450 }
const UNDER_LOW_TOP = { from: 200, to: 450 }
const UNDER_TOP = { from: 550, to: 800 }

/** The facts of a wooden piece, as a catalogue's file has them; empty for other goods. */
export const factsSeen = (order: CatalogueOrder, model: Model): string =>
  order.isWooden ? factsText(Object.assign({}, ...factsFor(order, model))) : ''

function factsFor({ slug, category, size }: CatalogueOrder, { parts, fronts }: Model): TradeFacts[] {
  const isTable = TABLES.has(category)
  const clearance = inWholeCm((isTable ? kneeHeightOf : clearanceOf)(parts, size))
  const asked = LOW.has(category) ? UNDER_LOW_TOP : isTable ? UNDER_TOP : UNDER_PIECE
  const isFixed = !ADJUSTABLE.has(slug) && !hangsOnTheWall(slug)
  const isClear = isFixed && asked.from <= clearance && clearance <= asked.to
  const seat = category === 'sofa' ? seatOf(parts, size) : undefined
  // A front that is neither a door nor a drawer leaves the count open.
  const isCounted = fronts.all === fronts.doors + fronts.drawers && CABINETS.has(category) && !OTHER_FRONTS.has(slug)
  return [
    category === 'bed' ? { mattress_mm: [mattressWidth(size.w), MATTRESS_LENGTH] } : {},
    seat && seat.height > 300
      ? { seat_height_mm: [inWholeCm(seat.height)], seat_depth_mm: [inWholeCm(seat.depth)] }
      : {},
    isCounted && fronts.doors ? { doors: [fronts.doors] } : {},
    isCounted && fronts.drawers ? { drawers: [fronts.drawers] } : {},
    isClear ? (isTable ? { knee_mm: [clearance] } : { clearance_mm: [clearance] }) : {},
  ]
}

const mattressWidth = (width: number) =>
  MATTRESS_WIDTHS.findLast((one) => one <= width - MATTRESS_FRAME) ?? MATTRESS_WIDTHS[0] ?? 0
