import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse, roundedRectangle } from '../kit/outlines.ts'
import { sweep } from '../kit/solids.ts'

const lamps = (m: Model, xs: readonly number[], y: number, z: number) => {
  for (const x of xs) m.slab(ellipse(56, 56, 20), 4, x, y, z, 'light', 1)
}

function slimHood(m: Model, { w, d, h }: Size) {
  m.board(w, h * 0.45, d, 0, h * 0.55, 0, 'steel', 3)
  m.extruded(
    [
      [-d / 2, -h * 0.275],
      [d / 2 - 60, -h * 0.275],
      [d / 2, h * 0.1],
      [d / 2, h * 0.275],
      [-d / 2, h * 0.275],
    ],
    w,
    0,
    h * 0.275,
    0,
    'steel',
    2,
  )
  m.board(w - 60, 3, d - 120, 0, -1, -20, 'dark_steel')
  for (const x of spread(-60, 60, 3)) m.board(30, 14, 4, x, h * 0.72, d / 2, 'black_plastic', 2)
  lamps(m, [-w * 0.34, w * 0.34], -2, d * 0.22)
}

function pullOut(m: Model, { w, d, h }: Size) {
  m.board(w - 20, h - 40, d - 20, 0, 40, -10, 'dark_steel', 3)
  m.board(w, 34, d - 26, 0, 0, -13, 'steel', 3)
  m.board(w, 44, 26, 0, 0, d / 2 - 13, 'steel', 5)
  for (const x of spread(-w * 0.3, w * 0.3, 12)) m.board(w * 0.045, 2, d * 0.6, x, -1, -20, 'dark_steel', 0.3)
  lamps(m, [-w * 0.38, w * 0.38], -2, d * 0.1)
}

/** A chimney on a canopy. */
function chimney(m: Model, w: number, d: number, from: number, to: number, z: number) {
  const middle = (from + to) / 2
  m.board(w, middle - from, d, 0, from, z, 'steel', 2)
  m.board(w - 10, to - middle, d - 10, 0, middle, z, 'steel', 2)
}

function curvedGlass(m: Model, { w, d, h }: Size) {
  chimney(m, 300, 280, 120, h, -d / 2 + 140)
  m.board(w * 0.62, 70, d - 80, 0, 50, -40, 'steel', 4)
  const count = m.detail === 'web' ? 12 : 28
  const path = spread(-1, 1, count).map((share): Vec3 => [share * w * 0.5, 70 - 66 * share * share, 0])
  m.add(
    'smoked_glass',
    sweep(
      path,
      [
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
        [1, -1],
      ].map(([x = 0, y = 0]) => ({ point: [(x * d) / 2, y * 4] as Vec2, normal: [0, Math.sign(y)] as Vec2 })),
    ),
  )
  for (const x of spread(-60, 60, 4)) m.board(22, 10, 4, x, 80, d / 2 - 80, 'black_plastic', 2)
  lamps(m, [-w * 0.22, w * 0.22], 46, 40)
}

function slanted(m: Model, { w, d, h }: Size) {
  const face = h * 0.55
  const profile: Vec2[] = [
    [-d / 2, -face / 2],
    [-d / 2 + 80, -face / 2],
    [d / 2, face / 2 - 50],
    [d / 2, face / 2],
    [-d / 2, face / 2],
  ]
  m.extruded(profile, w - 16, 0, face / 2, 0, 'black_plastic', 2)
  const run = Math.hypot(d - 80, face - 50)
  const lean = (Math.atan2(d - 80, face - 50) * 180) / Math.PI
  m.within(chain(move(0, (face - 50) / 2, 40), turnX(lean)), () => {
    m.board(w, run * 0.62, 8, 0, -run * 0.12, 4, 'black_glass', 2)
    m.board(w, run * 0.32, 8, 0, -run * 0.5, 4, 'black_glass', 2)
    m.board(70, 12, 1, 0, -run * 0.06, 9, 'display', 0.2)
  })
  chimney(m, 280, d * 0.62, face, h, -d * 0.16)
}

function island(m: Model, { w, d, h }: Size) {
  m.board(w, 64, d, 0, 0, 0, 'steel', 4)
  const rings = [
    { s: 1, y: 64 },
    { s: 0.98, y: 66 },
    { s: 0.36, y: 250 },
    { s: 0.35, y: 254 },
  ]
  m.lofted(
    rings.map(({ s, y }) => ({ outline: roundedRectangle(s > 0.5 ? w * s : 320, s > 0.5 ? d * s : 300, 12, 3), y })),
    0,
    0,
    0,
    'steel',
  )
  chimney(m, 300, 280, 250, h, 0)
  m.board(w - 120, 3, d - 120, 0, -2, 0, 'dark_steel')
  for (const z of SIDES) lamps(m, [-w * 0.4, w * 0.4], -4, z * d * 0.36)
  for (const x of spread(-60, 60, 4)) m.board(20, 10, 3, x, 26, d / 2, 'black_plastic', 1)
}

function downdraft(m: Model, { w, d, h }: Size) {
  m.board(w - 40, h * 0.56, d - 40, 0, 0, -20, 'dark_steel', 3)
  m.slab(roundedRectangle(w, d * 0.5, 8, 3), 10, 0, h * 0.56, d * 0.02, 'steel', 3)
  m.board(w - 60, h * 0.44 - 10, 70, 0, h * 0.56 + 10, 0, 'black_glass', 4)
  m.board(w - 140, 70, 3, 0, h * 0.78, 35, 'dark_steel', 1)
  m.board(w - 100, 8, 2, 0, h - 40, 35.5, 'light', 0.5)
  m.board(260, 220, 40, 0, 60, d / 2 - 20, 'grey_plastic', 6)
}

export const rangeHoods: Family = {
  'may-hut-mui-co-dien-may-nhe-60-cm': slimHood,
  'may-hut-mui-am-tu-may-nhe-70-cm': pullOut,
  'may-hut-mui-kinh-cong-may-nhe-70-cm': curvedGlass,
  'may-hut-mui-vat-nghieng-may-nhe-90-cm': slanted,
  'may-hut-mui-dao-may-nhe-90-cm': island,
  'may-hut-mui-am-ban-may-nhe-88-cm': downdraft,
}
