import { pointOf, type Solid } from '../footprint.ts'
import type { PlacedItem } from '../furniture.ts'
import { styleOf } from '../style.ts'
import { isWhole } from '../whole.ts'
import { type Dressing, type DressingKind, type Room, solidOf } from './dressed-room.ts'

/** On a piece, `share` of its width beside the middle. */
export function onTop(
  kind: DressingKind,
  model: string,
  { w, d, h }: { w: number; d: number; h: number },
  base: Solid,
  share: number,
): Dressing {
  const [x, z] = pointOf(base, share * base.w, -base.d * 0.15)
  return { x, z, turn: base.turn, w, d, low: base.high, high: base.high + h, kind, model, isStretched: false }
}

const PENDANT = { above: 0.75, w: 0.48, h: 0.22 }

/** A lamp over the table's middle, on its cord from the ceiling. */
export function pendantOver({ solid }: PlacedItem, { plan, style }: Room): Dressing[] {
  const ceiling = plan.heightM
  const low = solid.high + PENDANT.above
  if (!ceiling || ceiling < low + PENDANT.h + 0.2) return []
  const { x, z, turn } = solid
  const shade = solidOf({ x, z, turn, w: PENDANT.w, d: PENDANT.w }, low, low + PENDANT.h)
  if (!isWhole(plan, shade)) return []
  const cord = solidOf({ x, z, turn, w: 0.006, d: 0.006 }, low + PENDANT.h - 0.02, ceiling)
  return [
    { ...shade, kind: 'pendant', model: `pendant-${styleOf(style).dress.pendant}`, isStretched: false },
    { ...cord, kind: 'pendant', model: 'cord', isStretched: true },
  ]
}

/** Height of a screen as a share of its width, and how much narrower than its unit it is. */
const SCREEN = { tall: 0.62, narrower: 0.4, most: 1.45, deep: 0.25 }

/** A screen on its unit, unless one that is sold stands there. */
export function screenOn(on: string, { plan, standing }: Room): Dressing[] {
  const base = standing.find(({ item }) => item.category === on)?.solid
  if (!base || standing.some(({ solid }) => Math.abs(solid.low - base.high) < 0.01)) return []
  const w = Math.min(SCREEN.most, base.w - SCREEN.narrower)
  const { x, z, turn } = base
  const screen = solidOf({ x, z, turn, w, d: SCREEN.deep }, base.high, base.high + w * SCREEN.tall)
  return isWhole(plan, screen) ? [{ ...screen, kind: 'television', model: 'television', isStretched: true }] : []
}

/** Books, bowls and vases on the pieces and in them, as the shop's own pictures have them. */
export const thingsOn = (standing: readonly PlacedItem[]): Dressing[] =>
  standing
    .filter(({ item }) => item.hasThings)
    .map(({ item: { id }, solid }) => ({ ...solid, kind: 'things', model: `things/${id}`, isStretched: false }))
