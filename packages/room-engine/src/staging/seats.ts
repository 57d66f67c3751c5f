import { beyondWalls, type FloorPlan } from './floor-plan.ts'
import { pointOf, type Solid } from './footprint.ts'
import type { PlacedItem } from './furniture.ts'
import { isWhole } from './whole.ts'

/** A chair, in metres. */
const CHAIR = { w: 0.46, d: 0.52, h: 0.78 }
/** Edge for each seat, and how far a chair's middle stands from the edge; metres. */
const [SEAT_M, PULLED_M] = [0.6, 0.1]
const MOST_SEATS = 6
/** Chairs at a desk, as their users left them: turned away, or pushed in; metres from the edge, and degrees. */
const AT_DESK = [
  { out: 0.16, turned: 38 },
  { out: -0.04, turned: 8 },
]

const chairAt = ([x, z]: readonly [number, number], turn: number): Solid => ({
  x,
  z,
  turn,
  w: CHAIR.w,
  d: CHAIR.d,
  low: 0,
  high: CHAIR.h,
})

/** Chairs along a table's long sides but at the wall, at its heads when those are few; round tables have four. */
function chairPlaces(plan: FloorPlan, table: Solid): Solid[] {
  const { w, d } = table
  const perSide = Math.min(MOST_SEATS / 2, Math.max(1, Math.floor((w - 0.1) / SEAT_M)))
  const along = isRound(table) ? 1 : perSide
  const offsets = Array.from({ length: along }, (_, index) => (index - (along - 1) / 2) * (w / perSide) * 0.94)
  const place = (toRight: number, toFront: number, turn: number, index: number) =>
    chairAt(pointOf(table, toRight, toFront), table.turn + turn + (((index * 37) % 9) - 4))
  const sides = offsets
    .flatMap((toRight, index) => [
      place(toRight, -(d / 2 + PULLED_M), 0, 2 * index),
      place(toRight, d / 2 + PULLED_M, 180, 2 * index + 1),
    ])
    .filter((seat) => beyondWalls(plan, seat) <= 0)
  const heads = [-1, 1].map((side, index) => place(side * (w / 2 + PULLED_M), 0, -side * 90, 2 + index))
  return sides.length < 4 ? [...sides, ...heads] : sides
}

export const isRound = ({ w, d }: Solid) => Math.abs(w - d) < 0.05

/** A chair at a desk: turned, so that one sees more than its back, or else pushed in. */
function deskSeat(plan: FloorPlan, desk: Solid): Solid {
  const seats = AT_DESK.map(({ out, turned }) =>
    chairAt(pointOf(desk, 0.1 * desk.w, desk.d / 2 + out), desk.turn + 180 + turned),
  )
  return seats.find((seat) => isWhole(plan, seat)) ?? (seats[0] as Solid)
}

const DESKS: readonly string[] = ['work-desk', 'study-desk', 'dressing-table']

/** Where the seats of a piece stand: chairs around a dining table, one at a desk. */
export function seatPlaces(plan: FloorPlan, { item, solid }: PlacedItem): Solid[] {
  if (item.category === 'dining-table') return chairPlaces(plan, solid)
  return DESKS.includes(item.category) ? [deskSeat(plan, solid)] : []
}
