import { SIDES, spread, steps } from '@vuong-tron/geometry/numbers'
import { move, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse, roundedRectangle } from '../kit/outlines.ts'
import { fillet } from '../kit/solids.ts'
import type { MaterialName } from '../materials.ts'
import { castors } from '../parts/bases.ts'

const feet = (m: Model, w: number, d: number, height: number) => {
  for (const x of SIDES)
    for (const z of SIDES)
      m.turned(
        [
          [18, 0],
          [18, height],
        ],
        x * (w / 2 - 50),
        0,
        z * (d / 2 - 50),
        'rubber',
      )
}

/** Narrow slits in a panel that looks towards +z. */
function grille(m: Model, w: number, h: number, x: number, y: number, z: number, slits: number) {
  for (const level of steps(slits))
    m.board(w, h / slits / 2.2, 1.5, x, y + (h * level) / slits, z, 'black_plastic', 0.3)
}

function chest(m: Model, { w, d, h }: Size, lids: 1 | 2, baskets: boolean) {
  const [wheel, lid] = [58, 62]
  castors(wheel, 60).make(m, w, d)
  m.slab(roundedRectangle(w, d - 12, 26, 4), h - wheel - lid - 6, 0, wheel, -6, 'white_lacquer', 8)
  for (const index of steps(lids)) {
    const each = w / lids
    const x = -w / 2 + each * (index + 0.5)
    m.slab(roundedRectangle(each - (lids > 1 ? 3 : 0), d - 12, 26, 4), lid, x, h - lid, -6, 'white_lacquer', 14)
    m.board(each * 0.3, 22, 16, x, h - lid + 12, d / 2 - 8, 'grey_plastic', 5)
    if (lids > 1)
      m.turned(
        [
          [8, 0],
          [8, 5],
        ],
        x + each * 0.3,
        h - lid + 20,
        d / 2 - 14,
        'steel',
        { x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0], origin: [0, 0, 0] },
      )
  }
  m.board(w - 60, 8, 2, 0, h - lid - 5, d / 2 - 12, 'grey_plastic', 0.5)
  grille(m, 180, 90, w / 2 - 140, wheel + 40, d / 2 - 11, 6)
  m.board(70, 26, 3, w / 2 - 140, wheel + 160, d / 2 - 11.5, 'black_glass', 1)
  if (baskets) m.board(120, 30, 2, -w / 2 + 130, h - lid - 70, d / 2 - 11.5, 'blue_plastic', 0.5)
}

function upright(
  m: Model,
  { w, d, h }: Size,
  body: MaterialName,
  { clear, display }: { clear: boolean; display: boolean },
) {
  feet(m, w, d - 60, 28)
  m.slab(roundedRectangle(w, d - 62, 14, 3), h - 28, 0, 28, -31, body, 6)
  m.slab(roundedRectangle(w, 56, 18, 4), h - 60, 0, 56, d / 2 - 30, body, 6)
  grille(m, w - 80, 18, 0, 32, d / 2 - 60, 3)
  const grip: Vec3[] = [
    [-w / 2 + 46, h * 0.42, d / 2 - 8],
    [-w / 2 + 46, h * 0.42, d / 2 + 22],
    [-w / 2 + 46, h * 0.72, d / 2 + 22],
    [-w / 2 + 46, h * 0.72, d / 2 - 8],
  ]
  m.bar(fillet(grip, 12, 3), 8, 'steel')
  if (display) {
    m.board(150, 46, 3, 60, h - 190, d / 2 - 2, 'black_glass', 1)
    m.board(40, 12, 1, 40, h - 172, d / 2, 'display', 0.3)
  }
  if (clear) for (const y of spread(150, h - 300, 6)) m.board(w - 150, 3, 1.5, 20, y, d / 2 - 1.5, 'grey_plastic', 0.3)
}

function compact(m: Model, { w, d, h }: Size) {
  feet(m, w, d - 40, 22)
  m.slab(roundedRectangle(w, d - 48, 12, 3), h - 40, 0, 22, -24, 'white_lacquer', 4)
  m.slab(roundedRectangle(w, d, 14, 3), 20, 0, h - 20, 0, 'grey_plastic', 5)
  m.slab(roundedRectangle(w - 4, 44, 14, 3), h - 80, 0, 46, d / 2 - 24, 'white_lacquer', 6)
  m.board(w * 0.3, 14, 14, 0, h - 62, d / 2 - 10, 'grey_plastic', 4)
}

export const freezers: Family = {
  'tu-dong-mini-suong-dong-60-lit': compact,
  'tu-dong-nam-suong-dong-100-lit': (m, size) => chest(m, size, 1, false),
  'tu-dong-nam-suong-dong-200-lit': (m, size) => chest(m, size, 1, true),
  'tu-dong-nam-suong-dong-300-lit-hai-ngan': (m, size) => chest(m, size, 2, false),
  'tu-dong-dung-suong-dong-180-lit': (m, size) => upright(m, size, 'white_lacquer', { clear: true, display: false }),
  'tu-dong-dung-suong-dong-280-lit': (m, size) => upright(m, size, 'dark_steel', { clear: false, display: true }),
}

