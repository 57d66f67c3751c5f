import { SIDES } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size, Wood } from '../kit/model.ts'
import type { MaterialName } from '../materials.ts'
import { atCorners } from '../parts/bases.ts'
import { backCushion, places, seatCushion, throwPillow } from '../parts/upholstery.ts'
import { openFrame, rattan } from './sofa-framed.ts'
import { bedSofa, daybed, modules, trucBach } from './sofa-soft.ts'

type Cover = { cover: MaterialName; wood: Wood; pillows: [MaterialName, MaterialName] }

const LEG = 140
const BASE = 130
const ARM = 165

/** Hồ Tây: square arms, a wooden plinth on tapered legs, loose cushions. */
function hoTay(m: Model, { w, d, h }: Size, seats: number, { cover, wood, pillows }: Cover) {
  m.wood = wood
  atCorners(w, d, [100, 100], (x, z, sideX, sideZ) => m.leg(x, z, LEG + 8, 26, 17, [sideX * 4, sideZ * 4]))
  m.board(w - 60, 35, d - 60, 0, LEG, 0, m.wood, 4)
  const y = LEG + 33
  m.cushion(cover, [w - 24, BASE, d - 24], { radius: 28, crown: [0, 0, 4] }, move(0, y + BASE / 2, 0))
  for (const side of SIDES)
    m.cushion(
      cover,
      [ARM, h - 205 - y, d],
      { radius: 55, crown: [10, 10, 8], lumps: 2.5 },
      move(side * (w / 2 - ARM / 2), y + (h - 205 - y) / 2, 0),
    )
  const back = h - y - 85
  m.cushion(
    cover,
    [w - 40, back, 170],
    { radius: 68, crown: [0, 6, 10], lumps: 2.5 },
    chain(move(0, y + back / 2, -d / 2 + 100), turnX(-3)),
  )
  const seat = y + BASE
  const width = w - 2 * ARM - 10
  for (const x of places(width, seats)) {
    seatCushion(m, cover, [width / seats - 4, 165, d - 200], x, seat - 4, 96)
    backCushion(m, cover, [width / seats - 6, h - seat - 115, 185], x, seat + 140, -d / 2 + 235)
  }
  throwPillow(m, pillows[0], -w / 2 + ARM + 230, seat + 160, -20, 18)
  throwPillow(m, pillows[1], w / 2 - ARM - 220, seat + 160, -20, -20)
}

/** The same family with a chaise on the right. */
function corner(m: Model, { w, d, h }: Size) {
  const [depth, chaise] = [940, 980]
  m.wood = 'oak'
  const cover = 'linen_grey'
  m.within(move(0, 0, -d / 2 + depth / 2), () => hoTayBody(m, { w, d: depth, h }, cover, chaise))
  const x = w / 2 - ARM - (chaise - ARM) / 2 - 4
  const length = d - 190
  const z = d / 2 - length / 2
  m.cushion(
    cover,
    [chaise - ARM, BASE, length - 20],
    { radius: 30, crown: [2, 0, 3] },
    move(x, LEG + BASE / 2 + 30, z - 10),
  )
  seatCushion(m, cover, [chaise - ARM - 8, 165, length], x, LEG + BASE + 26, z)
  for (const side of SIDES) m.leg(x + side * (chaise / 2 - 150), d / 2 - 100, LEG + 40, 26, 17, [side * 4, 4])
  throwPillow(m, 'linen_rust', w / 2 - ARM - 240, LEG + BASE + 190, -d / 2 + depth / 2, -20)
  throwPillow(m, 'linen_white', -w / 2 + ARM + 230, LEG + BASE + 190, -d / 2 + depth / 2, 18)
}

function hoTayBody(m: Model, { w, d, h }: Size, cover: MaterialName, chaise: number) {
  atCorners(w, d, [100, 100], (x, z, sideX, sideZ) => m.leg(x, z, LEG + 8, 26, 17, [sideX * 4, sideZ * 4]))
  const y = LEG + 30
  m.cushion(cover, [w - 24, BASE, d - 24], { radius: 28, crown: [0, 0, 4] }, move(0, y + BASE / 2, 0))
  for (const side of SIDES)
    m.cushion(
      cover,
      [ARM, h - 205 - y, d],
      { radius: 55, crown: [10, 10, 8], lumps: 2.5 },
      move(side * (w / 2 - ARM / 2), y + (h - 205 - y) / 2, 0),
    )
  const back = h - y - 85
  m.cushion(
    cover,
    [w - 40, back, 170],
    { radius: 68, crown: [0, 6, 10], lumps: 2.5 },
    chain(move(0, y + back / 2, -d / 2 + 100), turnX(-3)),
  )
  const width = w - ARM - chaise - 8
  const seat = y + BASE
  for (const x of places(width, 2)) {
    const middle = -w / 2 + ARM + 4 + width / 2 + x
    seatCushion(m, cover, [width / 2 - 4, 165, d - 200], middle, seat - 4, 96)
    backCushion(m, cover, [width / 2 - 6, h - seat - 115, 185], middle, seat + 140, -d / 2 + 235)
  }
  backCushion(
    m,
    cover,
    [chaise - ARM - 16, h - seat - 115, 185],
    w / 2 - ARM - (chaise - ARM) / 2 - 4,
    seat + 140,
    -d / 2 + 235,
  )
}

export const sofa: Family = {
  'sofa-ho-tay-hai-cho': (m, size) =>
    hoTay(m, size, 2, { cover: 'linen_olive', wood: 'walnut', pillows: ['linen_sand', 'linen_white'] }),
  'sofa-ho-tay-ba-cho': (m, size) =>
    hoTay(m, size, 3, { cover: 'linen', wood: 'oak', pillows: ['linen_rust', 'linen_white'] }),
  'sofa-goc-ho-tay-280': corner,
  'sofa-truc-bach-ba-cho': (m, size) => trucBach(m, size, 3, 'walnut', 'leather'),
  'sofa-truc-bach-hai-cho': (m, size) => trucBach(m, size, 2, 'black_oak', 'leather_black'),
  'sofa-giuong-xuan-huong': bedSofa,
  'sofa-nam-xuan-huong': daybed,
  'sofa-khung-go-ba-be-ba-cho': openFrame,
  'sofa-may-ba-be-hai-cho': rattan,
  'sofa-mo-dun-thien-quang-300': modules,
}
