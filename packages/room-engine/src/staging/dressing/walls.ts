import { clamp } from '@vuong-tron/geometry/numbers'
import { bareShareBehind } from '../bare-walls.ts'
import { alongOf, atWall, type FloorPlan, type Opening, type WallRun, wallRunBehind } from '../floor-plan.ts'
import { overlapOf, type Solid } from '../footprint.ts'
import { styleOf } from '../style.ts'
import { isWhole } from '../whole.ts'
import { type Dressing, type Room, solidOf } from './dressed-room.ts'

/** Prints: share of what is below, metres above it, wanted middle; two beside each other from this width on. */
const PRINT = {
  share: 0.66,
  above: 0.2,
  middle: 1.5,
  leastHigh: 0.38,
  mostHigh: 1,
  pairFrom: 1.25,
  gap: 0.07,
  deep: 0.03,
}

export function printsOver(over: readonly string[], { plan, style, standing }: Room): Dressing[] {
  const below = standing.find(({ item }) => over.includes(item.category))?.solid
  const run = below && wallRunBehind(plan, below)
  // What hangs there already is picture enough.
  if (!below || !run || standing.some(({ solid }) => solid.low > below.high)) return []
  const wide = PRINT.share * below.w
  const low = below.high + PRINT.above
  const high = clamp(2 * (PRINT.middle - low), 0, Math.min(PRINT.mostHigh, (plan.heightM ?? 2.6) - low - 0.2))
  if (high < PRINT.leastHigh) return []
  const along = alongOf(run.wall, below)
  const count = wide >= PRINT.pairFrom && high >= 0.7 ? 2 : 1
  const each = Math.min((wide - (count - 1) * PRINT.gap) / count, high * (count === 2 ? 0.85 : 1.7))
  const model = (index: number) => `print-${each < high ? 'tall' : 'wide'}-${styleOf(style).dress.print}-${index}`
  const prints = Array.from({ length: count }, (_, index): Dressing => {
    const off = (index - (count - 1) / 2) * (each + PRINT.gap)
    const place = atWall(run, along + off, { w: each, d: PRINT.deep })
    return { ...solidOf(place, low, low + high), kind: 'print', model: model(index), isStretched: true }
  })
  const isClear = prints.every(
    (print) => isWhole(plan, print) && !isOverOpening(plan, run, print) && bareShareBehind(plan, print) >= LEAST_BARE,
  )
  const isHidden = prints.some((print) =>
    standing.some(({ solid }) => solid.high > print.low && overlapOf(solid, print) > 0),
  )
  return isClear && !isHidden ? prints : []
}

/** Share of bare wall behind a print. */
const LEAST_BARE = 0.85

/** Frames keep this distance from openings. */
const FRAME_M = 0.08

const isOverOpening = ({ openings }: FloorPlan, { wall }: WallRun, print: Solid) =>
  openings.some((opening) => {
    const along = alongOf(wall, print)
    return (
      opening.wall === wall &&
      along + print.w / 2 > opening.from - FRAME_M &&
      along - print.w / 2 < opening.to + FRAME_M
    )
  })

/** Curtains: metres past the frame, above it, and off the floor; folded width as a share of the window. */
const CURTAIN = { past: 0.2, above: 0.12, hem: 0.01, folded: 0.28, deep: 0.14 }

/** A curtain at each side of a window whose wall is seen. */
export function curtainsBy({ plan, standing }: Room): Dressing[] {
  return plan.openings
    .filter((opening) => opening.kind === 'window' && opening.head !== undefined)
    .flatMap((opening) => {
      const pair = [-1, 1].map((side) => curtainAt(plan, opening, side))
      const isInTheWay = pair.some((curtain) => standing.some(({ solid }) => overlapOf(solid, curtain) > 0.01))
      // One that hangs outside the picture is not missed.
      return isInTheWay ? [] : pair.filter((curtain) => isWhole(plan, curtain))
    })
}

function curtainAt(plan: FloorPlan, window: Opening, side: number): Dressing {
  const { wall, at = plan[wall], from, to, head = 0 } = window
  const wide = clamp((to - from) * CURTAIN.folded, 0.25, 0.6)
  const edge = side < 0 ? from - CURTAIN.past : to + CURTAIN.past
  const place = atWall({ wall, at, from, to }, edge - (side * wide) / 2, { w: wide, d: CURTAIN.deep }, 0.03)
  const high = Math.min(head + CURTAIN.above, (plan.heightM ?? head + 0.3) - 0.03)
  return { ...solidOf(place, CURTAIN.hem, high), kind: 'curtain', model: 'curtain', isStretched: true }
}
