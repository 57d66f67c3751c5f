import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import { chain, move, turnY } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { cutCorner, ellipse } from '../kit/outlines.ts'
import { brackets, onTheWall, plinth, sled, tapered, turnedLegs } from '../parts/bases.ts'
import {
  cabinet,
  columns,
  doors,
  drawers,
  type Filling,
  layers,
  lined,
  rows,
  shelves,
  sliding,
} from '../parts/cabinet.ts'
import { front } from '../parts/fronts.ts'
import { crockery, onTop } from '../parts/props.ts'
import { vessel } from '../parts/vessels.ts'

const showcase = (doorCount: number, levels = 2): Filling =>
  layers(shelves(levels, crockery), doors('glass', doorCount))

/** A lower cupboard with a narrower one standing on it. */
function hutch(
  m: Model,
  { w, d, h }: Size,
  {
    split,
    base,
    lower,
    upper,
    inset = 110,
  }: { split: number; base: Parameters<typeof cabinet>[2]['base']; lower: Filling; upper: Filling; inset?: number },
) {
  cabinet(m, { w, d, h: split }, { base, top: 'cap', fill: lower })
  m.within(move(0, split, -inset / 2), () =>
    cabinet(m, { w: w - 40, d: d - inset, h: h - split }, { top: 'cap', thickness: 20, fill: upper }),
  )
}

function corner(m: Model, { w, d, h }: Size) {
  const side = 330
  const outline = cutCorner(w, d, side)
  m.slab(outline, 80, 0, 0, 0, m.wood, 3)
  m.slab(outline, 30, 0, h - 30, 0, m.wood, 5)
  // Between the doors; it ends inside the sides, whose faces it would share.
  m.slab(cutCorner(w - 18, d - 18, side), 30, 0, 860, 0, m.wood, 5)
  const height = h - 110
  m.board(w, height, 18, 0, 80, -d / 2 + 9)
  m.board(18, height, d - 18, -w / 2 + 9, 80, 9)
  m.board(18, height, side - 18, w / 2 - 9, 80, -d / 2 + side / 2 + 9)
  m.board(side - 18, height, 18, -w / 2 + side / 2 + 9, 80, d / 2 - 9)
  for (const y of spread(890, h - 30, 4).slice(1, -1))
    m.slab(
      outline.map(([x, z]) => [x * 0.93 - 8, z * 0.93 - 8] as const),
      16,
      0,
      y,
      0,
      m.wood,
      2,
    )
  for (const y of spread(890, h - 30, 4).slice(0, -1))
    m.prop(() => crockery(m, { x: -60, y: y + 18, z: 90, w: 460, h: 300, d: 260 }))
  m.slab(ellipse(520, 520, 40), 16, -70, 300, -70)
  const slope = Math.hypot(w - side, d - side)
  m.within(chain(move(side / 2, 0, side / 2), turnY(45)), () => {
    for (const half of SIDES) {
      const door = {
        x: (half * slope) / 4,
        z: -3,
        w: slope / 2 - 4,
        handle: 'knob',
        side: half === -1 ? 1 : -1,
      } as const
      front(m, { ...door, y: 84, h: 770, style: 'framed' })
      front(m, { ...door, y: 896, h: h - 932, style: 'glass' })
    }
  })
}

/** A dresser: open shelves with rails for plates over a cupboard. */
function dresser(m: Model, { w, d, h }: Size) {
  const split = 880
  cabinet(
    m,
    { w, d, h: split },
    { base: plinth(80), top: 'cap', fill: rows([1, 3], drawers(1, 3), doors('framed', 2)) },
  )
  m.within(move(0, split, -80), () => {
    const [wide, deep, tall] = [w - 40, d - 190, h - split]
    cabinet(m, { w: wide, d: deep, h: tall }, { top: 'cap', thickness: 20, fill: shelves(2, crockery, 6) })
    for (const y of [120, 120 + tall / 3, 110 + (tall * 2) / 3]) m.board(wide - 60, 12, 12, 0, y, deep / 2 - 20)
  })
}

