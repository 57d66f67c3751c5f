import { SIDES, spread, steps } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX, turnY } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse } from '../kit/outlines.ts'
import { onTheWall, plinth, tapered } from '../parts/bases.ts'
import { cabinet, columns, doors, type Filling, layers, lined, rows, shelves } from '../parts/cabinet.ts'
import { bookRow, onTop, ornaments } from '../parts/props.ts'

const stocked = shelves(0, bookRow, 8)
const shown = shelves(0, ornaments, 8)

/** Ba Vì: cane doors below, shelves above whose dividers stand in a different place on each level. */
const staggered = rows(
  [1, 1, 1, 1, 1.5],
  stocked,
  columns([1, 1.7], shown, stocked),
  columns([1.8, 1], stocked, shown),
  columns([1, 1.3], shown, stocked),
  columns([1, 1], lined(doors('cane')), lined(doors('cane', 1, { side: -1 }))),
)

function ladder(m: Model, { w, d, h }: Size) {
  // The stiles lean on the wall; the steps stay level and get deeper towards the floor.
  const lean = (Math.atan2(d - 60, h) * 180) / Math.PI
  for (const side of SIDES)
    m.within(chain(move(side * (w / 2 - 16), 0, d / 2 - 30), turnX(-lean)), () =>
      m.board(32, h / Math.cos((lean * Math.PI) / 180), 56, 0, 0, 0, m.wood, 5),
    )
  for (const [level, y] of [120, 500, 860, 1200, 1520].entries()) {
    const front = d / 2 - (y / h) * (d - 60)
    const depth = Math.max(150, d - 40 - (y / h) * (d - 190))
    const z = -d / 2 + depth / 2 + (level === 0 ? 20 : 10)
    m.board(w - 66, 24, depth, 0, y, Math.min(z, front - depth / 2 + 30), m.wood, 4)
    m.board(w - 66, 50, 14, 0, y + 24, -d / 2 + 16)
    m.prop(() => bookRow(m, { x: 0, y: y + 24, z: z + depth / 2 + 20, w: w - 110, h: 260, d: depth }))
  }
}

function openFrame(m: Model, { w, d, h }: Size) {
  for (const x of SIDES) for (const z of SIDES) m.board(34, h, 34, x * (w / 2 - 17), 0, z * (d / 2 - 17), m.wood, 5)
  for (const [level, y] of spread(80, h - 60, 6).entries()) {
    m.board(w - 30, 24, d - 8, 0, y, 0, m.wood, 3)
    if (level < 5) m.prop(() => bookRow(m, { x: 0, y: y + 24, z: d / 2, w: w - 80, h: (h - 140) / 5 - 30, d }))
  }
  m.bar(
    [
      [-w / 2 + 17, 110, -d / 2 + 10],
      [w / 2 - 17, h - 70, -d / 2 + 10],
    ],
    6,
    'brass',
  )
  m.bar(
    [
      [w / 2 - 17, 110, -d / 2 + 10],
      [-w / 2 + 17, h - 70, -d / 2 + 10],
    ],
    6,
    'brass',
  )
}

/** Four faces around a core on a turning foot; each face is open to its own side. */
function turning(m: Model, { w, d, h }: Size) {
  m.slab(ellipse(w * 0.8, d * 0.8, 40), 26, 0, 0, 0, 'black_oak', 5)
  m.turned(
    [
      [60, 26],
      [60, 70],
    ],
    0,
    0,
    0,
    'black_metal',
  )
  const levels = spread(70, h - 24, 4)
  for (const y of levels) m.board(w, 24, d, 0, y, 0, m.wood, 4)
  for (const quarter of steps(4))
    m.within(turnY(quarter * 90), () => {
      for (const [level, y] of levels.slice(0, -1).entries()) {
        const room = (levels[level + 1] ?? h) - y - 24
        m.board(18, room, w - 170, w / 2 - 160, y + 24, 85 - w / 2 + (w - 170) / 2)
        m.prop(() => bookRow(m, { x: -70, y: y + 24, z: d / 2 - 6, w: w * 0.62, h: room, d: 160 }))
      }
    })
}

function wallShelves(m: Model, { w, d, h }: Size) {
  const gap = (h - 190) / 2
  for (const [level, [from, to]] of (
    [
      [-w / 2, w * 0.18],
      [-w * 0.22, w / 2],
      [-w / 2 + 60, w * 0.3],
    ] as const
  ).entries()) {
    const y = level * gap
    m.board(to - from, 26, d, (from + to) / 2, y, 0, m.wood, 4)
    for (const x of [from + 70, to - 70]) m.board(26, 110, 26, x, y - 0, -d / 2 + 13)
    m.board(26, 164, d, level === 1 ? to - 13 : from + 13, y + 26, 0)
    m.prop(() => bookRow(m, { x: (from + to) / 2, y: y + 26, z: d / 2 - 20, w: to - from - 120, h: 230, d }))
  }
}

const cubes: Filling = rows(
  [1, 1, 1, 1, 1],
  ...steps(5).map((level) =>
    columns([1, 1, 1], ...steps(3).map((column) => ((level + column) % 3 === 0 ? shown : stocked))),
  ),
)

export const bookshelf: Family = {
  'ke-sach-ba-vi': (m, size) => cabinet(m, size, { base: tapered(110, { lean: 5, inset: [70, 60] }), fill: staggered }),
  'ke-sach-ba-vi-60': (m, size) =>
    cabinet(m, size, {
      base: tapered(110, { lean: 5, inset: [60, 60] }),
      fill: rows([1, 1, 1, 1, 1.6], stocked, shown, stocked, stocked, lined(doors('cane'))),
    }),
  'ke-sach-thap-ba-vi-120': (m, size) => {
    cabinet(m, size, {
      base: tapered(130, { lean: 6 }),
      fill: columns([1, 1.1, 1], lined(doors('cane')), shelves(1, bookRow, 8), lined(doors('cane', 1, { side: -1 }))),
    })
    onTop(m, size.w, size.h)
  },
  'ke-sach-dinh-le-80': openFrame,
  'ke-sach-dinh-le-120': (m, size) => cabinet(m, size, { base: onTheWall, thickness: 20, fill: cubes }),
  'ke-sach-dang-thang-dinh-le-70': ladder,
  'ke-sach-tam-dao-150': (m, size) =>
    cabinet(m, size, {
      base: plinth(80),
      top: 'cap',
      fill: rows(
        [2.3, 1],
        columns([1, 1], layers(shelves(3, bookRow), doors('glass', 2)), layers(shelves(3, bookRow), doors('glass', 2))),
        columns([1, 1], doors('framed', 2), doors('framed', 2)),
      ),
    }),
  'ke-sach-tam-dao-90': (m, size) =>
    cabinet(m, size, { base: tapered(130, { lean: 4 }), fill: layers(shelves(4, bookRow), doors('glass', 2)) }),
  'ke-sach-xoay-yen-tu-45': turning,
  'ke-sach-treo-tuong-yen-tu-110': wallShelves,
}
