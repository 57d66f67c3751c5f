import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Model, Size } from '../kit/model.ts'
import { fillet, roundSection, sweep } from '../kit/solids.ts'
import { backCushion, places, seatCushion, throwPillow } from '../parts/upholstery.ts'

/** Ba Bể: an open frame of turned bars with loose cushions. */
export function openFrame(m: Model, { w, d, h }: Size) {
  const cover = 'linen'
  for (const side of SIDES) {
    const x = side * (w / 2 - 26)
    const arm: Vec3[] = [
      [x, 560, d / 2 - 30],
      [x, 575, 0],
      [x, 590, -d / 2 + 60],
    ]
    m.bar(fillet(arm, 120, 4), 19, m.wood)
    m.leg(x, d / 2 - 60, 565, 21, 16, [side * 1.5, 2])
    m.leg(x, -d / 2 + 150, 590, 21, 16, [side * 1.5, -7])
    m.board(34, 60, d - 210, x, 240, 30, m.wood, 8)
    m.bar(
      [
        [x, 300, -d / 2 + 160],
        [x, h - 20, -d / 2 + 20],
      ],
      17,
      m.wood,
    )
  }
  for (const z of [d / 2 - 80, -d / 2 + 170]) m.board(w - 60, 60, 32, 0, 240, z, m.wood, 8)
  for (const [y, z] of [
    [h - 30, -d / 2 + 22],
    [420, -d / 2 + 122],
  ] as const)
    m.bar(
      [
        [-w / 2 + 26, y, z],
        [w / 2 - 26, y, z],
      ],
      17,
      m.wood,
    )
  for (const x of spread(-w / 2 + 150, w / 2 - 150, 13))
    m.bar(
      [
        [x, 425, -d / 2 + 121],
        [x, h - 32, -d / 2 + 23],
      ],
      8,
      m.wood,
    )
  const width = w - 110
  for (const x of places(width, 3)) {
    seatCushion(m, cover, [width / 3 - 6, 130, d - 230], x, 296, 50)
    backCushion(m, cover, [width / 3 - 8, h - 440, 130], x, 410, -d / 2 + 205, 16)
  }
}

export function rattan(m: Model, { w, d, h }: Size) {
  const sides = m.detail === 'web' ? 6 : 10
  const cane = (path: Vec3[], radius: number, round = 160) =>
    m.add('rattan', sweep(fillet(path, round, m.detail === 'web' ? 4 : 8), roundSection(radius, sides)))
  const [x, front, back] = [w / 2 - 24, d / 2 - 24, -d / 2 + 24]
  // One long bend makes the back and both arms; hoops under it carry the seat.
  cane(
    [
      [-x, 0, front],
      [-x, 600, front],
      [-x, 620, back + 120],
      [-x * 0.92, h - 14, back],
      [x * 0.92, h - 14, back],
      [x, 620, back + 120],
      [x, 600, front],
      [x, 0, front],
    ],
    19,
    170,
  )
  cane(
    [
      [-x + 30, 0, back + 40],
      [-x + 30, h - 60, back + 12],
    ],
    16,
    10,
  )
  cane(
    [
      [x - 30, 0, back + 40],
      [x - 30, h - 60, back + 12],
    ],
    16,
    10,
  )
  for (const y of [300, 340])
    cane(
      [
        [-x, y, front],
        [x, y, front],
      ],
      14,
      10,
    )
  cane(
    [
      [-x, 300, back + 60],
      [x, 300, back + 60],
    ],
    14,
    10,
  )
  for (const side of SIDES)
    for (const y of [300, 430])
      cane(
        [
          [side * x, y, front],
          [side * x, y, back + 60],
        ],
        12,
        10,
      )
  const hoops = 7
  for (const middle of places(w - 160, hoops)) {
    const half = (w - 160) / hoops / 2
    cane(
      [
        [middle - half, 330, back + 50],
        [middle - half, h - 90, back + 16],
        [middle + half, h - 90, back + 16],
        [middle + half, 330, back + 50],
      ],
      8,
      90,
    )
  }
  for (const side of SIDES)
    for (const z of spread(back + 160, front - 90, 4))
      cane(
        [
          [side * x, 310, z],
          [side * x, 590, z],
        ],
        7,
        10,
      )
  for (const middle of places(w - 120, 2)) {
    seatCushion(m, 'linen_white', [(w - 120) / 2 - 4, 120, d - 130], middle, 335, 20)
    m.prop(() =>
      throwPillow(m, middle < 0 ? 'linen_rust' : 'linen_olive', middle, 420, -60, middle < 0 ? 14 : -14, 420),
    )
  }
}
