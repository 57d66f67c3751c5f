import { SIDES } from '@vuong-tron/geometry/numbers'
import { chain, move, turnY, type Vec2 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { roundedRectangle } from '../kit/outlines.ts'
import { onTheWall, plinth, sled, squareLegs, tapered, turnedLegs } from '../parts/bases.ts'
import { cabinet, columns, doors, drawers, lined, rows, shelves } from '../parts/cabinet.ts'
import { front } from '../parts/fronts.ts'
import { bookRow, onTop, ornaments } from '../parts/props.ts'

/** Its two back edges lie along the walls of a corner. */
function corner(m: Model, { w, d, h }: Size) {
  const side = 110
  const outline: Vec2[] = [
    [-w / 2, d / 2],
    [w / 2, d / 2],
    [w / 2, d / 2 - side],
    [0, -d / 2],
    [-w / 2, d / 2 - side],
  ]
  for (const y of [130, 330, h - 24]) m.slab(outline, 24, 0, y, 0, m.wood, 3)
  for (const x of SIDES) m.board(22, h - 178, side - 6, x * (w / 2 - 20), 154, d / 2 - side / 2)
  for (const x of SIDES) {
    const slope = Math.hypot(w / 2, d - side)
    const angle = (Math.atan2(d - side, w / 2) * 180) / Math.PI
    m.within(chain(move((x * w) / 4, 154, -side / 2 + 12), turnY(-x * angle)), () =>
      m.board(slope - 60, h - 178, 10, 0, 0, 0),
    )
  }
  front(m, { x: 0, y: 158, z: d / 2 - 4, w: w - 70, h: 168, style: 'flush', handle: 'groove', side: 0 })
  for (const x of SIDES) m.leg(x * (w / 2 - 90), d / 2 - 60, 132, 20, 13, [x * 7, 5])
  m.leg(0, -d / 2 + 90, 132, 20, 13, [0, -5])
  onTop(m, w * 0.8, h, 60)
}

function twoTiers(m: Model, { w, d, h }: Size) {
  for (const y of [110, h - 34]) m.slab(roundedRectangle(w, d, 60, 6), 34, 0, y, 0, m.wood, 12)
  for (const x of [-w / 2 + 170, 0, w / 2 - 170]) m.board(34, h - 178, d - 90, x, 144, 0)
  tapered(112, { lean: 8, inset: [170, 80] }).make(m, w, d)
  m.prop(() => bookRow(m, { x: -w / 4 + 40, y: 144, z: d / 2, w: w / 2 - 260, h: h - 178, d }))
  onTop(m, w, h)
}

export const tvStand: Family = {
  'ke-tv-trang-an-180': (m, size) => {
    cabinet(m, size, {
      base: tapered(150, { rails: true }),
      fill: columns(
        [1, 1, 1],
        doors('slat', 2),
        rows([1, 1], bookRow, drawers(1, 1, { handle: 'pull' })),
        doors('slat', 2),
      ),
    })
    onTop(m, size.w, size.h)
  },
  'ke-tv-trang-an-200': (m, size) => {
    cabinet(m, size, {
      base: sled(130),
      fill: columns([1.15, 1, 1.15], doors('slat', 2), drawers(2, 1, { handle: 'pull' }), doors('slat', 2)),
    })
    onTop(m, size.w, size.h)
  },
  'ke-tv-trang-an-220': (m, size) => {
    cabinet(m, size, {
      base: plinth(60, 120, 'black_oak'),
      thickness: 28,
      fill: columns([1, 1], doors('slat', 2, { handle: 'none' }), doors('slat', 2, { handle: 'none' })),
    })
    onTop(m, size.w, size.h)
  },
  'ke-tv-hoi-an-140': (m, size) => {
    cabinet(m, size, {
      base: turnedLegs(270, 27),
      top: 'cap',
      fill: columns([1, 1], doors('slat', 2), doors('slat', 2)),
    })
    onTop(m, size.w, size.h)
  },
  'ke-tv-cao-hoi-an-110': (m, size) => {
    cabinet(m, size, {
      base: turnedLegs(170, 25),
      top: 'cap',
      fill: rows([1, 2.1, 1.1], ornaments, doors('slat', 2), drawers(1, 2)),
    })
    onTop(m, size.w, size.h)
  },
  'ke-tv-hang-bac-130': (m, size) => {
    cabinet(m, size, {
      base: tapered(230, { lean: 0, head: 15, foot: 12, material: 'brass', inset: [70, 60] }),
      fill: columns([1, 1], lined(doors('cane')), lined(doors('cane', 1, { side: -1 }))),
    })
    onTop(m, size.w, size.h)
  },
  'ke-tv-hang-bac-170': (m, size) => {
    cabinet(m, size, {
      base: squareLegs(170, 36),
      fill: columns([1, 1.2, 1], lined(doors('cane')), shelves(1, bookRow, 6), lined(doors('cane', 1, { side: -1 }))),
    })
    onTop(m, size.w, size.h)
  },
  'ke-tv-treo-tuong-cat-ba-160': (m, size) => {
    cabinet(m, size, {
      base: onTheWall,
      thickness: 26,
      fill: columns(
        [1, 0.42, 1],
        drawers(1, 1, { handle: 'groove' }),
        shelves(0, ornaments),
        drawers(1, 1, { handle: 'groove' }),
      ),
    })
    onTop(m, size.w, size.h)
  },
  'ke-tv-goc-ha-long-110': corner,
  'ke-tv-ha-long-150': twoTiers,
}
