import { noise, SIDES, spread, steps } from '@vuong-tron/geometry/numbers'
import { move, turnY, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse, roundedRectangle } from '../kit/outlines.ts'
import { box, flatSection, roundSection, sweep } from '../kit/solids.ts'
import { atCorners, tapered } from '../parts/bases.ts'
import { pile } from '../parts/books.ts'
import { cabinet, columns, drawers, shelves } from '../parts/cabinet.ts'
import { tray } from '../parts/props.ts'
import { drawerBox, top } from '../parts/tables.ts'
import { vessel } from '../parts/vessels.ts'

function teaThings(m: Model, w: number, h: number) {
  m.prop(() => {
    vessel(m, 'jar', w * 0.2, h, -70, 0.7)
    const high = pile(m, -w * 0.14, h, 50, 3)
    vessel(m, 'bowl', -w * 0.14, h + high, 50, 0.5, 'ceramic_dark')
  })
}

const legsAround = (m: Model, count: number, radius: number, height: number, start = 45) => {
  for (const leg of steps(count))
    m.within(turnY(start + (leg * 360) / count), () => m.leg(radius, 0, height, 22, 15, [5, 0]))
}

function round(m: Model, { w, d, h }: Size) {
  m.slab(ellipse(w, d, 64), 30, 0, h - 30, 0, m.wood, 9)
  m.slab(ellipse(w * 0.62, d * 0.62, 48), 18, 0, 130, 0, m.wood, 6)
  legsAround(m, 4, w * 0.33, h - 28)
  teaThings(m, w, h)
}

function oval(m: Model, { w, d, h }: Size) {
  m.slab(ellipse(w, d, 64), 34, 0, h - 34, 0, m.wood, 14)
  for (const [x, z] of [
    [-w * 0.3, 0],
    [w * 0.24, d * 0.24],
    [w * 0.24, -d * 0.24],
  ] as const)
    m.leg(x, z, h - 32, 38, 24, [x < 0 ? -9 : 7, z === 0 ? 0 : Math.sign(z) * 5])
  teaThings(m, w, h)
}

/** The lower table slides under the higher one; together they fill the box. */
function nesting(m: Model, { w, d, h }: Size) {
  const big = w * 0.78
  m.within(move(-w / 2 + big / 2, 0, -d / 2 + big / 2), () => {
    m.slab(ellipse(big, big, 56), 26, 0, h - 26, 0, m.wood, 8)
    legsAround(m, 3, big * 0.36, h - 24, 80)
    m.prop(() => vessel(m, 'jar', -60, h, -60, 0.7, 'ceramic_clay'))
  })
  const small = w * 0.56
  m.within(move(w / 2 - small / 2, 0, d / 2 - small / 2), () => {
    m.slab(ellipse(small, small, 48), 24, 0, h * 0.74 - 24, 0, m.wood, 8)
    legsAround(m, 3, small * 0.36, h * 0.74 - 22, 20)
    m.prop(() => vessel(m, 'cup', 40, h * 0.74, 20, 0.6))
  })
}

function withDrawers(m: Model, { w, d, h }: Size) {
  top(m, { w, d, h, radius: 14 })
  drawerBox(m, { w: w - 90, d: d - 70, y: h - 26, height: 110, count: 2, handle: 'knob' })
  atCorners(w, d, [40, 40], (x, z) => m.board(46, h - 26, 46, x, 0, z, m.wood, 6))
  for (const z of spread(-d / 2 + 90, d / 2 - 90, 6)) m.board(w - 90, 14, 60, 0, 100, z, m.wood, 3)
  for (const side of SIDES) m.board(24, 36, d - 110, side * (w / 2 - 40), 76, 0)
  m.prop(() => pile(m, -w * 0.2, 114, 0, 3))
  teaThings(m, w, h)
}

function openBay(m: Model, { w, d, h }: Size) {
  cabinet(
    m,
    { w, d, h },
    {
      base: tapered(130, { lean: 7, inset: [90, 80] }),
      back: false,
      thickness: 26,
      fill: columns([1, 1.7], drawers(1, 1, { handle: 'pull' }), shelves(0, undefined, 4)),
    },
  )
  m.prop(() => tray(m, w * 0.16, 156, 40))
  teaThings(m, w * 0.8, h)
}

/** The top is lifted on its hinges and stands over a hollow with compartments. */
function liftTop(m: Model, { w, d, h }: Size) {
  const body = h - 26
  for (const side of SIDES) {
    m.board(w, 150, 22, 0, body - 150, side * (d / 2 - 11), m.wood, 3)
    m.board(22, 150, d - 44, side * (w / 2 - 11), body - 150, 0, m.wood, 3)
  }
  m.board(w - 44, 14, d - 44, 0, body - 150, 0)
  m.board(18, 120, d - 44, -w * 0.1, body - 136, 0)
  m.board(w * 0.4 - 2, 26, d, -w * 0.3, body, 0, m.wood, 4)
  m.board(w * 0.6 - 2, 26, d, w * 0.2, body, 0, m.wood, 4)
  m.board(w * 0.3, 6, 2, w * 0.2, body - 8, d / 2, 'black_oak')
  atCorners(w, d, [70, 70], (x, z) => m.board(60, body - 140, 60, x, 0, z, m.wood, 6))
  for (const side of SIDES) m.board(30, 30, d - 200, side * (w / 2 - 70), 40, 0)
  teaThings(m, w, h)
}

