import { expect, test } from 'vitest'
import { GridCut, NEIGHBOURS } from '../src/masks/grid-cut.ts'
import { cutLabels, linksOf } from '../src/masks/labelling.ts'
import { Mixture } from '../src/masks/mixture.ts'

/** Deterministic random numbers, 0 to 1. */
function sequence(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

test('a cut costs as little as the best of all ways to part a small grid, also on a grid that was cut before', () => {
  const next = sequence(7)
  const cuts = new Map<string, GridCut>()
  for (let round = 0; round < 60; round++) {
    const [width, height] = [2 + Math.floor(next() * 2), 2 + Math.floor(next() * 3)]
    const size = `${width} × ${height}`
    const cut = cuts.get(size) ?? new GridCut(width, height)
    cuts.set(size, cut)
    cut.clear()
    const pulls = Array.from({ length: width * height }, () => Math.floor(next() * 21) - 10)
    const links: { a: number; b: number; capacity: number }[] = []
    for (const [pixel, pull] of pulls.entries()) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      cut.pull(cut.nodeAt(x, y), pull)
      for (const [way, [dx, dy]] of NEIGHBOURS.slice(0, 4).entries()) {
        if (x + dx < 0 || x + dx >= width || y + dy >= height) continue
        const link = { a: pixel, b: pixel + dy * width + dx, capacity: Math.floor(next() * 8) }
        links.push(link)
        cut.link(cut.nodeAt(x, y), way, link.capacity)
      }
    }
    const cost = (isWithSource: (pixel: number) => boolean) =>
      pulls.reduce((sum, pull, pixel) => sum + Math.max(0, isWithSource(pixel) ? -pull : pull), 0) +
      links.reduce((sum, { a, b, capacity }) => sum + (isWithSource(a) === isWithSource(b) ? 0 : capacity), 0)
    const all = Array.from({ length: 2 ** pulls.length }, (_, bits) => cost((pixel) => ((bits >> pixel) & 1) === 1))
    cut.solve()
    expect(cost((pixel) => cut.isWithSource(cut.nodeAt(pixel % width, Math.floor(pixel / width))))).toBe(
      Math.min(...all),
    )
  }
})

/** Colours scattered around some centres, in turn. */
function cloud(count: number, middles: readonly (readonly [number, number, number])[], spread: number): Float32Array {
  const next = sequence(3)
  return Float32Array.from({ length: count * 3 }, (_, index) => {
    const middle = middles[Math.floor(index / 3) % middles.length] as readonly [number, number, number]
    return (middle[index % 3] as number) + (next() + next() + next() - 1.5) * spread
  })
}
const everyPixel = (count: number) => Uint32Array.from({ length: count }, (_, pixel) => pixel)

test('a mixture knows the colours it was made of, each of its groups, and no others', () => {
  const colours = cloud(
    900,
    [
      [20, 0, 0],
      [70, 10, -5],
      [70, -10, 20],
    ],
    4,
  )
  const mixture = Mixture.of(colours, everyPixel(900))
  const cost = (...colour: number[]) => mixture.cost(Float32Array.from(colour), 0)
  for (const known of [
    [20, 0, 0],
    [70, 10, -5],
    [70, -10, 20],
  ])
    expect(cost(...known)).toBeLessThan(8)
  for (const unknown of [
    [45, 5, 0],
    [70, 0, 8],
    [20, 20, 0],
  ])
    expect(cost(...unknown)).toBeGreaterThan(12)
  const learnt = mixture.learnt(colours, everyPixel(300))
  expect(learnt.cost(Float32Array.from([20, 0, 0]), 0)).toBeLessThan(8)
})

test('a mixture follows how colours go together', () => {
  const next = sequence(5)
  const colours = Float32Array.from({ length: 400 }, next).map((share) => share * 30)
  const line = new Float32Array(1200)
  for (const [pixel, value] of colours.entries()) line.set([50 + value, value, 0], pixel * 3)
  const mixture = Mixture.of(line, everyPixel(400), 1)
  const cost = (...colour: number[]) => mixture.cost(Float32Array.from(colour), 0)
  expect(cost(60, 10, 0)).toBeLessThan(cost(60, 20, 0) - 20)
})

test('a border lies where colours part, although the pixels between do not say so', () => {
  const size = { width: 30, height: 10 }
  const { width, height } = size
  const colours = new Float32Array(width * height * 3)
  const known = new Uint8Array(width * height).fill(2)
  for (let y = 0; y < height; y++) {
    for (let x = 13; x < width; x++) colours[(y * width + x) * 3] = 6
    known[y * width] = 1
    known[y * width + width - 1] = 0
  }
  const nothing = new Float32Array(width * height)
  const labels = cutLabels(size, linksOf({ ...size, colours }), { known, inside: nothing, outside: nothing })
  for (let y = 0; y < height; y++) expect(labels.subarray(y * width, (y + 1) * width).indexOf(0)).toBe(13)
})
