import { SIDES } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX, turnY } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { quarterRound } from '../kit/outlines.ts'
import { atCorners, onTheWall, tapered, turnedLegs } from '../parts/bases.ts'
import { cabinet, columns, drawers, shelves } from '../parts/cabinet.ts'
import { front } from '../parts/fronts.ts'
import { archedMirror, panelMirror, roundMirror } from '../parts/mirrors.ts'
import { drawerBox, pedestal, top } from '../parts/tables.ts'
import { vessel } from '../parts/vessels.ts'

const TABLE = 760

function toiletries(m: Model, w: number, y: number, z = 40) {
  m.prop(() => {
    vessel(m, 'jar', w * 0.33, y, z - 20, 0.55)
    vessel(m, 'cup', -w * 0.36, y, z, 0.55, 'ceramic_clay')
    vessel(m, 'bowl', -w * 0.24, y, z + 50, 0.4, 'ceramic_dark')
  })
}

/** An upholstered stool in front; pictures only. */
function stool(m: Model, z: number) {
  m.prop(() =>
    m.within(move(60, 0, z), () => {
      m.board(380, 30, 320, 0, 370, 0, m.wood, 5)
      m.cushion('linen', [410, 85, 350], { radius: 38, crown: [0, 12, 0] }, move(0, 440, 0))
      tapered(372, { lean: 5, head: 18, foot: 12, inset: [50, 45] }).make(m, 400, 340)
    }),
  )
}

type Plain = { drawers: number; offset?: number; radius?: number }

/** Ngọc Hà: a rounded top on slender legs with a round mirror behind it. */
function withRoundMirror(m: Model, { w, d, h }: Size, { drawers: count, offset = 0, radius = 80 }: Plain) {
  top(m, { w, d, h: TABLE, radius, thickness: 24, bevel: 6 })
  drawerBox(m, { w: w - 110, d: d - 70, y: TABLE - 24, height: 130, count, handle: 'knob' })
  tapered(TABLE - 24, { lean: 4, head: 22, foot: 14, inset: [85, 72] }).make(m, w, d)
  const size = h - TABLE - 25
  m.bar(
    [
      [offset * w, TABLE, -d / 2 + 40],
      [offset * w, TABLE + 60, -d / 2 + 40],
    ],
    13,
    m.wood,
  )
  roundMirror(m, size, offset * w, TABLE + 25, -d / 2 + 40)
  toiletries(m, w, TABLE)
  stool(m, d / 2 + 170)
}

function flipTop(m: Model, { w, d, h }: Size, lined: boolean) {
  const lid = w * 0.44
  const body = 150
  const z = -d / 2
  const wall = body - 20
  for (const side of SIDES) m.board(20, wall, d, side * (w / 2 - 10), h - body, 0, m.wood, 3)
  m.board(w - 40, wall, 18, 0, h - body, z + 9)
  m.board(lid + 30, wall, 18, 0, h - body, d / 2 - 9)
  m.board(w - 40, 14, d - 36, 0, h - body, 0)
  if (lined) m.board(lid - 20, 3, d - 40, 0, h - body + 14, 0, 'linen', 0.5)
  // The leaves beside the lid are closed; the lid stands open behind and carries the mirror.
  for (const side of SIDES) {
    m.board((w - lid) / 2 - 2, 20, d, side * ((w + lid) / 4 + 1), h - 20, 0, m.wood, 3)
    m.board(14, wall, d - 36, side * (lid / 2 + 8), h - body, 0)
    front(m, {
      x: side * ((w + lid) / 4 - 2),
      y: h - body + 2,
      z: d / 2 - 1,
      w: (w - lid) / 2 - 41,
      h: wall - 5,
      style: 'flush',
      handle: lined ? 'knob' : 'groove',
      side: 0,
    })
  }
  if (lined) {
    for (const x of [-lid / 4, lid / 4]) m.board(8, 50, d - 60, x, h - body + 16, 0)
    turnedLegs(h - body, 22, [46, 46]).make(m, w, d)
  } else tapered(h - body, { lean: 5, head: 23, foot: 14, inset: [60, 60] }).make(m, w, d)
  // Closed in the 3D view, open in pictures.
  if (m.detail === 'web') m.board(lid - 3, 20, d, 0, h - 20, 0, m.wood, 3)
  m.prop(() => {
    m.within(chain(move(0, h - 20, z + 16), turnX(-8)), () => panelMirror(m, lid - 8, d - 30, 0, 0, 0, m.wood, 8, 22))
    vessel(m, 'cup', w * 0.36, h, 0, 0.6, 'ceramic_clay')
    vessel(m, 'jar', -w * 0.36, h, -40, 0.5)
  })
}

