import { clamp } from '@vuong-tron/geometry/numbers'
import { atWall, type FloorPlan, type Opening } from './floor-plan.ts'
import type { Solid } from './footprint.ts'
import { hiddenShare } from './visibility.ts'

/** Metres past the frame, above it, and off the floor; folded width as a share of the window. */
const CURTAIN = { past: 0.2, above: 0.12, hem: 0.01, folded: 0.28, deep: 0.14 }

/** Where the two curtains of a window hang, or would. */
export const curtainPlaces = (plan: FloorPlan, window: Opening): [Solid, Solid] => [
  curtainAt(plan, window, -1),
  curtainAt(plan, window, 1),
]

function curtainAt(plan: FloorPlan, { wall, at = plan[wall], from, to, head = 0 }: Opening, side: number): Solid {
  const wide = clamp((to - from) * CURTAIN.folded, 0.25, 0.6)
  const edge = side < 0 ? from - CURTAIN.past : to + CURTAIN.past
  const place = atWall({ wall, at, from, to }, edge - (side * wide) / 2, { w: wide, d: CURTAIN.deep }, 0.03)
  const high = Math.min(head + CURTAIN.above, (plan.heightM ?? head + 0.3) - 0.03)
  return { ...place, low: CURTAIN.hem, high }
}

/** Windows whose heads are known have curtains, or get them. */
export const isCurtained = ({ kind, head }: Opening) => kind === 'window' && head !== undefined

/** Share of a window or door that furniture and plants may hide. */
const MOST_HIDDEN = 0.12
const HAND_M = 0.1

/** True if a solid hides a window or a door of a picture. */
export const hidesOpening = (plan: FloorPlan, solid: Solid) =>
  plan.view !== undefined &&
  plan.openings
    .filter(({ kind, sill, head }) => (kind === 'window' ? solid.high > sill + HAND_M : head !== undefined))
    .some((opening) => hiddenShare(glassOf(plan, opening), solid) > MOST_HIDDEN)

const glassOf = (plan: FloorPlan, { wall, at = plan[wall], from, to, sill, head = 2 }: Opening): Solid => ({
  ...atWall({ wall, at, from, to }, (from + to) / 2, { w: to - from, d: 0 }),
  low: sill,
  high: head,
})
