import { SIDES, steps } from '@vuong-tron/geometry/numbers'
import { move, turnY } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse, roundedRectangle, superellipse } from '../kit/outlines.ts'
import { atCorners } from '../parts/bases.ts'
import { apron, top, xLegs } from '../parts/tables.ts'
import { vessel } from '../parts/vessels.ts'

function setTable(m: Model, h: number) {
  m.prop(() => {
    vessel(m, 'tall', 60, h, -30, 0.9)
    vessel(m, 'bowl', -210, h, 40, 0.9, 'ceramic_clay')
  })
}

function oval(m: Model, { w, d, h }: Size, inset: number) {
  m.slab(ellipse(w, d, 72), 30, 0, h - 30, 0, m.wood, 12)
  for (const x of SIDES) for (const z of SIDES) m.leg(x * (w / 2 - inset), z * d * 0.26, h - 28, 33, 22, [x * 8, z * 6])
  for (const z of SIDES) m.board(w - 2 * inset - 40, 62, 28, 0, h - 92, z * d * 0.21)
  setTable(m, h)
}

/** A turned column on four feet. */
function pedestalAt(m: Model, x: number, h: number, reach: number) {
  m.turned(
    [
      [0.1, 90],
      [70, 90],
      [76, 130],
      [52, 220],
      [44, 340],
      [62, 480],
      [84, 560],
      [60, 620],
      [90, h - 60],
      [130, h - 34],
      [0.1, h - 30],
    ],
    x,
    0,
    0,
  )
  m.within(move(x, 0, 0), () => {
    for (const foot of steps(4))
      m.within(turnY(45 + foot * 90), () =>
        m.within(move(reach / 2 + 20, 76, 0), () =>
          m.bar(
            [
              [-reach / 2, 44, 0],
              [reach * 0.1, 10, 0],
              [reach / 2 - 30, -50, 0],
            ],
            30,
            m.wood,
          ),
        ),
      )
  })
}

function round(m: Model, { w, d, h }: Size, turning: boolean) {
  m.slab(ellipse(w, d, 72), 32, 0, h - (turning ? 62 : 32), 0, m.wood, 10)
  pedestalAt(m, 0, h - (turning ? 30 : 0), w * 0.36)
  if (turning) {
    m.slab(ellipse(w * 0.16, w * 0.16, 32), 12, 0, h - 30, 0, 'black_metal', 2)
    m.slab(ellipse(w * 0.5, w * 0.5, 56), 18, 0, h - 18, 0, m.wood, 6)
  }
  m.prop(() => vessel(m, 'bowl', 0, h, 0, 1, 'ceramic_clay'))
}

function extending(m: Model, { w, d, h }: Size) {
  // Shown closed: the halves meet in the middle over the runners for the leaf.
  for (const side of SIDES) m.board(w / 2 - 1.5, 28, d, side * (w / 4), h - 28, 0, m.wood, 5)
  apron(m, { w, d, y: h - 28, height: 90, inset: [70, 60] })
  atCorners(w, d, [58, 52], (x, z) => m.board(70, h - 28, 70, x, 0, z, m.wood, 8))
  for (const z of SIDES) m.board(w - 260, 24, 30, 0, h - 52, z * 130, 'black_oak')
  setTable(m, h)
}

/** Both leaves up; the gates that carry them are swung out. */
function dropLeaf(m: Model, { w, d, h }: Size) {
  const core = 450
  m.slab(roundedRectangle(core, d, 4), 24, 0, h - 24, 0, m.wood, 4)
  for (const side of SIDES) {
    const leaf = (w - core) / 2
    const outline = superellipse(leaf * 2, d, 5, 44).filter(([x]) => x >= -1)
    m.within(move(side * (core / 2 + 2), 0, 0), () =>
      m.slab(
        outline.map(([x, z]) => [side * Math.max(0, x), z] as const),
        24,
        0,
        h - 24,
        0,
        m.wood,
        4,
      ),
    )
    m.within(move(side * (core / 2 - 40), 0, side * 40), () => {
      const reach = leaf * 0.72
      m.board(reach, 44, 30, (side * reach) / 2, h - 68, 0)
      m.board(reach, 34, 26, (side * reach) / 2, 180, 0)
      m.leg(side * reach, 0, h - 24, 22, 16)
      // The post on which the gate turns stands on the stretcher between the fixed legs.
      m.board(38, h - 186, 38, 0, 140, 0, m.wood, 6)
    })
    m.board(34, 40, d - 124, side * (core / 2 - 42), 104, 0, m.wood, 4)
  }
  apron(m, { w: core, d, y: h - 24, height: 100, inset: [40, 60] })
  atCorners(core, d, [42, 62], (x, z) => m.leg(x, z, h - 24, 25, 17))
  m.prop(() => vessel(m, 'tall', 40, h, 0, 0.8))
}

