import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import { move, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { roundedRectangle } from '../kit/outlines.ts'
import { flatSection } from '../kit/solids.ts'
import { atCorners } from '../parts/bases.ts'
import { pile } from '../parts/books.ts'
import { cabinet, columns, drawers, rows, shelves } from '../parts/cabinet.ts'
import { deskLamp } from '../parts/lamps.ts'
import { bookRow, ornaments } from '../parts/props.ts'
import { aFrames, drawerBox, pedestal, top } from '../parts/tables.ts'
import { vessel } from '../parts/vessels.ts'

/** A closed laptop, a lamp and a cup suggest that a person works here. */
function atWork(m: Model, w: number, y: number, z = 0) {
  m.prop(() => {
    m.slab(roundedRectangle(310, 215, 14), 9, 0, y, z + 60, 'aluminium', 3)
    m.slab(roundedRectangle(310, 215, 14), 7, 0, y + 9, z + 60, 'aluminium', 3)
    deskLamp(m, -w * 0.37, y, z - 130)
    pile(m, w * 0.3, y, z - 60, 3)
    vessel(m, 'cup', w * 0.17, y, z - 20, 0.7, 'ceramic_clay')
  })
}

function aFrameDesk(m: Model, { w, d, h }: Size, extra: 'tray' | 'drawers' | 'plain') {
  top(m, { w, d, h, thickness: 28, radius: extra === 'plain' ? 30 : 8 })
  aFrames(m, w, d, h - 28, extra === 'plain' ? 38 : 46)
  m.board(w - 400, 80, 22, 0, h - 150, -d / 2 + 150)
  if (extra === 'drawers') drawerBox(m, { w: w - 420, d: d - 190, y: h - 28, height: 84, count: 2, z: 50 })
  if (extra === 'tray')
    m.within(move(0, h - 170, -d / 2 + 90), () =>
      m.bar(
        [
          [-w / 2 + 240, 0, 0],
          [w / 2 - 240, 0, 0],
        ],
        flatSection(110, 60),
        'black_metal',
      ),
    )
  atWork(m, w, h)
}

function executive(m: Model, { w, d, h }: Size) {
  top(m, { w, d, h, thickness: 36, radius: 10, bevel: 8 })
  m.board(w * 0.56, 3, d * 0.58, 0, h - 1.5, 60, 'leather', 0.6)
  for (const side of SIDES)
    pedestal(m, { w: 430, d: d - 70, h: h - 36, x: side * (w / 2 - 250), rows: [1, 1, 1.6], handle: 'cup' })
  m.board(w - 900, 380, 20, 0, h - 420, -d / 2 + 90)
  m.board(w - 900, 70, 20, 0, h - 106, d / 2 - 60)
  atWork(m, w, h, -60)
}

function rightPedestal(m: Model, { w, d, h }: Size) {
  m.metal = 'black_metal'
  top(m, { w, d, h, thickness: 30, radius: 6 })
  pedestal(m, { w: 430, d: d - 60, h: h - 30, x: w / 2 - 250, rows: 3 })
  m.within(move(-w / 2 + 60, 0, 0), () => {
    const half = d / 2 - 50
    const loop: Vec3[] = [
      [0, h - 30, -half],
      [0, 8, -half],
      [0, 8, half],
      [0, h - 30, half],
    ]
    m.bar(loop, flatSection(50, 16))
  })
  m.board(w - 560, 220, 16, -190, h - 260, -d / 2 + 80)
  atWork(m, w * 0.8, h)
}

/** Electric: two lifting columns of three tubes on long feet, a frame under the top and a control panel. */
function lifting(m: Model, { w, d, h }: Size, panel: 'two keys' | 'display') {
  top(m, { w, d, h, thickness: 26, radius: panel === 'display' ? 70 : 14 })
  const metal = panel === 'display' ? 'white_lacquer' : 'black_metal'
  for (const side of SIDES) {
    const x = side * (w / 2 - 220)
    m.board(76, 30, d - 40, x, 6, 0, metal, 8)
    for (const z of SIDES) m.board(60, 6, 60, x, 0, z * (d / 2 - 60), 'rubber')
    for (const [level, size] of [84, 74, 64].entries())
      m.board(size, (h - 80) * 0.42, size * 0.7, x, 36 + level * (h - 90) * 0.28, 0, metal, 3)
    m.board(50, 34, d - 140, x, h - 62, 0, metal)
  }
  for (const z of SIDES) m.board(w - 460, 34, 40, 0, h - 62, z * 60, metal)
  m.board(panel === 'display' ? 150 : 90, 20, 50, w / 2 - 260, h - 46, d / 2 - 36, 'black_plastic', 4)
  if (panel === 'display') m.board(46, 12, 2, w / 2 - 260, h - 42, d / 2 - 10, 'display', 0.5)
  atWork(m, w, h)
}

function lShaped(m: Model, { w, d, h }: Size) {
  const [main, wing] = [700, 500]
  m.board(w, 30, main, 0, h - 30, -d / 2 + main / 2, m.wood, 4)
  m.board(wing, 30, d - main, w / 2 - wing / 2, h - 30, main / 2, m.wood, 4)
  m.within(move(w / 2 - wing / 2, 0, d / 2 - 230), () =>
    cabinet(
      m,
      { w: wing - 40, d: 440, h: h - 30 },
      { thickness: 20, fill: rows([1, 1], drawers(1, 1, { handle: 'bar' }), drawers(1, 1, { handle: 'bar' })) },
    ),
  )
  for (const z of SIDES) m.board(50, h - 30, 50, -w / 2 + 40, 0, -d / 2 + main / 2 + z * (main / 2 - 50), m.wood, 5)
  m.board(50, h - 30, 50, w / 2 - 40, 0, -d / 2 + 50, m.wood, 5)
  m.board(w - 160, 70, 20, 0, h - 100, -d / 2 + 50)
  m.board(20, 70, main - 150, -w / 2 + 40, h - 100, -d / 2 + main / 2)
  m.within(move(-120, 0, -d / 2 + main / 2), () => atWork(m, w * 0.8, h))
}

function withTiers(m: Model, { w, d, h }: Size) {
  const desk = 750
  top(m, { w, d, h: desk, thickness: 28, radius: 6 })
  atCorners(w, d, [34, 34], (x, z) => m.board(48, desk - 28, 48, x, 0, z, m.wood, 5))
  drawerBox(m, { w: w - 150, d: d - 80, y: desk - 28, height: 100, count: 3 })
  m.within(move(0, desk, -d / 2 + 125), () =>
    cabinet(
      m,
      { w, d: 240, h: h - desk },
      {
        thickness: 20,
        back: false,
        fill: rows(
          [1, 1],
          columns([1, 1, 1], shelves(0, bookRow, 4), shelves(0, ornaments, 4), shelves(0, bookRow, 4)),
          columns([1, 2.2], shelves(0, ornaments, 4), shelves(0, undefined, 4)),
        ),
      },
    ),
  )
}

/** A writing table: cabriole legs and a low stage with slots for letters. */
function writing(m: Model, { w, d, h }: Size) {
  const desk = 750
  top(m, { w, d, h: desk, thickness: 24, radius: 60, bevel: 8 })
  drawerBox(m, { w: w - 90, d: d - 70, y: desk - 24, height: 110, count: 3, handle: 'knob' })
  const rise = desk - 24
  atCorners(w, d, [64, 62], (x, z, sideX, sideZ) => {
    // Knee out, ankle in, foot out again.
    const curve: [number, number][] = [
      [0, 1],
      [16, 0.86],
      [22, 0.74],
      [10, 0.5],
      [-6, 0.28],
      [-8, 0.14],
      [6, 0.04],
      [18, 0],
    ]
    for (const [index, [out, share]] of curve.slice(0, -1).entries()) {
      const [nextOut, nextShare] = curve[index + 1] ?? [0, 0]
      const point = (o: number, s: number): Vec3 => [x + sideX * o, s * rise, z + sideZ * o]
      m.bar([point(nextOut, nextShare), point(out, share)], 15 + 13 * share, m.wood)
    }
  })
  m.within(move(0, desk, -d / 2 + 105), () =>
    cabinet(
      m,
      { w: w - 60, d: 190, h: h - desk },
      {
        thickness: 14,
        fill: columns(
          [1.2, 1.6, 1.2],
          drawers(1, 1),
          columns([1, 1, 1, 1, 1], ...spread(0, 4, 5).map(() => shelves(0, undefined, 4))),
          drawers(1, 1),
        ),
      },
    ),
  )
  m.prop(() => {
    pile(m, w * 0.3, h, -d / 2 + 105, 2)
    vessel(m, 'jar', -w * 0.32, h, -d / 2 + 105, 0.7, 'ceramic_white')
    m.board(210, 2, 297, 0, desk, 60, 'paper_e', 0.3)
  })
}

export const workDesk: Family = {
  'ban-lam-viec-long-bien-140': (m, size) => aFrameDesk(m, size, 'tray'),
  'ban-lam-viec-long-bien-160': (m, size) => aFrameDesk(m, size, 'drawers'),
  'ban-lam-viec-long-bien-120': (m, size) => aFrameDesk(m, size, 'plain'),
  'ban-lam-viec-trang-tien-180': executive,
  'ban-lam-viec-trang-tien-150': rightPedestal,
  'ban-nang-ha-ba-son-140': (m, size) => lifting(m, size, 'two keys'),
  'ban-nang-ha-ba-son-160': (m, size) => lifting(m, size, 'display'),
  'ban-lam-viec-chu-l-thu-thiem-160': lShaped,
  'ban-lam-viec-thu-thiem-150': withTiers,
  'ban-viet-hang-trong-110': writing,
}
