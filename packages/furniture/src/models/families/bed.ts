import { SIDES, spread, steps } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse } from '../kit/outlines.ts'
import { box, flatSection } from '../kit/solids.ts'
import type { MaterialName } from '../materials.ts'
import { atCorners } from '../parts/bases.ts'
import { bedding } from '../parts/bedding.ts'
import { drawers } from '../parts/cabinet.ts'

type Frame = {
  /** Clearance under the rails. */
  clear?: number
  rail?: number
  /** Depth that the headboard takes at the back. */
  head?: number
  legs?: 'tapered' | 'block' | 'none'
  accent?: MaterialName
}

/** Rails, slat floor, legs and the made bed; the headboard is the design's own. */
function frame(m: Model, { w, d }: Size, { clear = 140, rail = 190, head = 40, legs = 'tapered', accent }: Frame = {}) {
  const [inner, length] = [w - 60, d - head]
  const middle = head / 2
  for (const side of SIDES) m.board(30, rail, length, side * (w / 2 - 15), clear, middle, m.wood, 4)
  m.board(inner, rail, 30, 0, clear, d / 2 - 15, m.wood, 4)
  m.board(inner, 20, length - 40, 0, clear + 60, middle)
  if (legs !== 'none')
    atCorners(w, length, [90, 120], (x, z) => {
      if (legs === 'tapered') m.leg(x, z + middle, clear + 20, 29, 19)
      else m.board(80, clear + 4, 80, x, 0, z + middle, m.wood, 4)
    })
  bedding(m, { w: inner - 24, l: length - 50, y: clear + 82, z: middle - 10, top: clear + rail, accent })
}

const posts = (m: Model, { w, d, h }: Size, side = 48, depth = 40) => {
  for (const edge of SIDES) m.board(side, h, depth, edge * (w / 2 - side / 2), 0, -d / 2 + depth / 2, m.wood, 5)
}

function slatted(m: Model, size: Size, count: number, accent: MaterialName) {
  const { w, d, h } = size
  const z = -d / 2 + 20
  posts(m, size)
  m.board(w - 96, 50, 36, 0, h - 52, z, m.wood, 6)
  m.board(w - 96, 46, 30, 0, 330, z)
  for (const x of spread(-w / 2 + 85, w / 2 - 85, count)) m.board(26, h - 52 - 376, 20, x, 376, z, m.wood, 6)
  frame(m, size, { accent })
}

function platform(m: Model, size: Size, accent: MaterialName) {
  const { w, d, h } = size
  // A deck that reaches past a recessed plinth, and a headboard of two broad planks leaning back.
  m.board(w, 60, d - 60, 0, 120, 30, m.wood, 6)
  m.board(w - 260, 120, d - 320, 0, 0, 20, 'black_oak')
  m.within(chain(move(0, 180, -d / 2 + 78), turnX(-6)), () => {
    for (const row of steps(2)) m.board(w, (h - 184) / 2 - 6, 28, 0, row * ((h - 176) / 2), 0, m.wood, 6)
    for (const x of [-w / 3, w / 3]) m.board(60, h - 200, 24, x, 0, -24)
  })
  bedding(m, { w: w - 90, l: d - 170, y: 180, z: 30, top: 180, accent, made: 'low' })
}

function padded(m: Model, size: Size, cover: MaterialName, channels: number, inWood: boolean) {
  const { w, d, h } = size
  const [z, edge] = [-d / 2 + 55, inWood ? 50 : 0]
  const width = w - 2 * edge
  if (inWood) {
    posts(m, size, 50, 70)
    m.board(width, 46, 70, 0, h - 46, -d / 2 + 35, m.wood, 6)
  }
  m.board(width, h - 60, 24, 0, 40, -d / 2 + 14)
  for (const x of spread(-width / 2 + width / channels / 2, width / 2 - width / channels / 2, channels))
    m.cushion(
      cover,
      [width / channels - 3, h - (inWood ? 56 : 0) - 300, 74],
      { radius: 26, crown: [1, 2, 12], lumps: 1.5 },
      move(x, (h - (inWood ? 56 : 0) + 300) / 2, z),
    )
  frame(m, size, { head: 100, accent: 'throw_sand' })
}