/** An indoor unit by its profile: round below where the air leaves, flat at the wall. */
function wallUnit(
  m: Model,
  { w, d, h }: Size,
  { slot, rounded, display }: { slot: MaterialName; rounded: number; display: number },
) {
  const front = d / 2
  const profile: Vec2[] = [
    [-front, -h / 2],
    [front * 0.1, -h / 2],
    [front * 0.72, -h * 0.4],
    [front * 0.96, -h * 0.22],
    [front, 0],
    [front, h / 2 - rounded],
    [front - rounded * 0.3, h / 2 - rounded * 0.3],
    [front - rounded, h / 2],
    [-front, h / 2],
  ]
  m.extruded(profile, w, 0, h / 2, 0, 'white_plastic', 5)
  m.within({ x: [1, 0, 0], y: [0, 0.82, 0.57], z: [0, -0.57, 0.82], origin: [0, h * 0.07, d * 0.36] }, () => {
    m.board(w - 70, 42, 3, 0, -18, 0, slot, 1)
    m.board(w - 90, 5, 6, 0, 2, 1, 'white_plastic', 1)
  })
  m.board(w - 20, 2, 2, 0, h * 0.3, d / 2, 'grey_plastic', 0.3)
  m.board(display, 14, 1, w / 2 - 110, h * 0.48, d / 2, 'display', 0.3)
}

function cassette(m: Model, { w, d, h }: Size) {
  const panel = 46
  m.board(w - 110, h - panel, d - 110, 0, panel, 0, 'steel', 3)
  m.slab(roundedRectangle(w, d, 30, 4), panel, 0, 0, 0, 'white_plastic', 16)
  m.slab(roundedRectangle(w * 0.56, d * 0.56, 16, 3), 6, 0, -3, 0, 'grey_plastic', 1)
  for (const x of spread(-w * 0.24, w * 0.24, 9)) m.board(6, 4, d * 0.52, x, -5, 0, 'white_plastic', 1)
  for (const side of SIDES) {
    m.board(w * 0.6, 4, 46, 0, -2, side * d * 0.385, 'black_plastic', 1)
    m.board(46, 4, d * 0.6, side * w * 0.385, -2, 0, 'black_plastic', 1)
  }
}

function standing(m: Model, { w, d, h }: Size) {
  m.slab(roundedRectangle(w, d, 60, 6), 30, 0, 0, 0, 'grey_plastic', 4)
  m.slab(roundedRectangle(w, d, 60, 6), h - 30, 0, 30, 0, 'white_plastic', 10)
  m.board(w - 120, 360, 3, 0, h - 480, d / 2 - 0.5, 'black_plastic', 1)
  for (const y of spread(h - 450, h - 150, 8)) m.board(w - 130, 7, 8, 0, y, d / 2, 'white_plastic', 2)
  m.board(160, 50, 2, 0, h - 580, d / 2 - 0.2, 'black_glass', 0.5)
  m.board(44, 14, 1, 0, h - 562, d / 2 + 1, 'display', 0.3)
  grille(m, w - 160, 420, 0, 160, d / 2 - 0.4, 16)
}

function portable(m: Model, { w, d, h }: Size) {
  castors(46, 50).make(m, w, d - 60)
  m.slab(roundedRectangle(w, d - 50, 70, 6), h - 46, 0, 46, 25, 'white_plastic', 22)
  m.within(move(0, h - 150, d / 2 - 1), () => {
    m.board(w - 140, 90, 3, 0, 0, 0, 'black_plastic', 1)
    for (const y of spread(8, 74, 5)) m.board(w - 150, 5, 8, 0, y, 1, 'white_plastic', 1.5)
  })
  m.slab(ellipse(150, 90, 32), 4, 0, h - 3, 20, 'black_glass', 1)
  grille(m, w - 160, 180, 0, 130, d / 2 - 0.4, 9)
  const hose: Vec3[] = [
    [0, h * 0.55, -d / 2 + 60],
    [0, h * 0.55, -d / 2 + 6],
  ]
  m.bar(hose, 66, 'grey_plastic')
}

export const airConditioners: Family = {
  'dieu-hoa-gio-dong-9000-btu': (m, size) => wallUnit(m, size, { slot: 'grey_plastic', rounded: 60, display: 40 }),
  'dieu-hoa-gio-dong-12000-btu': (m, size) => wallUnit(m, size, { slot: 'black_plastic', rounded: 30, display: 56 }),
  'dieu-hoa-hai-chieu-gio-dong-18000-btu': (m, size) =>
    wallUnit(m, size, { slot: 'dark_steel', rounded: 95, display: 80 }),
  'dieu-hoa-am-tran-gio-dong-24000-btu': cassette,
  'dieu-hoa-tu-dung-gio-dong-28000-btu': standing,
  'dieu-hoa-di-dong-gio-dong-9000-btu': portable,
}
