import { noise, SIDES, spread, steps } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Model } from '../models/kit/model.ts'
import { ellipse, roundedRectangle } from '../models/kit/outlines.ts'
import { gridTriangles, smoothNormals, vertex } from '../models/kit/shape.ts'
import { flatSection } from '../models/kit/solids.ts'
import type { MaterialName } from '../models/materials.ts'

/** Decoration that is not for sale. The middle of its foot is at the origin. */
export type Decor = (m: Model) => void

export const rug =
  (w: number, d: number, cloth: MaterialName = 'rug'): Decor =>
  (m) =>
    m.cushion(cloth, [w, 22, d], { radius: 10, crown: [0, 0, 0], lumps: 1 }, move(0, 11, 0))

/** A framed print; hangs with its middle at the origin. */
export const print =
  (w: number, h: number, art: 0 | 1 | 2, accent: MaterialName = 'paper_c'): Decor =>
  (m) => {
    for (const side of SIDES) {
      m.board(18, h, 25, side * (w / 2 - 9), -h / 2, 0, 'black_oak')
      m.board(w - 36, 18, 25, 0, side * (h / 2 - 9) - 9, 0, 'black_oak')
    }
    m.board(w - 36, h - 36, 6, 0, -h / 2 + 18, -6, 'paper_e')
    const disc = (material: MaterialName, x: number, y: number, width: number, height: number, layer: number) =>
      m.upright(ellipse(width * w, height * w, 40), 1.5, x * w, y * h, -2 + layer, material, 0.3)
    if (art === 0) {
      disc(accent, 0.05, 0.12, 0.42, 0.42, 0)
      disc('paper_a', -0.08, -0.12, 0.5, 0.36, 1.6)
      disc('paper_d', 0.12, -0.2, 0.2, 0.2, 3.2)
    } else if (art === 1) {
      disc('paper_b', -0.04, -0.02, 0.46, 0.66, 0)
      disc('paper_a', 0.1, 0.14, 0.3, 0.3, 1.6)
    } else
      for (const [index, y] of spread(-0.2, 0.2, 4).entries())
        disc(index % 2 ? accent : 'paper_b', index % 2 ? 0.06 : -0.06, y, 0.5, 0.12, index)
  }

/** Thin cloth in deep folds, `w` wide along x. */
export const curtain =
  (w: number, h: number): Decor =>
  (m) => {
    const [rowCount, columnCount] = [97, 19]
    const vertices = steps(rowCount).flatMap((row) =>
      steps(columnCount).map((column) => {
        const [u, v] = [row / (rowCount - 1), column / (columnCount - 1)]
        const phase = u * Math.PI * 2 * (w / 115) + 0.6 * noise(u * 4, 0, v * 0.8, 3)
        const deep = 32 * (0.55 + 0.45 * v) * (1 + 0.35 * noise(u * 6, v * 1.2, 0, 5))
        return vertex(
          [(u - 0.5) * w + 20 * noise(u * 5, v * 2, 1) * v, h * (1 - v) + 10, Math.sin(phase) * deep],
          [0, 0, 1],
        )
      }),
    )
    m.add('sheer', smoothNormals({ vertices, triangles: gridTriangles(rowCount, columnCount) }))
  }

/** A chair with a bent back rail and an upholstered seat; its front is +z. */
export const chair =
  (cover: MaterialName = 'linen'): Decor =>
  (m) => {
    m.slab(roundedRectangle(460, 440, 120, 6), 26, 0, 427, 0, m.wood, 8)
    m.cushion(cover, [430, 50, 410], { radius: 24, crown: [0, 10, 0] }, move(0, 475, 5))
    for (const side of SIDES) {
      m.leg(side * 170, 160, 440, 17, 12, [side * 4, 4])
      m.leg(side * 180, -170, 440, 17, 12, [side * 3, -5])
      m.bar(
        [
          [side * 185, 440, -170],
          [side * 200, 600, -200],
          [side * 205, 740, -230],
        ],
        13.5,
        m.wood,
      )
    }
    const back = spread(-1, 1, 13).map((share): Vec3 => [share * 215, 735, -225 - 75 * (1 - share * share)])
    for (const down of [-20, 8, 36])
      m.bar(
        back.map(([x, y, z]): Vec3 => [x, y - down, z]),
        16,
        m.wood,
      )
  }

/** An office chair on five castors. */
export const taskChair: Decor = (m) => {
  for (const leg of steps(5)) {
    const angle = (leg / 5) * 2 * Math.PI
    const foot: Vec3 = [280 * Math.cos(angle), 60, 280 * Math.sin(angle)]
    m.bar([[0, 110, 0], foot], 17, 'black_metal')
    m.turned(
      [
        [0.1, 0],
        [24, 10],
        [24, 40],
        [0.1, 50],
      ],
      foot[0],
      0,
      foot[2],
      'rubber',
    )
  }
  m.bar(
    [
      [0, 100, 0],
      [0, 430, 0],
    ],
    24,
    'black_metal',
  )
  m.cushion('linen_grey', [490, 90, 480], { radius: 42, crown: [0, 12, 0] }, move(0, 470, 0))
  m.cushion('linen_grey', [440, 480, 70], { radius: 34, crown: [0, 4, 14] }, chain(move(0, 800, -250), turnX(-8)))
  m.bar(
    [
      [0, 440, -180],
      [0, 520, -290],
      [0, 760, -300],
    ],
    14,
    'black_metal',
  )
}

/** A shade on a cord, hanging from `ceiling`; the origin is on the floor below it. */
export const pendant =
  (ceiling: number, low: number): Decor =>
  (m) => {
    m.bar(
      [
        [0, low + 200, 0],
        [0, ceiling, 0],
      ],
      3,
      'black_metal',
    )
    m.turned(
      [
        [240, low],
        [238, low + 3],
        [150, low + 150],
        [40, low + 210],
        [0.1, low + 214],
      ],
      0,
      0,
      0,
      'shade',
    )
    m.turned(
      [
        [0.1, low + 70],
        [45, low + 90],
        [50, low + 130],
        [0.1, low + 170],
      ],
      0,
      0,
      0,
      'light',
    )
  }

export const television =
  (w: number): Decor =>
  (m) => {
    const h = w * 0.575
    m.slab(roundedRectangle(w, 30, 6), h, 0, 60, 0, 'black_plastic', 2)
    m.board(w - 14, h - 14, 2, 0, 67, 16, 'screen', 0.5)
    for (const side of SIDES)
      m.bar(
        [
          [side * w * 0.32, 62, 0],
          [side * w * 0.34, 8, 110],
        ],
        flatSection(24, 10),
        'black_metal',
      )
  }