function threePart(m: Model, { w, d, h }: Size, sideChests: boolean) {
  top(m, { w, d, h: TABLE, radius: 14 })
  if (sideChests)
    for (const side of SIDES)
      pedestal(m, { w: 340, d: d - 30, h: TABLE - 26, x: side * (w / 2 - 190), rows: 3, handle: 'knob' })
  else {
    drawerBox(m, { w: w - 100, d: d - 60, y: TABLE - 26, height: 140, count: 3, handle: 'knob' })
    turnedLegs(TABLE - 26, 25, [52, 52]).make(m, w, d)
  }
  const tall = h - TABLE
  const [middle, wing] = [w * 0.4, w * 0.22]
  m.within(move(0, TABLE, -d / 2 + 30), () => {
    panelMirror(m, middle, tall, 0, 0, 0, m.wood, 40)
    for (const side of SIDES)
      m.within(chain(move(side * (middle / 2 + 4), 0, 0), turnY(-side * 32)), () =>
        panelMirror(m, wing, tall - 70, side * (wing / 2), 0, 0, m.wood, 40),
      )
  })
  toiletries(m, w, TABLE, 60)
  if (sideChests) stool(m, d / 2 + 120)
}

function corner(m: Model, { w, d, h }: Size) {
  // A fan: straight along both walls, round towards the room.
  const side = Math.max(w, d)
  const fan = quarterRound(side, 20).map(([x, z]) => [(x * w) / side, (z * d) / side] as const)
  m.slab(fan, 26, 0, TABLE - 26, 0, m.wood, 6)
  m.slab(
    fan.map(([x, z]) => [x * 0.9 - w * 0.045, z * 0.9 - d * 0.045] as const),
    120,
    0,
    TABLE - 146,
    0,
    m.wood,
    3,
  )
  m.leg(-w / 2 + 60, -d / 2 + 60, TABLE - 146, 24, 15)
  m.leg(w / 2 - 90, -d / 2 + 60, TABLE - 146, 24, 15, [4, 0])
  m.leg(-w / 2 + 60, d / 2 - 90, TABLE - 146, 24, 15, [0, 4])
  m.within(chain(move(-w / 2 + w * 0.23, TABLE, -d / 2 + d * 0.25), turnY(42)), () =>
    archedMirror(m, 400, h - TABLE, 0, 0, 0),
  )
  m.prop(() => {
    vessel(m, 'jar', w * 0.22, TABLE, -d * 0.3, 0.5)
    vessel(m, 'cup', -w * 0.3, TABLE, d * 0.18, 0.55, 'ceramic_clay')
  })
}

function caneFronts(m: Model, { w, d, h }: Size) {
  m.within(move(0, 0, 0), () =>
    cabinet(
      m,
      { w, d, h: TABLE },
      {
        base: tapered(560, { lean: 5, head: 24, foot: 14, inset: [70, 62] }),
        top: 'cap',
        fill: drawers(1, 2, { style: 'cane' }),
      },
    ),
  )
  archedMirror(m, w * 0.5, h - TABLE, 0, TABLE, -d / 2 + 40)
  toiletries(m, w, TABLE)
  stool(m, d / 2 + 170)
}

function onWall(m: Model, { w, d, h }: Size) {
  cabinet(
    m,
    { w, d, h: 200 },
    { base: onTheWall, fill: columns([1, 0.6], drawers(1, 1, { handle: 'pull' }), shelves(0, undefined, 4)) },
  )
  archedMirror(m, w * 0.62, h - 260, -w * 0.19, 260, -d / 2 + 14)
  m.board(w * 0.34, 22, 120, w / 2 - w * 0.17, 560, -d / 2 + 60)
  m.prop(() => {
    vessel(m, 'cup', w * 0.33, 582, -d / 2 + 60, 0.55, 'ceramic_clay')
    vessel(m, 'jar', w * 0.36, 200, 0, 0.5)
  })
}

export const dressingTable: Family = {
  'ban-trang-diem-ngoc-ha': (m, size) => withRoundMirror(m, size, { drawers: 2 }),
  'ban-trang-diem-ngoc-ha-80': (m, size) => withRoundMirror(m, size, { drawers: 1, radius: 200 }),
  'ban-trang-diem-ngoc-ha-120': (m, { w, d, h }) => {
    top(m, { w, d, h: TABLE, radius: 20 })
    pedestal(m, { w: 400, d: d - 40, h: TABLE - 26, x: -w / 2 + 220, rows: 3, handle: 'knob' })
    drawerBox(m, { w: w - 470, d: d - 60, y: TABLE - 26, height: 130, count: 1, x: 200, handle: 'knob' })
    atCorners(w, d, [50, 60], (x, z) => x > 0 && m.leg(x, z, TABLE - 26, 22, 14))
    roundMirror(m, h - TABLE, w * 0.18, TABLE, -d / 2 + 40)
    toiletries(m, w, TABLE)
  },
  'ban-trang-diem-hang-luoc-90': (m, size) => flipTop(m, size, false),
  'ban-trang-diem-hang-luoc-110': (m, size) => flipTop(m, size, true),
  'ban-trang-diem-quang-ba-100': (m, size) => threePart(m, size, false),
  'ban-trang-diem-quang-ba-130': (m, size) => threePart(m, size, true),
  'ban-trang-diem-goc-quang-ba': corner,
  'ban-trang-diem-hang-bac-100': caneFronts,
  'ban-trang-diem-treo-tuong-hang-bac-80': onWall,
}
