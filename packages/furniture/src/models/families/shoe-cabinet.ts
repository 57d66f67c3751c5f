import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { flatSection } from '../kit/solids.ts'
import { onTheWall, plinth, squareLegs, tapered, turnedLegs } from '../parts/bases.ts'
import { cabinet, columns, doors, drawers, type Filling, layers, lined, rows, shelves } from '../parts/cabinet.ts'
import { onTop } from '../parts/props.ts'
import { shoes } from '../parts/shoes.ts'

/** Slim drawers that tilt forward: wide fronts with a lip to grip above each. */
const tilting = (across: number, levels: number): Filling =>
  drawers(levels, across, { handle: 'groove', style: 'framed' })

/** Slats to stand shoes on, leaning towards the front. */
function rack(m: Model, w: number, d: number, y: number, z = 0) {
  m.within(chain(move(0, y, z), turnX(7)), () => {
    for (const offset of spread(-d / 2 + 26, d / 2 - 26, 5)) m.board(w, 14, 34, 0, 0, offset, m.wood, 3)
  })
}

function bench(m: Model, { w, d, h }: Size) {
  const seat = 70
  for (const side of SIDES) m.board(30, h - seat - 26, d - 20, side * (w / 2 - 25), 0, 0, m.wood, 4)
  m.board(w - 20, 26, d - 10, 0, h - seat - 26, 0, m.wood, 3)
  for (const y of [70, 220]) {
    rack(m, w - 80, d - 50, y)
    m.prop(() => shoes(m, 0, y + 22, 10, w - 200, 3))
  }
  m.cushion('leather', [w - 4, seat, d - 4], { radius: 26, crown: [2, 9, 2], lumps: 1.5 }, move(0, h - seat / 2, 0))
  m.bar(
    [
      [-w / 2 + 28, h - 38, d / 2 - 3],
      [w / 2 - 28, h - 38, d / 2 - 3],
    ],
    2,
    'leather',
  )
}

function tiers(m: Model, { w, d, h }: Size) {
  for (const x of SIDES) for (const z of SIDES) m.board(30, h, 30, x * (w / 2 - 15), 0, z * (d / 2 - 15), m.wood, 4)
  for (const x of SIDES) m.board(24, 24, d - 60, x * (w / 2 - 15), h - 30, 0)
  for (const y of [90, 330, 570]) {
    rack(m, w - 60, d - 10, y)
    m.prop(() => shoes(m, 0, y + 22, 0, w - 160, 2))
  }
  m.board(w - 60, 22, d - 8, 0, h - 26, 0, m.wood, 3)
  onTop(m, w, h - 4)
}

function hung(m: Model, size: Size) {
  const { w, d, h } = size
  cabinet(m, size, {
    base: onTheWall,
    thickness: 26,
    fill: layers(columns([1, 1], doors('louvre', 1, { handle: 'none' }), doors('louvre', 1, { handle: 'none' }))),
  })
  m.bar(
    [
      [-w / 2 + 30, 4, d / 2 - 16],
      [w / 2 - 30, 4, d / 2 - 16],
    ],
    flatSection(12, 8),
    'brass',
  )
  onTop(m, w, h)
}

export const shoeCabinet: Family = {
  'tu-giay-cua-bac-80': (m, size) => {
    cabinet(m, size, { base: tapered(140), fill: doors('louvre', 2) })
    onTop(m, size.w, size.h)
  },
  'tu-giay-cua-bac-120': (m, size) => {
    cabinet(m, size, { base: plinth(70), top: 'cap', fill: doors('louvre', 4) })
    onTop(m, size.w, size.h)
  },
  'tu-giay-cua-nam-70': (m, size) => {
    cabinet(m, size, { base: squareLegs(110, 30), fill: tilting(1, 3) })
    onTop(m, size.w, size.h)
  },
  'tu-giay-cua-nam-100': (m, size) => {
    cabinet(m, size, { base: plinth(60), fill: columns([1, 1], tilting(1, 3), tilting(1, 3)) })
    onTop(m, size.w, size.h)
  },
  'tu-giay-cao-o-quan-chuong-90': (m, size) =>
    cabinet(m, size, {
      base: plinth(80),
      top: 'cap',
      fill: columns(
        [1.1, 1],
        doors('mirror', 1, { handle: 'groove' }),
        rows([1, 0.7, 1], doors('slat', 1, { side: -1 }), shelves(1), doors('slat', 1, { side: -1 })),
      ),
    }),
  'tu-giay-ghe-ngoi-o-quan-chuong-110': bench,
  'tu-giay-hang-bong-80': (m, size) => {
    cabinet(m, size, { base: tapered(210, { lean: 8 }), fill: lined(doors('cane', 2)) })
    onTop(m, size.w, size.h)
  },
  'tu-giay-hang-bong-120': (m, size) => {
    cabinet(m, size, { base: turnedLegs(150, 22), fill: rows([1, 3.6], drawers(1, 3), lined(doors('cane', 3))) })
    onTop(m, size.w, size.h)
  },
  'ke-giay-hang-bong-60': tiers,
  'tu-giay-treo-tuong-cua-dong-90': hung,
}
