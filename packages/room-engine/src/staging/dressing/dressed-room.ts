import { obstacles } from '../check.ts'
import { hidesOpening } from '../curtains.ts'
import type { FloorPlan } from '../floor-plan.ts'
import { type Footprint, overlapOf, type Solid } from '../footprint.ts'
import { type PlacedItem, placeItem } from '../furniture.ts'
import type { SetStyle } from '../style.ts'
import { hiddenShare } from '../visibility.ts'
import { isWhole } from '../whole.ts'

export type DressingKind =
  | 'rug'
  | 'print'
  | 'lamp'
  | 'plant'
  | 'bedside'
  | 'chair'
  | 'pendant'
  | 'television'
  | 'curtain'
  | 'things'

/** A thing that is not for sale: metres, `low` above the floor; a model of its name, stretched to `size`. */
export type Dressing = Solid & { kind: DressingKind; model: string; isStretched: boolean }

/** `wood` is the leading one. */
export type Room = {
  plan: FloorPlan
  style: SetStyle
  wood: string
  standing: readonly PlacedItem[]
  dressed: readonly Dressing[]
}

export const solidOf = (footprint: Footprint, low: number, high: number): Solid => ({ ...footprint, low, high })

/** True if a thing is whole in the picture, and in nothing's way. */
export function fits({ plan, standing, dressed }: Room, solid: Solid): boolean {
  const piece = placeItem(itemOf('dressing', solid), solid)
  if (!isWhole(plan, solid) || hidesOpening(plan, solid) || obstacles(plan, piece, standing).length > 0) return false
  const things = [...standing.map((one) => one.solid), ...dressed.filter(({ kind }) => kind !== 'rug')]
  if (plan.view && things.some((thing) => hiddenShare(thing, solid) > MOST_HIDDEN)) return false
  const isInUse = standing.some(
    ({ item, zones }) => item.category !== 'bed' && zones.flat().some((zone) => overlapOf(zone, solid) > 0.05),
  )
  return !isInUse && dressed.every((other) => other.low >= solid.high || overlapOf(other, solid) < 0.01)
}

/** Share of anything that a thing may hide. */
const MOST_HIDDEN = 0.1

const itemOf = (category: string, { w, d, low, high }: Solid) => ({
  id: category,
  category,
  widthMm: w * 1000,
  depthMm: d * 1000,
  heightMm: (high - low) * 1000,
  mountedAtMm: low * 1000,
})
