import { readdirSync, readFileSync, statSync } from 'node:fs'
import { drawing } from '@vuong-tron/furniture/drawings/drawing'
import { outlinesOf } from '@vuong-tron/furniture/drawings/outlines'
import { build } from '@vuong-tron/furniture/models/build'
import { expect, test } from 'vitest'
import keys from '../../../catalogue/models/keys.json' with { type: 'json' }
import { orders } from '../../../catalogue/models/orders.ts'

const FOLDER = 'public/catalogue/drawings'
const keyOf = (slug: string) => (keys as Record<string, string>)[slug] ?? ''
const read = (slug: string) => readFileSync(`${FOLDER}/${slug}.svg`, 'utf8')

/** Bounding size of a path. */
function extentOf(path: string) {
  let [x, y] = [0, 0]
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const [, command, numbers = ''] of path.matchAll(/([Mhvl])([-\d ]+)/g)) {
    const [a = 0, b = 0] = numbers.match(/-?\d+/g)?.map(Number) ?? []
    if (command === 'M') [x, y] = [a, b]
    else if (command === 'h') x += a
    else if (command === 'v') y += a
    else [x, y] = [x + a, y + b]
    xs.push(x)
    ys.push(y)
  }
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}

test('[ROUTE-17] every product has one measured drawing of its model as it is now, and there is no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(orders.map(({ slug }) => `${slug}.svg`).sort())
  for (const { slug } of orders) expect(read(slug), slug).toContain(`data-model="${keyOf(slug)}"`)
})

test('[ROUTE-17] a drawing says the millimetres of the catalogue, and its three views are in their proportion', () => {
  for (const { slug, size } of orders) {
    const svg = read(slug)
    expect(svg, slug).toContain(`data-mm="${size.w} ${size.d} ${size.h}"`)
    const numbers = [...svg.matchAll(/<text[^>]*>(\d+)</g)].map(([, text]) => Number(text))
    expect(numbers.sort(), slug).toEqual([size.w, size.h, size.d, size.d].sort())
    const [front, side, plan] = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => extentOf(path ?? ''))
    const scale = (front?.width ?? 0) / size.w
    // A leg's rounded foot may fall between two dots, and simplifying may move a line by one.
    for (const [drawn, wanted] of [
      [front?.height, size.h],
      [side?.width, size.d],
      [side?.height, size.h],
      [plan?.width, size.w],
      [plan?.height, size.d],
    ] as const)
      expect(Math.abs((drawn ?? 0) - wanted * scale), `${slug}: ${drawn} of ${wanted * scale}`).toBeLessThan(9)
  }
})

test('[ROUTE-17] a drawing is light', () => {
  const sizes = orders.map(({ slug }) => statSync(`${FOLDER}/${slug}.svg`).size)
  expect(Math.max(...sizes)).toBeLessThan(45_000)
  expect(sizes.reduce((a, b) => a + b) / sizes.length).toBeLessThan(8000)
})

test('[ROUTE-17] the same model gives the same drawing again', () => {
  for (const slug of ['ban-tra-nhat-tan', 'ke-tv-trang-an-180', 'bep-tu-doi-lua-am-73-cm']) {
    const order = orders.find((one) => one.slug === slug)
    if (!order) throw new Error(`${slug} is not made any more.`)
    expect(drawing(build(order, 'web'), order.size, keyOf(slug)), slug).toBe(read(slug))
  }
}, 60_000)

test('two parts side by side have a ring each, with the line between them drawn once', () => {
  const parts = new Uint16Array(20 * 10).map((_, dot) => (dot % 20 < 10 ? 1 : 2))
  const lines = outlinesOf({ width: 20, height: 10, parts })
  const length = lines
    .flatMap((line) =>
      line.slice(1).map((dot, at) => Math.hypot(dot[0] - (line[at]?.[0] ?? 0), dot[1] - (line[at]?.[1] ?? 0))),
    )
    .reduce((a, b) => a + b)
  expect(length).toBe(2 * 20 + 3 * 10)
})
