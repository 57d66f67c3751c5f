import type { Model } from '@vuong-tron/furniture/models/kit/model'
import type { MaterialName } from '@vuong-tron/furniture/models/materials'
import { clearanceOf, insideOf, kneeHeightOf, seatOf, weightOf } from '@vuong-tron/furniture/models/measure'
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

/** Bedding is shown on beds and not sold with them. */
const BEDDING: readonly MaterialName[] = [
  'linen_white',
  'linen_sand',
  'linen_rust',
  'linen_olive',
  'throw_sand',
  'throw_rust',
  'throw_olive',
  'duvet',
]

const MATTRESS_WIDTHS = [1000, 1200, 1400, 1600, 1800, 2000]
const MATTRESS_LENGTH = 2000
/** Frame beside a mattress, at least. */
const MATTRESS_FRAME = 40

/** Lengths are said in whole centimetres, and never more than there is. */
const inWholeCm = (length: number) => Math.floor(length / 10) * 10

/** Clearances that somebody asks for: a robot's or a broom's under a piece, a chair's and knees under a top. */
const UNDER_PIECE = { from: 60, to: 450 }
const UNDER_LOW_TOP = { from: 200, to: 450 }
const UNDER_TOP = { from: 550, to: 800 }

/** The facts of a wooden piece, as a catalogue's file has them; empty for other goods. */
export const factsSeen = (order: CatalogueOrder, model: Model): string =>
  order.isWooden ? factsText(Object.assign({}, ...factsFor(order, model))) : ''

function factsFor({ category, size }: CatalogueOrder, { parts, fittings }: Model): TradeFacts[] {
  const isTable = TABLES.has(category)
  const clearance = inWholeCm((isTable ? kneeHeightOf : clearanceOf)(parts, size))
  const asked = LOW.has(category) ? UNDER_LOW_TOP : isTable ? UNDER_TOP : UNDER_PIECE
  const isClear = asked.from <= clearance && clearance <= asked.to
  const seat = category === 'sofa' ? seatOf(parts, size) : undefined
  const inside = CABINETS.has(category) ? insideOf(fittings) : undefined
  const weight = weightOf(parts, category === 'bed' ? BEDDING : [])
  return [
    category === 'bed' ? { mattress_mm: [mattressWidth(size.w), MATTRESS_LENGTH] } : {},
    seat && seat.height > 300
      ? { seat_height_mm: [inWholeCm(seat.height)], seat_depth_mm: [inWholeCm(seat.depth)] }
      : {},
    inside?.largest ? { inside_mm: [inside.largest.w, inside.largest.d, inside.largest.h].map(inWholeCm) } : {},
    inside?.doors ? { doors: [inside.doors] } : {},
    inside?.drawers ? { drawers: [inside.drawers] } : {},
    isClear ? (isTable ? { knee_mm: [clearance] } : { clearance_mm: [clearance] }) : {},
    weight ? { weight_kg: [Math.max(1, Math.round(weight))] } : {},
  ]
}

const mattressWidth = (width: number) =>
  MATTRESS_WIDTHS.findLast((one) => one <= width - MATTRESS_FRAME) ?? MATTRESS_WIDTHS[0] ?? 0