function withBenches(m: Model, { w, d, h }: Size) {
  top(m, { w, d, h, thickness: 36, radius: 16, bevel: 6 })
  for (const side of SIDES) {
    m.board(60, h - 36, d * 0.62, side * (w / 2 - 170), 0, 0, m.wood, 6)
    // Each bench stands half under the top.
    m.within(move(0, 0, side * (d / 2 - 160)), () => {
      m.slab(roundedRectangle(w - 420, 320, 14), 32, 0, 420, 0, m.wood, 6)
      for (const end of SIDES) m.board(44, 420, 250, end * (w / 2 - 320), 0, 0, m.wood, 5)
      m.board(w - 680, 50, 26, 0, 330, 0)
    })
  }
  m.board(w - 400, 90, 34, 0, 330, 0)
  setTable(m, h)
}

function crossed(m: Model, { w, d, h }: Size) {
  const planks = 4
  for (const index of steps(planks))
    m.board(w, 42, d / planks - 3, 0, h - 42, -d / 2 + (d / planks) * (index + 0.5), m.wood, 4)
  for (const side of SIDES) {
    xLegs(m, side * (w / 2 - 330), d - 130, h - 42)
    m.board(110, 34, d - 160, side * (w / 2 - 330), h - 76, 0)
  }
  m.bar(
    [
      [-w / 2 + 330, (h - 42) / 2, 0],
      [w / 2 - 330, (h - 42) / 2, 0],
    ],
    14,
    'black_metal',
  )
  setTable(m, h)
}

function trestles(m: Model, { w, d, h }: Size) {
  m.slab(roundedRectangle(w, d, 170, 10), 44, 0, h - 44, 0, m.wood, 16)
  for (const end of SIDES) {
    const x = end * (w / 2 - 480)
    m.slab(roundedRectangle(170, d - 260, 60, 6), 60, x, 0, 0, m.wood, 14)
    for (const z of SIDES) m.slab(ellipse(110, 180, 28), h - 150, x, 58, z * 150, m.wood, 6)
    m.slab(roundedRectangle(150, d - 320, 40, 6), 50, x, h - 94, 0, m.wood, 8)
  }
  m.board(w - 960, 110, 50, 0, 250, 0, m.wood, 10)
  setTable(m, h)
}

export const diningTable: Family = {
  'ban-an-duong-lam-bon-cho': (m, size) => oval(m, size, 330),
  'ban-an-duong-lam-sau-cho': (m, size) => oval(m, size, 420),
  'ban-an-duong-lam-tam-cho': (m, { w, d, h }) => {
    m.slab(ellipse(w, d, 80), 34, 0, h - 34, 0, m.wood, 12)
    for (const side of SIDES) pedestalAt(m, side * w * 0.25, h, d * 0.36)
    m.board(w * 0.42, 60, 40, 0, 160, 0, m.wood, 10)
    setTable(m, h)
  },
  'ban-an-tron-ben-thanh-110': (m, size) => round(m, size, false),
  'ban-an-tron-ben-thanh-135': (m, size) => round(m, size, true),
  'ban-an-mo-rong-cai-rang-140': extending,
  'ban-an-canh-gap-cai-rang-120': dropLeaf,
  'bo-ban-an-bang-ghe-sa-dec-160': withBenches,
  'ban-an-sa-dec-200': crossed,
  'ban-an-can-tho-muoi-cho': trestles,
}
