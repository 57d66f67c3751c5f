import { SIDES } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX, turnZ, type Vec2 } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { roundedRectangle } from '../kit/outlines.ts'
import { type Base, plinth } from './bases.ts'
import { cabinet, drawers } from './cabinet.ts'
import { front } from './fronts.ts'
import type { Handle } from './handles.ts'

export type Top = { w: number; d: number; h: number; thickness?: number; radius?: number; bevel?: number }

/** A rectangular table top; its upper side is at h. */
export function top(m: Model, { w, d, h, thickness = 26, radius = 12, bevel = 4 }: Top) {
  m.slab(roundedRectangle(w, d, radius, 5), thickness, 0, h - thickness, 0, m.wood, bevel)
}

/** Rails under a table top, `inset` from its edge. */
export function apron(
  m: Model,
  { w, d, y, height, inset }: { w: number; d: number; y: number; height: number; inset: Vec2 },
) {
  for (const side of SIDES) {
    m.board(w - 2 * inset[0], height, 20, 0, y - height, side * (d / 2 - inset[1]))
    m.board(20, height, d - 2 * inset[1] - 20, side * (w / 2 - inset[0]), y - height, 0)
  }
}

/** A shallow box of drawers hanging under a top; its upper side is at y. */
export function drawerBox(
  m: Model,
  {
    w,
    d,
    y,
    height,
    count,
    x = 0,
    z = 0,
    handle = 'pull',
  }: { w: number; d: number; y: number; height: number; count: number; x?: number; z?: number; handle?: Handle },
) {
  for (const side of SIDES) m.board(18, height, d, x + side * (w / 2 - 9), y - height, z)
  m.board(w - 36, 14, d - 8, x, y - height, z - 4)
  m.board(w - 36, height, 14, x, y - height, z - d / 2 + 7)
  const each = (w - 36) / count
  for (let index = 0; index < count; index++)
    front(m, {
      x: x - w / 2 + 18 + each * (index + 0.5),
      y: y - height + 3,
      z: z + d / 2,
      w: each - 4,
      h: height - 6,
      style: 'flush',
      handle,
      side: 0,
    })
}

/** A chest of drawers that carries one end of a desk. */
export function pedestal(
  m: Model,
  {
    w,
    d,
    h,
    x,
    rows,
    handle = 'pull',
    base = plinth(50, 50),
  }: { w: number; d: number; h: number; x: number; rows: number | number[]; handle?: Handle; base?: Base },
) {
  m.within(move(x, 0, 0), () => cabinet(m, { w, d, h }, { base, thickness: 20, fill: drawers(rows, 1, { handle }) }))
}

/** Two legs that meet under the top and spread towards the floor, at each end of a table. */
export function aFrames(m: Model, w: number, d: number, y: number, side = 46) {
  const spreadAngle = (Math.atan2(d / 2 - 90, y) * 180) / Math.PI
  const lean = 6
  for (const end of SIDES)
    m.within(chain(move(end * (w / 2 - 170), y, 0), turnZ(end * lean)), () => {
      for (const half of SIDES)
        m.within(chain(move(0, 0, half * 36), turnX(-half * spreadAngle)), () => {
          const run = y / Math.cos((spreadAngle * Math.PI) / 180) / Math.cos((lean * Math.PI) / 180)
          m.board(side, run, side * 0.8, 0, -run, 0, m.wood, 5)
        })
      m.board(side * 0.7, 40, d * 0.5, 0, -y * 0.62, 0)
      m.board(side, 40, d * 0.66, 0, -40, 0, m.wood, 4)
    })
}

/** Two bars that cross, seen from the end of the table. */
export function xLegs(m: Model, x: number, d: number, y: number, side = 70) {
  const angle = (Math.atan2(d - side, y) * 180) / Math.PI
  const run = Math.hypot(d - side, y)
  for (const half of SIDES)
    m.within(chain(move(x + half * side * 0.26, y / 2, 0), turnX(half * angle)), () =>
      m.board(side * 0.5, run, side, 0, -run / 2, 0, m.wood, 5),
    )
}