function plateRack(m: Model, { w, d, h }: Size) {
  const slots: Filling = (mm, at) => {
    for (const x of spread(at.x - at.w / 2 + 24, at.x + at.w / 2 - 24, 11))
      for (const z of [at.z - 40, at.z - 190])
        mm.turned(
          [
            [7, 0],
            [7, at.h],
          ],
          x,
          at.y,
          z,
        )
    mm.prop(() => {
      for (const x of spread(at.x - at.w / 2 + 48, at.x + at.w / 2 - 60, 7))
        mm.within(
          chain(move(x, at.y + 105, at.z - 115), { x: [0, 1, 0], y: [-1, 0, 0], z: [0, 0, 1], origin: [0, 0, 0] }),
          () => vessel(mm, 'plate', 0, 0, 0, 0.84),
        )
    })
  }
  m.within(move(0, 60, 0), () =>
    cabinet(
      m,
      { w, d, h: h - 60 },
      {
        base: onTheWall,
        thickness: 20,
        fill: rows([1.15, 1], slots, columns([1, 1], doors('framed', 1), shelves(0, crockery, 6))),
      },
    ),
  )
  m.bar(
    [
      [-w / 2 + 40, 26, d / 2 - 40],
      [w / 2 - 40, 26, d / 2 - 40],
    ],
    9,
  )
  for (const x of [-w / 2 + 60, w / 2 - 60])
    m.bar(
      [
        [x, 26, d / 2 - 40],
        [x, 66, d / 2 - 40],
      ],
      6,
    )
  for (const x of spread(-w / 2 + 130, w / 2 - 130, 6))
    m.bar(
      [
        [x, 30, d / 2 - 40],
        [x, 4, d / 2 - 34],
        [x, 0, d / 2 - 22],
      ],
      3,
    )
}

export const dishCabinet: Family = {
  'tu-bat-dia-bat-trang-120': (m, size) =>
    hutch(m, size, {
      split: 860,
      base: tapered(110, { lean: 4 }),
      lower: rows([1, 2.6], drawers(1, 3), doors('framed', 3)),
      upper: showcase(3),
    }),
  'tu-bat-dia-bat-trang-160': (m, size) =>
    hutch(m, size, {
      split: 840,
      base: brackets(100),
      lower: rows([1, 1, 2], drawers(1, 4), drawers(1, 4), columns([1, 1], doors('flush', 2), doors('flush', 2))),
      upper: columns([1, 1], showcase(2), showcase(2)),
      inset: 90,
    }),
  'tu-bat-dia-bat-trang-90': (m, size) =>
    cabinet(m, size, {
      base: tapered(150, { lean: 5, inset: [70, 70] }),
      fill: rows([1.25, 1], showcase(2, 3), doors('slat', 2)),
    }),
  'tu-bat-dia-chu-dau-150': (m, size) => {
    cabinet(m, size, {
      base: turnedLegs(150, 25),
      top: 'cap',
      fill: columns([1, 1], doors('framed', 2), doors('framed', 2)),
    })
    onTop(m, size.w, size.h)
  },
  'tu-bat-dia-chu-dau-180': (m, size) => {
    cabinet(m, size, {
      base: sled(160),
      thickness: 26,
      fill: columns([1, 0.8, 1], doors('slat', 2), drawers(3, 1, { handle: 'pull' }), doors('slat', 2)),
    })
    onTop(m, size.w, size.h)
  },
  'tu-bat-dia-chu-dau-100': (m, size) => {
    cabinet(m, size, {
      base: plinth(70),
      fill: rows([1, 3.2], drawers(1, 2, { handle: 'groove' }), sliding(['flush', 'flush'])),
    })
    onTop(m, size.w, size.h)
  },
  'tu-bat-dia-phu-lang-110': (m, size) => {
    cabinet(m, size, {
      base: tapered(150, { lean: 6 }),
      fill: rows([1.5, 1], lined(doors('cane', 2)), drawers(3, 1, { handle: 'knob' })),
    })
    onTop(m, size.w, size.h)
  },
  'tu-bat-treo-tuong-phu-lang-90': plateRack,
  'tu-bat-dia-goc-tho-ha': corner,
  'tu-bat-dia-tho-ha-100': dresser,
}
