import { SIDES } from '@vuong-tron/geometry/numbers'
import { move, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { fillet, flatSection } from '../kit/solids.ts'
import type { MaterialName } from '../materials.ts'

/** Support of a body, built for its width and depth; `height` is its own. */
export type Base = { height: number; make: (m: Model, w: number, d: number) => void }

/** Calls for the four corners, `inset` from the body's edges. */
export function atCorners(
  w: number,
  d: number,
  inset: Vec2,
  work: (x: number, z: number, sideX: -1 | 1, sideZ: -1 | 1) => void,
) {
  for (const sideX of SIDES)
    for (const sideZ of SIDES) work(sideX * (w / 2 - inset[0]), sideZ * (d / 2 - inset[1]), sideX, sideZ)
}

export const onTheWall: Base = { height: 0, make: () => {} }

export const tapered = (
  height: number,
  {
    lean = 7,
    head = 21,
    foot = 13,
    inset = [110, 62] as Vec2,
    rails = false,
    material,
  }: { lean?: number; head?: number; foot?: number; inset?: Vec2; rails?: boolean; material?: MaterialName } = {},
): Base => ({
  height,
  make(m, w, d) {
    atCorners(w, d, inset, (x, z, sideX, sideZ) =>
      m.leg(x, z, height, head, foot, [sideX * lean, sideZ * lean * 0.7], material),
    )
    if (rails)
      for (const side of SIDES) m.board(w - inset[0] * 2, 26, 20, 0, height - 26, side * (d / 2 - inset[1] - 4))
  },
})

/** Turned on the lathe: a neck, a belly and a foot. */
export const turnedLegs = (height: number, radius = 22, inset: Vec2 = [60, 55]): Base => ({
  height,
  make(m, w, d) {
    const profile = [
      [0.1, 0],
      [0.5, 0],
      [0.62, 0.03],
      [0.5, 0.12],
      [0.62, 0.2],
      [0.95, 0.62],
      [1, 0.74],
      [0.8, 0.82],
      [0.6, 0.85],
      [0.9, 0.88],
      [0.9, 0.93],
      [0.7, 0.95],
      [0.95, 1],
      [0.1, 1],
    ]
    atCorners(w, d, inset, (x, z) =>
      m.turned(
        profile.map(([r = 0, y = 0]): Vec2 => [Math.max(0.1, r * radius), y * height]),
        x,
        0,
        z,
      ),
    )
  },
})

export const plinth = (height: number, setBack = 40, material?: MaterialName): Base => ({
  height,
  make: (m, w, d) => m.board(w - setBack, height, d - setBack - 10, 0, 0, -setBack / 4, material ?? m.wood),
})

export const squareLegs = (height: number, side = 40, inset = 0, material?: MaterialName): Base => ({
  height,
  make: (m, w, d) =>
    atCorners(w, d, [side / 2 + inset, side / 2 + inset], (x, z) =>
      m.board(side, height, side, x, 0, z, material ?? m.wood, 3),
    ),
})

/** Two closed frames of flat bar under the ends. */
export const sled = (height: number, inset = 130, material: MaterialName = 'black_metal'): Base => ({
  height,
  make(m, w, d) {
    for (const side of SIDES)
      m.within(move(side * (w / 2 - inset), 0, 0), () => {
        const half = d / 2 - 20
        const path: Vec3[] = fillet(
          [
            [0, height, -half],
            [0, 6, -half],
            [0, 6, half],
            [0, height, half],
          ],
          14,
          3,
        )
        m.bar(path, flatSection(26, 12), material)
      })
  },
})

export const castors = (height: number, inset = 45): Base => ({
  height,
  make(m, w, d) {
    atCorners(w, d, [inset, inset], (x, z) => {
      const radius = height * 0.42
      m.within(move(x, radius, z), () =>
        m.bar(
          [
            [-9, 0, 0],
            [9, 0, 0],
          ],
          radius,
          'rubber',
        ),
      )
      m.board(26, height - radius * 1.3, 26, x, radius * 1.3, z, 'black_metal', 3)
    })
  },
})

/** Feet cut as brackets under the corners, as on old chests. */
export const brackets = (height: number): Base => ({
  height,
  make(m, w, d) {
    m.board(w - 30, height * 0.4, d - 30, 0, height * 0.6, 0)
    atCorners(w, d, [70, 45], (x, z) => m.board(140, height * 0.65, 90, x, 0, z, m.wood, 8))
  },
})
