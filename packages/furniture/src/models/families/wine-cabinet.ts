import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import { chain, move, turnY, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { cutCorner, roundedRectangle } from '../kit/outlines.ts'
import { castors, onTheWall, plinth, sled, tapered, turnedLegs } from '../parts/bases.ts'
import { cabinet, columns, doors, drawers, type Filling, layers, lined, rows, shelves } from '../parts/cabinet.ts'
import { front } from '../parts/fronts.ts'
import { onTop, ornaments } from '../parts/props.ts'
import { vessel } from '../parts/vessels.ts'
import { bar, bottleShelves, crossRack, stemRack } from '../parts/wine.ts'

const glassBar: Filling = layers(shelves(1, bar), doors('glass', 2))

/** A bar cupboard whose doors stand open; shelves for glasses on their insides. */
function mixing(m: Model, { w, d, h }: Size) {
  const leaf = 70
  const body = d - leaf
  const mid = 600
  m.within(move(0, 0, -leaf / 2), () =>
    cabinet(
      m,
      { w, d: body, h },
      {
        base: turnedLegs(160, 25),
        top: 'cap',
        fill: rows([h - mid, mid - 260], layers(shelves(1, bar, 12), stemRack(9)), doors('framed', 2)),
      },
    ),
  )
  // The two upper doors, folded back against the sides of the opening.
  for (const side of SIDES)
    m.within(chain(move(side * (w / 2 - 24), 0, d / 2 - leaf), turnY(side * 78)), () => {
      const height = h - mid + 20
      front(m, {
        x: (-side * 1 * leaf) / 2,
        y: mid - 40,
        z: 0,
        w: leaf,
        h: height - 40,
        style: 'flush',
        handle: 'none',
        side: 0,
      })
    })
  m.board(w - 60, 14, 60, 0, mid - 50, d / 2 - leaf + 26)
}

/** A counter to stand at: a thick top that reaches over, a slatted front, bays behind. */
function counter(m: Model, { w, d, h }: Size) {
  m.slab(roundedRectangle(w, d, 20), 56, 0, h - 56, 0, m.wood, 6)
  m.within(move(0, 0, -30), () => {
    const body = d - 120
    cabinet(
      m,
      { w: w - 80, d: body, h: h - 56 },
      { base: plinth(80, 30, 'black_oak'), fill: doors('slat', 2, { handle: 'none' }) },
    )
  })
  m.metal = 'brass'
  const rail = d / 2 - 24
  m.bar(
    [
      [-w / 2 + 90, 180, rail],
      [w / 2 - 90, 180, rail],
    ],
    13,
  )
  for (const x of [-w / 2 + 120, 0, w / 2 - 120])
    m.bar(
      [
        [x, 180, rail],
        [x, 180, rail - 80],
      ],
      8,
    )
  m.prop(() => {
    for (const x of [-w * 0.3, -w * 0.22]) vessel(m, 'wine', x, h, 20, 0.95, 'glass')
    vessel(m, 'bowl', w * 0.28, h, 0, 0.9, 'ceramic_clay')
  })
}

function corner(m: Model, { w, d, h }: Size) {
  const side = 250
  const outline = cutCorner(w, d, side)
  const inner = outline.map(([x, z]) => [x * 0.94 - 6, z * 0.94 - 6] as const)
  m.slab(outline, 70, 0, 0, 0, m.wood, 3)
  m.slab(outline, 26, 0, h - 26, 0, m.wood, 4)
  // Between the doors; it ends inside the sides, whose faces it would share.
  m.slab(cutCorner(w - 18, d - 18, side), 26, 0, 640, 0, m.wood, 4)
  const height = h - 96
  m.board(w, height, 18, 0, 70, -d / 2 + 9)
  m.board(18, height, d - 18, -w / 2 + 9, 70, 9)
  m.board(18, height, side - 18, w / 2 - 9, 70, -d / 2 + side / 2 + 9)
  m.board(side - 18, height, 18, -w / 2 + side / 2 + 9, 70, d / 2 - 9)
  for (const y of spread(666, h - 26, 4).slice(1, -1)) m.slab(inner, 8, 0, y, 0, 'glass', 1)
  for (const y of spread(666, h - 26, 4).slice(0, -1))
    m.prop(() => bar(m, { x: -70, y: y + 8, z: 60, w: 330, h: 360, d: 250 }))
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
      front(m, { ...door, y: 74, h: 560, style: 'framed' })
      front(m, { ...door, y: 670, h: h - 702, style: 'glass' })
    }
  })
}