function squareOnPosts(m: Model, { w, d, h }: Size) {
  const post = 70
  atCorners(w, d, [post / 2 + 6, post / 2 + 6], (x, z) =>
    m.turned(
      [
        [0.1, 0],
        [post / 2 - 3, 0],
        [post / 2, 3],
        [post / 2, h - 3],
        [post / 2 - 3, h],
        [0.1, h],
      ],
      x,
      0,
      z,
    ),
  )
  m.board(w - post * 0.9, 44, d - post * 0.9, 0, h - 58, 0, m.wood, 8)
  m.slab(roundedRectangle(w - 40, d - 40, 40), 22, 0, h - 24, 0, m.wood, 8)
  teaThings(m, w, h)
}

/** One slab whose long edges stay as the tree grew. */
function naturalEdge(m: Model, { w, d, h }: Size) {
  const edge = (x: number, side: 1 | -1) =>
    side * (d / 2 - 34 + 34 * noise(x / 260, side * 3, 0, 5) - 14 * noise(x / 90, side, 2, 9))
  const xs = spread(-w / 2, w / 2, 26)
  const outline: Vec2[] = [
    ...xs.map((x): Vec2 => [x, edge(x, -1)]),
    ...xs.toReversed().map((x): Vec2 => [x, edge(x, 1)]),
  ]
  m.slab(outline, 55, 0, h - 55, 0, m.wood, 10)
  for (const end of SIDES)
    for (const half of SIDES) {
      const foot: Vec3 = [end * (w / 2 - 260), 10, half * (d / 2 - 110)]
      m.bar([[end * (w / 2 - 260), h - 54, half * 40], foot], flatSection(70, 16), 'black_metal')
    }
  for (const end of SIDES) m.board(90, 8, d - 330, end * (w / 2 - 260), h - 63, 0, 'black_metal')
  teaThings(m, w, h)
}

/** A drum of bent rattan under glass. */
function woven(m: Model, { w, d, h }: Size) {
  const ring = (radius: number, y: number): Vec3[] =>
    steps(m.detail === 'web' ? 32 : 64).map((step) => {
      const angle = (step / (m.detail === 'web' ? 32 : 64)) * 2 * Math.PI
      return [radius * Math.cos(angle), y, radius * (d / w) * Math.sin(angle)]
    })
  const waist = (y: number) => (w / 2 - 20) * (0.86 + 0.14 * Math.abs((y / h) * 2 - 1) ** 2)
  const sides = m.detail === 'web' ? 5 : 8
  for (const y of [12, h * 0.33, h * 0.64, h - 26])
    m.add('rattan', sweep(ring(waist(y), y), roundSection(y > h * 0.2 && y < h * 0.8 ? 7 : 12, sides), true))
  const count = 30
  for (const strand of steps(count))
    for (const turn of SIDES)
      m.within(turnY((strand / count) * 360), () => {
        const path = spread(12, h - 26, 6).map((y): Vec3 => {
          const angle = turn * 0.5 * (y / h)
          return [waist(y) * Math.cos(angle), y, waist(y) * (d / w) * Math.sin(angle)]
        })
        m.add('rattan', sweep(path, roundSection(4.5, sides - 1)))
      })
  m.slab(ellipse(w, d, 64), 10, 0, h - 10, 0, 'glass', 2)
  m.prop(() => vessel(m, 'bowl', 0, h, 0, 0.8, 'ceramic_clay'))
}

function caneShelf(m: Model, { w, d, h }: Size) {
  top(m, { w, d, h, thickness: 28, radius: 60, bevel: 6 })
  tapered(h - 28, { lean: 4, head: 26, foot: 18, inset: [80, 80] }).make(m, w, d)
  for (const side of SIDES) {
    m.board(w - 140, 26, 26, 0, 130, side * (d / 2 - 70), m.wood, 5)
    m.board(26, 26, d - 166, side * (w / 2 - 80), 130, 0, m.wood, 5)
  }
  m.add('cane', box(w - 160, 4, d - 150, 0.5), move(0, 146, 0))
  m.prop(() => pile(m, w * 0.18, 148, 0, 2))
  teaThings(m, w, h)
}

export const coffeeTable: Family = {
  'ban-tra-nhat-tan': round,
  'ban-tra-nhat-tan-110': oval,
  'ban-tra-long-doi-nhat-tan': nesting,
  'ban-tra-tan-cuong-120': withDrawers,
  'ban-tra-tan-cuong-100': openBay,
  'ban-tra-nang-mat-tan-cuong-110': liftTop,
  'ban-tra-suoi-giang-90': squareOnPosts,
  'ban-tra-suoi-giang-130': naturalEdge,
  'ban-tra-may-hang-may-80': woven,
  'ban-tra-hang-may-120': caneShelf,
}
