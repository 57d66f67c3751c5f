import { pointOf, type Solid } from '../footprint.ts'
import type { PlacedItem } from '../furniture.ts'
import { type SetStyle, styleOf } from '../style.ts'
import { type Dressing, type Room, solidOf } from './dressed-room.ts'

const CHAIR = { w: 0.46, d: 0.52, h: 0.78 }
/** Edge for each seat, and how far a chair's middle stands from the edge; metres. */
const [SEAT_M, PULLED_M] = [0.6, 0.1]
const MOST_SEATS = 6

/** Chairs along a table's long sides, at its heads when those are few; round tables have four. */
export function chairsAt({ solid }: PlacedItem, { style }: Room): Dressing[] {
  const { w, d } = solid
  const perSide = Math.min(MOST_SEATS / 2, Math.max(1, Math.floor((w - 0.1) / SEAT_M)))
  const isRound = Math.abs(w - d) < 0.05
  const offsets = Array.from(
    { length: isRound ? 1 : perSide },
    (_, index) => (index - ((isRound ? 1 : perSide) - 1) / 2) * (w / perSide) * 0.94,
  )
  const sides = offsets.flatMap((along) => [
    { at: pointOf(solid, along, -(d / 2 + PULLED_M)), turn: 0 },
    { at: pointOf(solid, along, d / 2 + PULLED_M), turn: 180 },
  ])
  const heads = [-1, 1].map((side) => ({ at: pointOf(solid, side * (w / 2 + PULLED_M), 0), turn: -side * 90 }))
  const wanted = sides.length < 4 ? [...sides, ...heads] : sides
  return wanted.map(
    ({ at: [x, z], turn }, index): Dressing => ({
      ...solidOf({ x, z, turn: solid.turn + turn + (((index * 37) % 9) - 4), w: CHAIR.w, d: CHAIR.d }, 0, CHAIR.h),
      kind: 'chair',
      model: `chair-${styleOf(style).dress.chair}`,
      isStretched: false,
    }),
  )
}

/** A chair drawn up to a desk, a little turned as its user left it. */
export function seatAt(desk: Solid, model: 'task' | 'chair', style: SetStyle): Dressing {
  const [x, z] = pointOf(desk, 0.08 * desk.w, desk.d / 2 + (model === 'task' ? 0.22 : 0.14))
  const turn = desk.turn + 180 + (model === 'task' ? 24 : 6)
  const size = model === 'task' ? { w: 0.6, d: 0.6, high: 1.04 } : { w: CHAIR.w, d: CHAIR.d, high: CHAIR.h }
  const name = model === 'task' ? 'task-chair' : `chair-${styleOf(style).dress.chair}`
  return {
    ...solidOf({ x, z, turn, w: size.w, d: size.d }, 0, size.high),
    kind: 'chair',
    model: name,
    isStretched: false,
  }
}
