import { SIDES } from '@vuong-tron/geometry/numbers'
import { chain, move, turnY } from '@vuong-tron/geometry/vectors'
import type { Model } from '../models/kit/model.ts'
import type { MaterialName } from '../models/materials.ts'
import type { Decor } from './decor.ts'
import type { Item } from './rooms.ts'

/** A pile of plaster sacks. */
const sacks: Decor = (m) => {
  for (const [layer, [x, turn]] of [
    [0, 4],
    [-30, -5],
    [-170, 8],
  ].entries())
    m.cushion(
      'linen_sand',
      [680, 150, 420],
      { radius: 60, crown: [0, 14, 0] },
      chain(move(x ?? 0, 78 + layer * 148, layer * -12), turnY(turn ?? 0)),
    )
}

const bucket =
  (material: MaterialName): Decor =>
  (m) => {
    m.turned(
      [
        [0.1, 8],
        [118, 8],
        [122, 12],
        [150, 300],
        [156, 302],
        [156, 318],
        [148, 318],
        [0.1, 296],
      ],
      0,
      0,
      0,
      material,
    )
  }

/** Electricians' chases and boxes in the wall; the origin is between them, on the floor. */
const wiring =
  (width: number, height: number): Decor =>
  (m: Model) => {
    const level = 2250
    for (const side of SIDES) {
      m.board(46, height - 390, 4, (side * width) / 2, 390, 0, 'stone', 0.5)
      m.board(96, 86, 14, (side * width) / 2, 300, 0, 'terracotta', 2)
    }
    m.board(width - 46, 40, 4, 0, level, 0, 'stone', 0.5)
  }

/** Builders' remains in a bare room; for the hero's shell. */
export const siteWork: Item[] = [
  { what: wiring(2600, 2700), x: 150, z: 2, face: 'back' },
  { what: sacks, x: -1750, z: 560 },
  { what: bucket('white_plastic'), x: -1090, z: 500 },
  { what: bucket('paint_sage'), x: -930, z: 800 },
]