function caneHead(m: Model, size: Size) {
  const { w, d, h } = size
  const z = -d / 2 + 20
  posts(m, size, 56)
  for (const y of [h - 60, 380]) m.board(w - 112, 58, 34, 0, y, z, m.wood, 5)
  for (const x of [-w / 6, w / 6]) m.board(40, h - 498, 30, x, 438, z, m.wood, 3)
  m.add('cane', box(w - 116, h - 494, 6, 0.5), move(0, (h - 60 + 436) / 2, z), 1)
  frame(m, size, { accent: 'throw_olive' })
}

function withDrawers(m: Model, size: Size) {
  const { w, d, h } = size
  m.board(w, h, 34, 0, 0, -d / 2 + 17, m.wood, 5)
  m.board(w - 80, 26, 6, 0, h - 90, -d / 2 + 36, 'black_oak', 1)
  // Between head and foot each side is a rail over two drawers, which open under it.
  for (const side of SIDES) {
    m.board(24, 330, d - 64, side * (w / 2 - 34), 66, 2)
    m.board(34, 52, d - 64, side * (w / 2 - 17), 348, 2, m.wood, 4)
    m.within({ ...move(side * (w / 2 - 1), 0, 2), x: [0, 0, -side], z: [side, 0, 0] }, () =>
      drawers(1, 2, { handle: 'groove' })(m, { x: 0, y: 62, z: 0, w: d - 66, h: 284, d: 500 }),
    )
  }
  m.board(w, 340, 30, 0, 60, d / 2 - 15, m.wood, 4)
  m.board(w - 130, 62, d - 130, 0, 0, 0, 'black_oak')
  bedding(m, { w: w - 130, l: d - 120, y: 330, z: 0, top: 400, accent: 'throw_rust', made: 'tucked' })
}

function fourPoster(m: Model, size: Size) {
  const { w, d, h } = size
  atCorners(w, d, [26, 26], (x, z) => m.board(44, h, 44, x, 0, z, m.wood, 6))
  for (const side of SIDES) {
    m.board(30, 34, d - 96, side * (w / 2 - 26), h - 60, 0)
    m.board(w - 96, 34, 30, 0, h - 60, side * (d / 2 - 26))
  }
  m.board(w - 96, 60, 28, 0, 900, -d / 2 + 26, m.wood, 5)
  m.board(w - 96, 50, 28, 0, 460, -d / 2 + 26)
  for (const x of spread(-w / 2 + 150, w / 2 - 150, 9))
    m.turned(
      [
        [9, 0],
        [13, 110],
        [9, 195],
        [13, 280],
        [9, 390],
      ],
      x,
      510,
      -d / 2 + 26,
    )
  frame(m, { w: w - 20, d: d - 20, h }, { clear: 200, rail: 170, legs: 'none', accent: 'throw_rust' })
}

function single(m: Model, size: Size) {
  const { w, d, h } = size
  const back = -d / 2
  m.board(w, h - 24, 24, 0, 0, back + 12, m.wood, 4)
  m.board(w, 24, 150, 0, h - 24, back + 75, m.wood, 5)
  for (const side of SIDES) m.slab(ellipse(20, 140, 20), 150, side * (w / 2 - 12), h - 174, back + 75)
  m.board(w - 60, 24, 110, 0, h - 190, back + 60)
  frame(m, { ...size, d: d - 24 }, { head: 0, clear: 170, rail: 150, accent: 'throw_olive' })
  m.prop(() =>
    m.within(move(w / 4, h, back + 80), () =>
      m.bar(
        [
          [-90, 20, 0],
          [90, 20, 0],
        ],
        flatSection(120, 40),
        'paper_b',
      ),
    ),
  )
}

export const bed: Family = {
  'giuong-moc-chau-160': (m, size) => slatted(m, size, 18, 'throw_sand'),
  'giuong-moc-chau-180': (m, size) => slatted(m, size, 26, 'throw_rust'),
  'giuong-sa-pa-160': (m, size) => platform(m, size, 'throw_olive'),
  'giuong-sa-pa-140': (m, size) => platform(m, size, 'throw_rust'),
  'giuong-da-lat-180': (m, size) => padded(m, size, 'linen', 6, false),
  'giuong-da-lat-160': (m, size) => padded(m, size, 'leather', 3, true),
  'giuong-mai-chau-160': caneHead,
  'giuong-co-ngan-keo-cuc-phuong-160': withDrawers,
  'giuong-coc-man-ha-giang-180': fourPoster,
  'giuong-don-cat-ba-120': single,
}
