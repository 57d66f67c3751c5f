import { SIDES } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { roundedRectangle } from '../kit/outlines.ts'
import { flatSection } from '../kit/solids.ts'
import { atCorners, squareLegs, tapered } from '../parts/bases.ts'
import { books, pile } from '../parts/books.ts'
import { cabinet, columns, rows, shelves } from '../parts/cabinet.ts'
import { deskLamp } from '../parts/lamps.ts'
import { bookRow, ornaments } from '../parts/props.ts'
import { drawerBox, pedestal, top } from '../parts/tables.ts'
import { vessel } from '../parts/vessels.ts'

const BOX = 110

function onDesk(m: Model, w: number, y: number, z = -60) {
  m.prop(() => {
    deskLamp(m, -w * 0.36, y, z)
    pile(m, w * 0.26, y, z + 40, 3)
    vessel(m, 'cup', w * 0.4, y, z, 0.7, 'ceramic_clay')
  })
}

/** Văn Miếu: a slim top on tapered legs with drawers under it. */
function plain(m: Model, { w, d, h }: Size, count: number) {
  top(m, { w, d, h, radius: 40 })
  drawerBox(m, { w: w - 160, d: d - 90, y: h - 26, height: BOX, count })
  tapered(h - 26, { lean: 4, head: 25, foot: 15, inset: [70, 62] }).make(m, w, d)
}

function withCableTray(m: Model, size: Size) {
  plain(m, size, 2)
  const { w, d, h } = size
  m.within(move(0, h - 150, -d / 2 + 40), () =>
    m.bar(
      [
        [-w / 2 + 160, 0, 0],
        [w / 2 - 160, 0, 0],
      ],
      flatSection(80, 46),
      'black_metal',
    ),
  )
  onDesk(m, w, h)
}

function withShelves(m: Model, { w, d, h }: Size) {
  const desk = 750
  top(m, { w, d, h: desk, radius: 10 })
  drawerBox(m, { w: w - 120, d: d - 60, y: desk - 26, height: BOX, count: 2 })
  atCorners(w, d, [30, 30], (x, z) => m.board(46, desk - 26, 46, x, 0, z, m.wood, 5))
  m.within(move(0, desk, -d / 2 + 125), () => {
    cabinet(
      m,
      { w: w - 8, d: 240, h: h - desk },
      {
        thickness: 20,
        back: false,
        fill: rows(
          [1, 1.15],
          columns([1, 1.4], shelves(0, ornaments, 4), shelves(0, bookRow, 4)),
          columns([1.5, 1], shelves(0, bookRow, 4), shelves(0, ornaments, 4)),
        ),
      },
    )
  })
}

function tilting(m: Model, { w, d, h }: Size) {
  const pivot = h - 130
  for (const side of SIDES) {
    m.board(60, 34, d - 40, side * (w / 2 - 90), 0, 0, m.wood, 5)
    m.board(50, pivot - 34, 90, side * (w / 2 - 90), 34, 10, m.wood, 5)
  }
  m.board(w - 230, 90, 24, 0, 220, 10)
  m.board(w - 230, 60, 24, 0, pivot - 90, 10)
  const reach = (d - 8) / Math.cos((13 * Math.PI) / 180)
  m.within(chain(move(0, pivot + 62, 0), turnX(13)), () => {
    m.slab(roundedRectangle(w, reach, 14, 4), 24, 0, -24, 0)
    m.board(w - 120, 16, 12, 0, 0, reach / 2 - 14, m.wood, 3)
    m.prop(() => m.board(420, 2, 297, -80, 0.5, 40, 'paper_e', 0.3))
  })
}

function adjustable(m: Model, { w, d, h }: Size) {
  top(m, { w, d, h, thickness: 28, radius: 30 })
  for (const side of SIDES) {
    const x = side * (w / 2 - 130)
    m.board(70, 36, d - 60, x, 0, 0, m.wood, 8)
    m.board(44, 400, 80, x, 36, -40, m.wood, 5)
    m.board(24, h - 28 - 300, 56, x, 300, -40, 'steel', 3)
    m.board(40, 30, d - 140, x, h - 58, 0)
    for (const y of [200, 250, 300, 350, 400])
      m.within(move(x + side * 22.5, y, -40), () =>
        m.bar(
          [
            [0, 0, 0],
            [side * 2, 0, 0],
          ],
          8,
          'black_metal',
        ),
      )
  }
  m.board(w - 320, 90, 22, 0, 300, -40)
  onDesk(m, w, h)
}

function double(m: Model, { w, d, h }: Size) {
  top(m, { w, d, h, thickness: 28 })
  pedestal(m, { w: 420, d: d - 50, h: h - 28, x: 0, rows: 3 })
  for (const side of SIDES) {
    m.board(40, h - 28, d - 60, side * (w / 2 - 50), 0, 0, m.wood, 4)
    m.board(w / 2 - 280, 80, 20, side * (w / 4 + 70), h - 108, -d / 2 + 50)
  }
  m.prop(() => {
    for (const side of SIDES) deskLamp(m, side * w * 0.4, h, -100)
    pile(m, -w * 0.2, h, 0, 2)
    books(m, 0, h, -200, 6, 220)
  })
}

