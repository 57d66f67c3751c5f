import { build } from '@vuong-tron/furniture/models/build'
import { Model } from '@vuong-tron/furniture/models/kit/model'
import { clearanceOf, kneeHeightOf, seatOf } from '@vuong-tron/furniture/models/measure'
import { cabinet, columns, doors, drawers, layers, shelves, sliding } from '@vuong-tron/furniture/models/parts/cabinet'
import { front } from '@vuong-tron/furniture/models/parts/fronts'
import { expect, test } from 'vitest'
import { readFacts } from '#app/features/product/trade-facts'
import { factsSeen } from '../../../catalogue/models/facts'
import kept from '../../../catalogue/models/facts.json' with { type: 'json' }
import { orders } from '../../../catalogue/models/orders'

const wooden = orders.filter(({ isWooden }) => isWooden)
const keptOf = (slug: string) => (kept as Record<string, string>)[slug] ?? ''

test('[CAT-10] the facts of every piece are those of its model', () => {
  const seen = wooden.map((order) => [order.slug, factsSeen(order, build(order, 'web'))])
  expect(Object.fromEntries(seen)).toEqual(kept)
}, 240_000)

test('[CAT-10] every wooden piece has facts that can be read, and nothing else has', () => {
  expect(Object.keys(kept).sort()).toEqual(wooden.map(({ slug }) => slug).sort())
  for (const [slug, text] of Object.entries(kept)) expect([slug, 'wrong' in readFacts(text)]).toEqual([slug, false])
})

test('[CAT-10] a bed takes the mattress that its name says', () => {
  for (const { slug } of wooden.filter(({ category }) => category === 'bed')) {
    const width = Number(/\d+$/.exec(slug)?.[0]) * 10
    expect([slug, readFacts(keptOf(slug))]).toEqual([slug, expect.objectContaining({ mattress_mm: [width, 2000] })])
  }
})

test('[CAT-10] what is under a top or a seat is lower than its piece', () => {
  for (const { slug, size } of wooden) {
    const facts = readFacts(keptOf(slug))
    if ('wrong' in facts) throw new Error(slug)
    for (const [height = 0] of [facts.clearance_mm ?? [], facts.knee_mm ?? [], facts.seat_height_mm ?? []])
      expect([slug, height < size.h]).toEqual([slug, true])
  }
})

const model = (make: (m: Model) => void) => {
  const m = new Model('x', 'oak', 'web')
  make(m)
  return m
}

test('free height is that under most of a piece, and under the rail for knees', () => {
  const size = { w: 1200, d: 600, h: 750 }
  const table = model((m) => {
    m.board(1200, 30, 600, 0, 720, 0)
    m.board(1100, 80, 20, 0, 640, 270)
    for (const x of [-570, 570]) for (const z of [-270, 270]) m.board(50, 720, 50, x, 0, z)
  }).parts
  expect(clearanceOf(table, size)).toBeCloseTo(720)
  expect(kneeHeightOf(table, size)).toBeCloseTo(640, 0)
})

test('a seat ends at the back that rises behind it', () => {
  const size = { w: 2000, d: 900, h: 800 }
  const sofa = model((m) => {
    m.board(2000, 420, 900, 0, 0, 0)
    m.board(2000, 380, 250, 0, 420, -325)
  }).parts
  const seat = seatOf(sofa, size)
  expect(seat?.height).toBeCloseTo(420)
  expect(seat?.depth).toBeGreaterThan(640)
  expect(seat?.depth).toBeLessThan(670)
  expect(seatOf(model((m) => m.board(2000, 420, 900, 0, 0, 0)).parts, size)).toBeUndefined()
})

test('a cabinet counts its doors and drawers, and any other front beside them', () => {
  const size = { w: 1200, d: 400, h: 800 }
  const fill = columns([1, 1, 1], layers(shelves(1), doors('flush', 2)), drawers(3, 2), sliding(['flush', 'flush']))
  const built = model((m) => cabinet(m, size, { fill }))
  expect(built.fronts).toEqual({ all: 10, doors: 4, drawers: 6 })
  front(built, { x: 0, y: 0, z: 0, w: 100, h: 100, style: 'flush', handle: 'none', side: 0 })
  expect(built.fronts).toEqual({ all: 11, doors: 4, drawers: 6 })
})

// Bars, columns and fronts of these are built like what they are not, as their texts say.
test.each([
  ['ban-nang-ha-ba-son-140', 'knee_mm'],
  ['tu-bat-treo-tuong-phu-lang-90', 'clearance_mm'],
  ['ke-tv-treo-tuong-cat-ba-160', 'drawers'],
  ['quay-bar-bau-da-150', 'doors'],
  ['tu-ho-so-cao-yen-thai-90', 'inside_mm'],
  ['tu-ruou-treo-tuong-lang-van-80', 'inside_mm'],
])('[CAT-10] of %s no %s is said', (slug, fact) => {
  expect(keptOf(slug)).not.toContain(fact)
})
