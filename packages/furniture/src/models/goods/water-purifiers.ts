import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import { move, type Vec2 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse, roundedRectangle } from '../kit/outlines.ts'
import { fillet } from '../kit/solids.ts'

/** A spout with its lever, looking to the front. */
function tap(m: Model, x: number, y: number, z: number) {
  m.bar(
    fillet(
      [
        [x, y + 40, z],
        [x, y + 40, z + 46],
        [x, y, z + 46],
      ],
      16,
      3,
    ),
    8,
    'chrome',
  )
  m.board(16, 8, 30, x, y + 52, z + 10, 'chrome', 3)
}

function cabinetPurifier(m: Model, { w, d, h }: Size, taps: 1 | 3) {
  m.slab(roundedRectangle(w, d - 10, 20, 4), h - 14, 0, 14, -5, 'white_plastic', 6)
  for (const side of SIDES) m.board(60, 14, d - 60, side * (w / 2 - 60), 0, 0, 'rubber')
  const niche = h - 330
  m.board(w - 16, niche - 30, 6, 0, 24, d / 2 - 8, taps === 1 ? 'black_glass' : 'white_lacquer', 2)
  m.board(w - 16, h - niche - 210, 6, 0, niche + 200, d / 2 - 8, 'black_glass', 2)
  m.board(w - 60, 190, 4, 0, niche + 2, d / 2 - 11, 'black_plastic', 1)
  m.board(w - 90, 14, 74, 0, niche + 4, d / 2 - 40, 'steel', 3)
  for (const x of taps === 1 ? [0] : [-80, 0, 80]) tap(m, x, niche + 110, d / 2 - 52)
  m.board(80, 20, 1, 0, h - 80, d / 2 - 5, 'display', 0.3)
}

function underSink(m: Model, { w, d, h }: Size) {
  m.slab(roundedRectangle(w, d, 40, 5), h, 0, 0, 0, 'white_plastic', 12)
  m.board(w - 40, h - 40, 3, 0, 20, d / 2 - 1, 'grey_plastic', 1)
  for (const x of spread(-w / 2 + 90, w / 2 - 90, 3)) m.slab(ellipse(84, 84, 28), 10, x, h - 7, 0, 'blue_plastic', 4)
  m.board(110, 12, 1, 0, h - 70, d / 2 + 1, 'display', 0.3)
}

function countertop(m: Model, { w, d, h }: Size) {
  m.slab(roundedRectangle(w, d, 44, 5), 60, 0, 0, 0, 'white_plastic', 8)
  m.slab(roundedRectangle(w - 12, d * 0.56 - 12, 40, 5), h - 120, 0, 55, -d * 0.22, 'white_plastic', 10)
  m.slab(roundedRectangle(w, d * 0.86, 44, 5), 90, 0, h - 90, -d * 0.07, 'white_plastic', 12)
  m.board(w - 50, 4, d * 0.3, 0, 58, d * 0.3, 'steel', 1)
  m.turned(
    [
      [14, 0],
      [18, 26],
    ],
    0,
    h - 114,
    d * 0.2,
    'black_plastic',
  )
  m.slab(ellipse(110, 60, 28), 3, 0, h - 2, d * 0.14, 'black_glass', 1)
  m.board(30, 6, 1, 0, h - 50, d * 0.36, 'display', 0.3)
  m.prop(() =>
    m.turned(
      [
        [28, 0],
        [34, 110],
        [32, 110],
        [27, 4],
        [0.1, 4],
      ],
      0,
      62,
      d * 0.28,
      'glass',
    ),
  )
}

const cartridge = (m: Model, x: number, h: number, r: number, z: number) => {
  m.turned(
    [
      [0.1, 0],
      [r * 0.8, 0],
      [r, 14],
      [r, h * 0.72],
      [r * 0.92, h * 0.74],
      [r * 0.92, h * 0.78],
    ],
    x,
    0,
    z,
    'white_plastic',
  )
  m.turned(
    [
      [r * 1.1, h * 0.76],
      [r * 1.1, h * 0.9],
      [r * 0.7, h * 0.95],
      [0.1, h * 0.95],
    ],
    x,
    0,
    z,
    'blue_plastic',
  )
}

function nano(m: Model, { w, d, h }: Size) {
  m.board(w, 90, 6, 0, h - 90, -d / 2 + 3, 'steel', 2)
  for (const x of spread(-w / 2 + w / 8, w / 2 - w / 8, 4))
    cartridge(m, x, h - 20, w / 8 / 1.12 - 2, -d / 2 + 6 + (d - 6) / 2)
  for (const x of [-w / 4, 0, w / 4])
    m.bar(
      [
        [x - 20, h - 60, 0],
        [x + 20, h - 60, 0],
      ],
      9,
      'grey_plastic',
    )
}

function wholeHouse(m: Model, { w, d, h }: Size) {
  const r = Math.min(d * 0.38, w / 6.6)
  for (const x of spread(-w / 2 + r + 8, w / 2 - r - 8, 3)) {
    const body: Vec2[] = [
      [r * 0.8, 0],
      [r * 0.8, 60],
      [r * 0.7, 80],
      [r * 0.92, 120],
      [r, 170],
      [r, h - 330],
      [r * 0.9, h - 270],
      [r * 0.5, h - 230],
      [r * 0.42, h - 215],
      [0.1, h - 215],
    ]
    m.turned(body, x, 0, -d / 2 + r + 6, 'steel')
    m.turned(
      [
        [r * 0.5, h - 225],
        [r * 0.5, h - 120],
        [r * 0.4, h - 110],
        [0.1, h - 110],
      ],
      x,
      0,
      -d / 2 + r + 6,
      'blue_plastic',
    )
    m.turned(
      [
        [8, h - 115],
        [8, h - 30],
      ],
      x,
      0,
      -d / 2 + r + 6,
      'steel',
    )
    m.bar(
      [
        [x - 60, h - 20, -d / 2 + r + 6],
        [x + 60, h - 20, -d / 2 + r + 6],
      ],
      12,
      'black_plastic',
    )
    m.bar(
      fillet(
        [
          [x, h - 170, -d / 2 + r],
          [x, h - 170, d / 2 - 22],
          [x, 320, d / 2 - 22],
        ],
        40,
        4,
      ),
      17,
      'white_plastic',
    )
  }
  for (const y of [320, h - 300])
    m.bar(
      [
        [-w / 2 + 20, y, d / 2 - 22],
        [w / 2 - 20, y, d / 2 - 22],
      ],
      17,
      'white_plastic',
    )
  for (const side of SIDES)
    m.within(move(side * (w / 2 - 90), h - 300, d / 2 - 22), () => m.board(60, 12, 16, 0, 18, 0, 'blue_plastic', 4))
}

export const waterPurifiers: Family = {
  'may-loc-nuoc-suoi-trong-9-loi': (m, size) => cabinetPurifier(m, size, 1),
  'may-loc-nuoc-suoi-trong-nong-lanh': (m, size) => cabinetPurifier(m, size, 3),
  'may-loc-nuoc-am-tu-suoi-trong': underSink,
  'may-loc-nuoc-de-ban-suoi-trong': countertop,
  'bo-loc-nano-suoi-trong': nano,
  'cot-loc-dau-nguon-suoi-trong': wholeHouse,
}
