import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import type { Vec2, Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { quarterRound } from '../kit/outlines.ts'
import { flatSection, sweep } from '../kit/solids.ts'
import { brackets, onTheWall, tapered, turnedLegs } from '../parts/bases.ts'
import { cabinet, columns, doors, drawers, layers, lined, rows, shelves, sliding } from '../parts/cabinet.ts'
import { knob } from '../parts/handles.ts'
import { onTop, ornament, ornaments } from '../parts/props.ts'

/** A showcase: solid corners, glass on three sides. */
function column(m: Model, { w, d, h }: Size) {
  const post = 34
  for (const x of SIDES)
    for (const z of SIDES) m.board(post, h - 180, post, x * (w / 2 - post / 2), 150, z * (d / 2 - post / 2), m.wood, 4)
  m.board(w, 30, d, 0, h - 30, 0, m.wood, 5)
  m.board(w, 60, d, 0, 90, 0, m.wood, 4)
  m.board(w - 60, 90, d - 60, 0, 0, 0)
  m.board(w - 2 * post, h - 180, 8, 0, 150, -d / 2 + 14)
  for (const side of SIDES) m.board(4, h - 184, d - 2 * post, side * (w / 2 - post / 2), 152, 0, 'glass', 0.5)
  m.board(w - 2 * post, h - 184, 4, 0, 152, d / 2 - 14, 'glass', 0.5)
  for (const y of spread(150, h - 30, 6).slice(1, -1)) m.board(w - 50, 8, d - 50, 0, y, 0, 'glass', 1)
  for (const [level, y] of spread(150, h - 30, 6)
    .slice(0, -1)
    .entries())
    m.prop(() => ornament(m, level % 2 ? 60 : -70, y + 8, 0, (h - 180) / 5 - 10))
  m.turned(
    [
      [9, 0],
      [9, 16],
      [0.1, 17],
    ],
    w / 2 - 60,
    h / 2,
    d / 2 - 12,
    m.metal,
  )
}

/** The top is a glass lid over a felted drawer. */
function displayTop(m: Model, { w, d, h }: Size) {
  const box = 112
  cabinet(
    m,
    { w, d, h: h - box },
    {
      base: tapered(190, { lean: 5, head: 24, foot: 15 }),
      fill: columns([1, 1], doors('framed', 2), doors('framed', 2)),
    },
  )
  m.board(w - 10, 6, d - 10, 0, h - box, 0, 'felt', 0.5)
  for (const side of SIDES) {
    m.board(w, box, 26, 0, h - box, side * (d / 2 - 13), m.wood, 4)
    m.board(26, box, d - 52, side * (w / 2 - 13), h - box, 0, m.wood, 4)
  }
  m.board(w - 50, 6, d - 50, 0, h - 14, 0, 'glass', 1)
  for (const x of [-w / 4, w / 4]) knob(m, x, h - 60, d / 2)
  m.prop(() => {
    for (const x of spread(-w * 0.36, w * 0.36, 5)) ornament(m, x, h - box + 6, 0, 90)
  })
}

/** A quarter round for the corner of a room: wooden back walls, a bent glass front, glass shelves. */
function corner(m: Model, { w, d, h }: Size) {
  const round = (scale: number): Vec2[] =>
    quarterRound(w * scale, 18).map(([x, z]) => [
      x - (w * (1 - scale)) / 2 + 4,
      (z - (w * (1 - scale)) / 2 + 4) * (d / w),
    ])
  m.slab(round(1), 80, 0, 0, 0, m.wood, 4)
  m.slab(round(1), 30, 0, h - 30, 0, m.wood, 6)
  m.board(w - 20, h - 110, 16, 0, 80, -d / 2 + 14)
  m.board(16, h - 110, d - 36, -w / 2 + 14, 80, 0)
  const arc = (radius: number): Vec3[] =>
    spread(4, 86, 14).map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      return [-w / 2 + radius * Math.cos(angle), (h - 110) / 2 + 80, (-w / 2 + radius * Math.sin(angle)) * (d / w)]
    })
  m.add('glass', sweep(arc(w - 24), flatSection(5, h - 110)))
  for (const degrees of [3, 45, 87]) {
    const angle = (degrees * Math.PI) / 180
    m.board(
      26,
      h - 110,
      26,
      -w / 2 + (w - 24) * Math.cos(angle),
      80,
      (-w / 2 + (w - 24) * Math.sin(angle)) * (d / w),
      m.wood,
      4,
    )
  }
  for (const [level, y] of spread(80, h - 30, 7)
    .slice(0, -1)
    .entries()) {
    if (level > 0) m.slab(round(0.9), 8, 0, y, 0, 'glass', 1)
    m.prop(() => ornament(m, -w * 0.14, y + 8, -d * 0.14, 240))
  }
}

/** Niches of different heights, like the shelves for curios in an old house. */
function niches(m: Model, size: Size) {
  const shown = shelves(0, ornaments, 6)
  cabinet(m, size, {
    base: brackets(90),
    back: false,
    thickness: 24,
    fill: columns(
      [1, 1.3, 1],
      rows([1, 1.6, 1], shown, shown, shown),
      rows([1.5, 0.8, 1.4], shown, columns([1, 1], shown, shown), shown),
      rows([1.6, 0.9, 1.1], shown, shown, drawers(2, 1)),
    ),
  })
}

export const decorCabinet: Family = {
  'tu-trang-tri-hang-bac-130': (m, size) => {
    cabinet(m, size, {
      base: tapered(200, { lean: 0, head: 14, foot: 11, material: 'brass', inset: [90, 70] }),
      fill: columns([1, 1, 1], lined(doors('cane')), drawers(3), lined(doors('cane', 1, { side: -1 }))),
    })
    onTop(m, size.w, size.h)
  },
  'tu-trang-tri-hang-bac-100': (m, size) => {
    cabinet(m, size, {
      base: tapered(140, { lean: 6 }),
      top: 'cap',
      fill: rows([1, 1], lined(doors('cane', 2)), lined(doors('cane', 2))),
    })
    onTop(m, size.w, size.h)
  },
  'tu-trang-tri-dong-ho-90': (m, size) =>
    cabinet(m, size, {
      base: turnedLegs(150, 24),
      top: 'cap',
      fill: layers(shelves(3, ornaments), doors('arched', 2)),
    }),
  'tu-trang-tri-dong-ho-60': column,
  'tu-trang-tri-dong-ho-120': displayTop,
  'tu-trang-tri-kim-bong-160': (m, size) => {
    cabinet(m, size, { base: brackets(110), top: 'cap', fill: columns([1, 1], doors('carved', 2), doors('carved', 2)) })
    onTop(m, size.w, size.h)
  },
  'tu-trang-tri-kim-bong-110': (m, size) => {
    cabinet(m, size, {
      base: turnedLegs(150, 28),
      top: 'cap',
      fill: rows([1, 3.4], drawers(1, 2, { handle: 'wooden knob' }), doors('carved', 2, { handle: 'wooden knob' })),
    })
    onTop(m, size.w, size.h)
  },
  'tu-trang-tri-goc-kim-bong': corner,
  'tu-trang-tri-ngu-binh-140': niches,
  'tu-trang-tri-treo-tuong-ngu-binh-80': (m, size) =>
    cabinet(m, size, {
      base: onTheWall,
      thickness: 20,
      fill: rows(
        [1, 2.2],
        columns([1, 1, 1], shelves(0, ornaments, 4), shelves(0, ornaments, 4), shelves(0, ornaments, 4)),
        layers(shelves(1, ornaments, 60), sliding(['glass', 'glass'])),
      ),
    }),
}
