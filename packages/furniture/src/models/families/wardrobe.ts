import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import { chain, move, turnY } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { cutCorner } from '../kit/outlines.ts'
import { plinth, tapered } from '../parts/bases.ts'
import { cabinet, columns, doors, drawers, lined, rows, sliding } from '../parts/cabinet.ts'
import { front } from '../parts/fronts.ts'
import { garments } from '../parts/garments.ts'
import { foldedClothes } from '../parts/props.ts'

const leafPair = (count: number) => doors('slat', count, { handle: 'bar' })

function open(m: Model, { w, d, h }: Size) {
  const post = 36
  for (const side of SIDES) {
    for (const z of SIDES) m.board(post, h, post, side * (w / 2 - post / 2), 0, z * (d / 2 - post / 2), m.wood, 5)
    for (const y of [90, h - post]) m.board(post - 8, post, d - 2 * post, side * (w / 2 - post / 2), y, 0)
  }
  for (const z of SIDES) m.board(w - 2 * post, post, 28, 0, h - post, z * (d / 2 - post / 2))
  m.metal = 'black_metal'
  m.bar(
    [
      [-w / 2 + post, h - 90, 0],
      [w / 2 - post, h - 90, 0],
    ],
    13,
  )
  for (const y of [90, 270])
    for (const z of spread(-d / 2 + 70, d / 2 - 70, 6)) m.board(w - 2 * post, 16, 60, 0, y, z, m.wood, 3)
  // A small chest of two drawers and a shelf on the left third.
  const unit = w * 0.34
  m.within(move(-w / 2 + post + unit / 2 + 6, 290, 0), () =>
    cabinet(m, { w: unit, d: d - 80, h: 460 }, { fill: drawers(2, 1, { handle: 'groove' }) }),
  )
  m.prop(() => {
    garments(m, w * 0.12, h - 90, 0, w * 0.5, 9)
    foldedClothes(m, -w / 2 + post + unit / 2, 750, 0, 4)
  })
}

function corner(m: Model, { w, d, h }: Size) {
  const side = 560
  const outline = cutCorner(w, d, side)
  m.slab(outline, 80, 0, 0, 0, m.wood, 2)
  m.slab(outline, 24, 0, h - 24, 0)
  const height = h - 104
  m.board(w, height, 20, 0, 80, -d / 2 + 10)
  m.board(20, height, d - 20, -w / 2 + 10, 80, 10)
  m.board(20, height, side - 20, w / 2 - 10, 80, -d / 2 + side / 2 + 10)
  m.board(side - 20, height, 20, -w / 2 + side / 2 + 10, 80, d / 2 - 10)
  const slope = Math.hypot(w - side, d - side)
  m.metal = 'black_metal'
  m.within(chain(move((-w / 2 + side + w / 2) / 2, 0, (d / 2 - d / 2 + side) / 2), turnY(45)), () => {
    for (const half of SIDES)
      front(m, {
        x: (half * slope) / 4,
        y: 84,
        z: -6,
        w: slope / 2 - 5,
        h: height - 8,
        style: 'framed',
        handle: 'bar',
        side: half === -1 ? 1 : -1,
      })
  })
}

export const wardrobe: Family = {
  'tu-quan-ao-van-phuc-160': (m, size) => {
    m.metal = 'black_metal'
    cabinet(m, size, { base: plinth(80), fill: columns([1, 1], leafPair(2), leafPair(2)) })
  },
  'tu-quan-ao-van-phuc-200': (m, size) =>
    cabinet(m, size, {
      base: plinth(60),
      top: 'cap',
      fill: rows([4.4, 1], columns([1, 1], leafPair(2), leafPair(2)), drawers(1, 2, { handle: 'bar' })),
    }),
  'tu-quan-ao-hang-dao-120': (m, size) =>
    cabinet(m, size, { base: plinth(80), fill: doors('flush', 3, { handle: 'groove' }) }),
  'tu-quan-ao-hang-dao-80': (m, size) =>
    cabinet(m, size, {
      base: tapered(140, { lean: 0, head: 22, foot: 22, inset: [60, 60] }),
      fill: doors('flush', 2, { handle: 'groove' }),
    }),
  'tu-quan-ao-cua-lua-la-khe-180': (m, size) =>
    cabinet(m, size, { base: plinth(70), thickness: 26, fill: sliding(['framed', 'framed']) }),
  'tu-quan-ao-cua-lua-la-khe-240': (m, size) =>
    cabinet(m, size, { base: plinth(70), thickness: 26, fill: sliding(['flush', 'mirror', 'flush']) }),
  'tu-quan-ao-mai-chau-120': (m, size) =>
    cabinet(m, size, {
      base: tapered(260, { head: 24, foot: 15, lean: 5, rails: true }),
      fill: lined(doors('cane', 2)),
    }),
  'tu-quan-ao-mai-chau-160': (m, size) =>
    cabinet(m, size, {
      base: tapered(160, { lean: 6 }),
      fill: columns(
        [2, 1],
        lined(doors('cane', 2)),
        rows([1.7, 1], lined(doors('cane', 1, { side: -1 })), drawers(3, 1, { handle: 'knob' })),
      ),
    }),
  'tu-quan-ao-mo-bao-loc-150': open,
  'tu-quan-ao-goc-bao-loc': corner,
}