function trolley(m: Model, { w, d, h }: Size) {
  for (const x of SIDES)
    for (const z of SIDES) m.board(26, h - 150, 26, x * (w / 2 - 30), 70, z * (d / 2 - 26), m.wood, 5)
  castors(72, 30).make(m, w, d)
  for (const y of [130, h - 150]) {
    m.slab(roundedRectangle(w - 20, d, 40, 5), 20, 0, y, 0, m.wood, 5)
    for (const side of SIDES)
      m.bar(
        [
          [-w / 2 + 46, y + 90, side * (d / 2 - 26)],
          [w / 2 - 46, y + 90, side * (d / 2 - 26)],
        ],
        5,
      )
  }
  const grip: Vec3[] = [
    [w / 2 - 30, h - 100, -d / 2 + 26],
    [w / 2 - 12, h - 12, -d / 2 + 26],
    [w / 2 - 12, h - 12, d / 2 - 26],
    [w / 2 - 30, h - 100, d / 2 - 26],
  ]
  m.bar(grip, 11, m.wood)
  m.prop(() => {
    bar(m, { x: -60, y: h - 130, z: d / 2, w: w - 240, h: 400, d })
    bar(m, { x: 0, y: 150, z: d / 2, w: w - 160, h: 400, d })
  })
}

export const wineCabinet: Family = {
  'tu-ruou-kim-son-90': (m, size) =>
    cabinet(m, size, { base: tapered(140, { lean: 5 }), fill: rows([1.5, 1.2], glassBar, crossRack(4)) }),
  'tu-ruou-kim-son-120': (m, size) =>
    cabinet(m, size, {
      base: plinth(70),
      top: 'cap',
      fill: columns(
        [1, 1.1],
        layers(bottleShelves(9, 4), doors('glass', 1)),
        rows([1.9, 1], layers(stemRack(5), shelves(1, bar), doors('glass', 1, { side: -1 })), doors('framed', 2)),
      ),
    }),
  'tu-ruou-kim-son-60': (m, size) =>
    cabinet(m, size, {
      base: plinth(70),
      thickness: 26,
      fill: rows([3.4, 1], bottleShelves(10, 3), drawers(2, 1, { handle: 'knob' })),
    }),
  'tu-bar-bau-da-110': mixing,
  'quay-bar-bau-da-150': counter,
  'tu-ruou-lang-van-100': (m, size) => {
    cabinet(m, size, {
      base: tapered(170, { lean: 7 }),
      fill: columns(
        [1, 0.62, 1],
        lined(doors('cane')),
        rows([1, 1.2], stemRack(2), bottleShelves(2, 2)),
        lined(doors('cane', 1, { side: -1 })),
      ),
    })
    onTop(m, size.w, size.h)
  },
  'tu-ruou-lang-van-140': (m, size) => {
    cabinet(m, size, {
      base: sled(150),
      fill: columns([1, 1.1, 1], doors('slat'), bottleShelves(2, 4), doors('slat', 1, { side: -1 })),
    })
    onTop(m, size.w, size.h)
  },
  'tu-ruou-treo-tuong-lang-van-80': (m, size) =>
    cabinet(m, size, {
      base: onTheWall,
      thickness: 20,
      back: true,
      fill: rows([1, 1.1], layers(stemRack(6)), columns([1, 1], bottleShelves(2, 2), shelves(1, ornaments, 6))),
    }),
  'tu-ruou-goc-ninh-thuan': corner,
  'xe-ruou-ninh-thuan-75': trolley,
}