/** The second wing runs forward along the left wall; shelves close both ends. */
function corner(m: Model, { w, d, h }: Size) {
  const [main, wing] = [560, 420]
  m.board(w, 28, main, 0, h - 28, -d / 2 + main / 2, m.wood, 4)
  m.board(wing, 28, d - main, -w / 2 + wing / 2, h - 28, main / 2, m.wood, 4)
  const end = { w: 300, d: main - 60, h: h - 28 }
  m.within(move(w / 2 - 158, 0, -d / 2 + main / 2), () =>
    cabinet(m, end, { thickness: 20, fill: shelves(2, bookRow, 4) }),
  )
  m.within(move(-w / 2 + wing / 2, 0, d / 2 - 160), () =>
    cabinet(m, { w: wing - 30, d: 300, h: h - 28 }, { thickness: 20, fill: shelves(2, bookRow, 4) }),
  )
  m.board(40, h - 28, 40, -w / 2 + 30, 0, -d / 2 + 30)
  m.prop(() =>
    m.within(move(0, 0, -d / 2 + main / 2), () => {
      deskLamp(m, -w * 0.38, h, -80)
      pile(m, w * 0.1, h, 0, 3)
    }),
  )
}

function openShelf(m: Model, { w, d, h }: Size) {
  top(m, { w, d, h, thickness: 22, radius: 6 })
  for (const side of SIDES) m.board(18, 110, d - 60, side * (w / 2 - 60), h - 132, 0)
  m.board(w - 102, 18, d - 60, 0, h - 150, 0)
  squareLegs(h - 22, 34, 24).make(m, w, d)
  m.prop(() =>
    m.within(move(0, h - 132, 60), () => {
      pile(m, -w * 0.22, 0, 0, 2)
      pile(m, w * 0.2, 0, 0, 1)
    }),
  )
  onDesk(m, w, h)
}

function folding(m: Model, { w, d, h }: Size) {
  // A slim cabinet whose flap is the desk; shown open.
  const body = 200
  const flap = 735
  m.within(move(0, 0, -d / 2 + body / 2), () =>
    cabinet(
      m,
      { w, d: body, h },
      {
        thickness: 20,
        base: squareLegs(90, 30),
        fill: rows(
          [1, 2.1],
          columns([1, 1, 1], shelves(1, bookRow, 4), shelves(0, ornaments, 4), shelves(1, bookRow, 4)),
          shelves(2, undefined, 4),
        ),
      },
    ),
  )
  m.board(w - 60, 22, d - body + 6, 0, flap, body / 2, m.wood, 4)
  for (const side of SIDES)
    m.bar(
      [
        [side * (w / 2 - 40), flap + 20, d / 2 - 40],
        [side * (w / 2 - 40), flap + 270, -d / 2 + body - 10],
      ],
      4,
    )
  m.prop(() => pile(m, 60, flap + 22, d * 0.2, 2))
}

function wallFlap(m: Model, { w, d, h }: Size) {
  const body = 118
  const flap = h * 0.28
  m.within(move(0, 0, -d / 2 + body / 2), () =>
    cabinet(
      m,
      { w, d: body, h },
      {
        thickness: 20,
        fill: rows(
          [1.3, 1],
          columns([1.2, 1], shelves(1, undefined, 4), shelves(0, ornaments, 4)),
          shelves(0, undefined, 4),
        ),
      },
    ),
  )
  m.board(w - 50, 22, d - body + 6, 0, flap, body / 2, m.wood, 4)
  for (const side of SIDES)
    m.bar(
      [
        [side * (w / 2 - 50), flap + 20, d / 2 - 60],
        [side * (w / 2 - 50), flap + 250, -d / 2 + body - 10],
      ],
      4,
    )
  m.prop(() => vessel(m, 'cup', w * 0.3, flap + 22, 60, 0.7, 'ceramic_clay'))
}

export const studyDesk: Family = {
  'ban-hoc-van-mieu-100': (m, size) => {
    plain(m, size, 1)
    onDesk(m, size.w, size.h)
  },
  'ban-hoc-van-mieu-120': withCableTray,
  'ban-hoc-co-gia-sach-van-mieu-120': withShelves,
  'ban-hoc-mo-trach-110': tilting,
  'ban-hoc-chinh-cao-mo-trach-120': adjustable,
  'ban-hoc-doi-hanh-thien-180': double,
  'ban-hoc-goc-hanh-thien-130': corner,
  'ban-hoc-quoc-hoc-90': openShelf,
  'ban-hoc-nap-gap-quoc-hoc-90': folding,
  'ban-hoc-treo-tuong-dong-ngac-100': wallFlap,
}
