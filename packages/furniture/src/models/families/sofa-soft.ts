import { SIDES } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX, turnZ } from '@vuong-tron/geometry/vectors'
import type { Model, Size, Wood } from '../kit/model.ts'
import type { MaterialName } from '../materials.ts'
import { atCorners } from '../parts/bases.ts'
import { backCushion, places, seatCushion, throwPillow } from '../parts/upholstery.ts'

/** Trúc Bạch: rolls for arms, full feather cushions. */
export function trucBach(m: Model, { w, d, h }: Size, seats: number, wood: Wood, cover: MaterialName) {
  m.wood = wood
  const leg = 110
  atCorners(w, d, [90, 90], (x, z) =>
    m.turned(
      [
        [0.1, 0],
        [18, 0],
        [24, 30],
        [30, 90],
        [26, leg + 10],
        [0.1, leg + 10],
      ],
      x,
      0,
      z,
    ),
  )
  m.cushion(cover, [w - 130, 200, d - 40], { radius: 40, crown: [0, 0, 8] }, move(0, leg + 100, 0))
  const roll = 235
  for (const side of SIDES) {
    const x = side * (w / 2 - roll / 2)
    m.cushion(cover, [roll - 50, 330, d - 30], { radius: 60, crown: [6, 0, 6], lumps: 2 }, move(x, leg + 175, 0))
    m.cushion(cover, [roll, roll, d], { radius: roll / 2, crown: [4, 4, 14], lumps: 3 }, move(x, leg + 400, 0))
  }
  m.cushion(
    cover,
    [w - 180, h - leg - 70, 220],
    { radius: 105, crown: [0, 8, 12], lumps: 3 },
    chain(move(0, (h + leg) / 2 + 20, -d / 2 + 125), turnX(-5)),
  )
  const width = w - 2 * roll + 36
  for (const x of places(width, seats)) {
    seatCushion(m, cover, [width / seats - 4, 190, d - 210], x, leg + 190, 100, 78)
    backCushion(m, cover, [width / seats - 4, h - leg - 380, 220], x, leg + 350, -d / 2 + 245, 15)
  }
}

export function bedSofa(m: Model, { w, d, h }: Size) {
  m.wood = 'walnut'
  const cover = 'linen_ink'
  m.board(w - 90, 60, d - 120, 0, 30, 0, 'black_oak')
  for (const x of [-1, 1])
    for (const z of [-1, 1]) m.board(70, 34, 70, x * (w / 2 - 120), 0, z * (d / 2 - 130), 'black_oak')
  for (const side of SIDES)
    m.cushion(cover, [110, 560, d - 20], { radius: 22, crown: [3, 3, 3] }, move(side * (w / 2 - 55), 350, 0))
  const width = w - 224
  // The folded mattress: a box under one broad seat, with a seam where it opens.
  m.cushion(cover, [width, 190, d - 40], { radius: 20, crown: [0, 2, 3] }, move(0, 185, 10))
  m.cushion(cover, [width, 170, d - 220], { radius: 36, crown: [2, 10, 6], lumps: 2 }, move(0, 362, 100))
  m.board(width - 60, 5, 5, 0, 276, d / 2 - 8, 'linen_white', 1)
  m.cushion(
    cover,
    [width, h - 350, 200],
    { radius: 40, crown: [0, 5, 6] },
    chain(move(0, (h + 250) / 2, -d / 2 + 120), turnX(-5)),
  )
  for (const x of places(width, 3)) backCushion(m, cover, [width / 3 - 6, h - 470, 150], x, 440, -d / 2 + 250, 14)
  throwPillow(m, 'linen_sand', -w / 2 + 350, 450, 10, 16)
}

/** A day bed with a head on one end. */
export function daybed(m: Model, { w, d, h }: Size) {
  m.wood = 'ash'
  const cover = 'linen_olive'
  atCorners(w, d, [90, 80], (x, z, sideX, sideZ) => m.leg(x, z, 230, 26, 15, [sideX * 7, sideZ * 5]))
  m.board(w - 20, 60, d - 20, 0, 225, 0, m.wood, 8)
  seatCushion(m, cover, [w - 30, 140, d], 0, 283, 0, 50)
  m.cushion(
    cover,
    [150, h - 400, d - 10],
    { radius: 62, crown: [10, 8, 6], lumps: 2 },
    chain(move(-w / 2 + 100, (h + 380) / 2, 0), turnZ(11)),
  )
  for (const z of SIDES)
    m.bar(
      [
        [-w / 2 + 60, 270, z * (d / 2 - 60)],
        [-w / 2 + 30, h - 60, z * (d / 2 - 60)],
      ],
      16,
      m.wood,
    )
  m.cushion(cover, [180, 180, d - 160], { radius: 88, crown: [3, 3, 10], lumps: 2 }, move(-w / 2 + 280, 505, 0))
}

/** Five blocks that can be moved: three seats with low backs, a corner, a stool. */
export function modules(m: Model, { w, d, h }: Size) {
  const cover = 'boucle'
  const [unit, depth] = [w / 3, 990]
  const seat = (x: number, z: number, width: number, deep: number) => {
    m.board(width - 80, 30, deep - 80, x, 10, z, 'black_oak')
    m.cushion(cover, [width - 4, 210, deep - 4], { radius: 50, crown: [3, 0, 3], lumps: 2 }, move(x, 140, z))
    m.cushion(cover, [width - 6, 190, deep - 6], { radius: 74, crown: [5, 14, 5], lumps: 3 }, move(x, 330, z))
  }
  const zBack = -d / 2
  for (const x of places(w, 3)) {
    seat(x, zBack + depth / 2, unit, depth)
    m.cushion(
      cover,
      [unit - 8, h - 330, 270],
      { radius: 110, crown: [6, 10, 10], lumps: 3 },
      move(x, (h + 330) / 2, zBack + 140),
    )
  }
  m.cushion(
    cover,
    [250, h - 350, depth - 270],
    { radius: 105, crown: [10, 10, 6], lumps: 3 },
    move(-w / 2 + 130, (h + 330) / 2 - 10, zBack + depth / 2 + 130),
  )
  seat(w / 2 - unit / 2, zBack + depth + (d - depth) / 2, unit, d - depth)
  throwPillow(m, 'linen_sand', -w / 2 + 420, 420, zBack + 420, 12, 480)
  throwPillow(m, 'linen_rust', w / 2 - 380, 420, zBack + 400, -14, 440)
}
