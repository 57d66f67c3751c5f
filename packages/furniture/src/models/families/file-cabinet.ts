import { spread, steps } from '@vuong-tron/geometry/numbers'
import type { Family } from '../family.ts'
import type { Model } from '../kit/model.ts'
import { ellipse } from '../kit/outlines.ts'
import { castors, plinth, sled, squareLegs, tapered } from '../parts/bases.ts'
import { cabinet, columns, doors, drawers, type Filling, layers, rows, shelves, sliding } from '../parts/cabinet.ts'
import { front } from '../parts/fronts.ts'
import { bookRow, onTop, ornaments } from '../parts/props.ts'

function lock(m: Model, x: number, y: number, z: number) {
  m.upright(ellipse(18, 18, 20), 4, x, y, z, 'steel', 1)
}

/** Binders of one height with labels on their backs. */
const binders: Filling = (m, at) =>
  m.prop(() => {
    const count = Math.floor((at.w * m.random(0.5, 0.9)) / 62)
    const colours = ['paper_d', 'paper_b', 'paper_e', 'paper_c'] as const
    const colour = colours[Math.floor(m.random(0, 4))] ?? 'paper_d'
    if (at.h < 240) return
    for (const index of steps(count)) {
      const x = at.x - at.w / 2 + 40 + index * 62
      m.board(58, Math.min(315, at.h - 15), 260, x, at.y, at.z - 150, colour, 2)
      m.board(40, 110, 2, x, at.y + 150, at.z - 19, 'label', 0.4)
    }
  })

/** A curtain of slats, let down two thirds. */
const rollDoor: Filling = (m, at) => {
  const lowered = at.h * 0.62
  front(m, {
    x: at.x,
    y: at.y + at.h - lowered,
    z: at.z - 8,
    w: at.w - 4,
    h: lowered,
    style: 'tambour',
    handle: 'none',
    side: 0,
  })
  m.board(at.w * 0.3, 14, 18, at.x, at.y + at.h - lowered + 6, at.z - 8, 'brass', 3)
  shelves(3, binders, 40)(m, at)
}

export const fileCabinet: Family = {
  'tu-ho-so-yen-thai-80': (m, size) => {
    cabinet(m, size, {
      base: tapered(120, { lean: 4, inset: [60, 60] }),
      fill: rows([1.6, 1], doors('framed', 2), drawers(2, 1, { handle: 'bar' })),
    })
    onTop(m, size.w, size.h)
  },
  'tu-ho-so-cao-yen-thai-90': (m, size) => {
    cabinet(m, size, { base: plinth(80), fill: doors('flush', 2, { handle: 'bar' }) })
    lock(m, 30, size.h * 0.4, size.d / 2 - 20)
  },
  'tu-ho-so-thap-yen-thai-120': (m, size) => {
    cabinet(m, size, {
      base: sled(110),
      fill: rows(
        [1, 1.7],
        columns([1, 1, 1], shelves(0, ornaments, 4), shelves(0, undefined, 4), shelves(0, ornaments, 4)),
        sliding(['flush', 'flush']),
      ),
    })
    m.prop(() => {
      m.board(420, 170, 320, 0, size.h, 0, 'white_plastic', 14)
      m.board(300, 14, 200, 0, size.h + 170, -30, 'black_plastic', 4)
      m.board(230, 4, 150, 0, size.h + 40, 180, 'paper_e', 0.5)
    })
  },
  'hoc-ho-so-hang-giay-42': (m, size) => {
    cabinet(m, size, { base: castors(60), thickness: 18, fill: drawers([1, 1, 1.7], 1, { handle: 'pull' }) })
    lock(m, size.w / 2 - 50, size.h - 50, size.d / 2 - 18)
  },
  'tu-ho-so-ngan-keo-hang-giay-45': (m, size) => {
    m.metal = 'brass'
    cabinet(m, size, { base: plinth(40), thickness: 18, fill: drawers(4, 1, { handle: 'cup', style: 'framed' }) })
  },
  'tu-ho-so-hang-giay-90': (m, size) => {
    cabinet(m, size, { base: squareLegs(90, 36), top: 'cap', fill: drawers(2, 1, { handle: 'bar' }) })
    lock(m, size.w / 2 - 70, size.h - 60, size.d / 2 - 28)
    onTop(m, size.w, size.h)
  },
  'tu-ho-so-ba-dinh-120': (m, size) =>
    cabinet(m, size, {
      base: plinth(80),
      top: 'cap',
      fill: rows(
        [1.9, 1],
        columns(
          [1, 1],
          layers(shelves(2, binders), doors('glass', 1)),
          layers(shelves(2, binders), doors('glass', 1, { side: -1 })),
        ),
        columns([1, 1], doors('framed', 2), doors('framed', 2)),
      ),
    }),
  'tu-ho-so-ba-dinh-160': (m, size) => {
    cabinet(m, size, {
      base: tapered(160, { lean: 0, head: 20, foot: 20, inset: [60, 60], material: 'black_metal' }),
      fill: columns([1, 1], doors('slat', 2), doors('slat', 2)),
    })
    for (const x of spread(-size.w / 4, size.w / 4, 2))
      m.slab(ellipse(70, 70, 28), 2, x, size.h - 1, -size.d / 2 + 80, 'black_plastic', 0.5)
    onTop(m, size.w, size.h)
  },
  'tu-ho-so-cua-cuon-long-bien-80': (m, size) =>
    cabinet(m, size, { base: squareLegs(100, 34), thickness: 26, fill: rollDoor }),
  'ke-ho-so-long-bien-80': (m, size) =>
    cabinet(m, size, {
      base: squareLegs(70, 30),
      thickness: 20,
      back: false,
      fill: shelves(4, (mm, at) => (mm.random() < 0.75 ? binders(mm, at) : bookRow(mm, at)), 6),
    }),
}
