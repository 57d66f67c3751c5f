import { expect, test } from 'vitest'
import { brushed } from '../src/masks/brush.ts'
import { distanceTo } from '../src/masks/distance.ts'
import { feathered } from '../src/masks/feather.ts'
import { type Mask, newMask, readMask, union } from '../src/masks/mask.ts'

const area = ({ data }: Mask) => data.reduce((sum, value) => sum + value / 255, 0)

/** A mask drawn as text: # is edited, . is not. */
function drawn(...rows: string[]): Mask {
  const mask = newMask(rows[0]?.length ?? 0, rows.length)
  for (const [pixel, sign] of [...rows.join('')].entries()) mask.data[pixel] = sign === '#' ? 255 : 0
  return mask
}

test('a mask is read from what is white, whatever its opacity says', () => {
  const size = { width: 2, height: 1 }
  const read = (channels: number, ...data: number[]) =>
    readMask({ ...size, channels, data: new Uint8Array(data) }, size)
  const whiteThenBlack = { ok: true, mask: { ...size, channels: 1, data: new Uint8Array([255, 0]) } }
  expect(read(1, 255, 3)).toEqual(whiteThenBlack)
  expect(read(2, 255, 0, 0, 255)).toEqual(whiteThenBlack)
  expect(read(3, 255, 255, 255, 0, 0, 0)).toEqual(whiteThenBlack)
  expect(read(4, 255, 255, 255, 0, 0, 0, 0, 255)).toEqual(whiteThenBlack)
})

test('a mask of another size, and one that edits nothing, are refused', () => {
  const black = { width: 2, height: 1, channels: 3, data: new Uint8Array([0, 0, 0, 7, 7, 7]) }
  expect(readMask(black, { width: 1, height: 2 })).toEqual({ ok: false, code: 'mask_size_mismatch' })
  expect(readMask(black, { width: 2, height: 1 })).toEqual({ ok: false, code: 'mask_empty' })
})

test('a union edits what any of its masks does', () => {
  expect(union(drawn('#..'), drawn('..#'))).toEqual(drawn('#.#'))
})

test('distances are those to the nearest pixel in question, diagonals too', () => {
  const distance = distanceTo(5, 4, (pixel) => pixel === 0 || pixel === 9)
  expect(distance[0]).toBe(0)
  expect(distance[5 + 2]).toBe(2)
  expect(distance[15 + 1]).toBeCloseTo(Math.hypot(1, 3), 5)
  expect(distanceTo(2, 2, () => false)).toEqual(new Float32Array(4).fill(Number.POSITIVE_INFINITY))
})

test('a stroke covers a line as thick as its brush, erases it again, and leaves the mask it was drawn on', () => {
  const empty = newMask(100, 60)
  const line = {
    radiusPx: 8,
    points: [
      [20, 20],
      [70, 20],
      [70, 40],
    ] as const,
  }
  const once = brushed(empty, { mode: 'add', ...line })
  expect(area(empty)).toBe(0)
  // Two strips of 50 and 20 pixels, a half disc at either end, and the outer quarter of the bend.
  expect(area(once)).toBeCloseTo(16 * 50 + 16 * 20 - 64 + 64 * Math.PI * 1.25, -1)
  expect(once.data[20 * 100 + 50]).toBe(255)
  expect(once.data[31 * 100 + 50]).toBe(0)
  expect(area(brushed(once, { mode: 'erase', ...line }))).toBeLessThan(20)
  expect(area(brushed(empty, { mode: 'add', radiusPx: 10, points: [[50, 30]] }))).toBeCloseTo(Math.PI * 100, -1)
  expect(area(brushed(empty, { mode: 'add', radiusPx: 10, points: [[0, 0]] }))).toBeCloseTo(Math.PI * 25, -1)
})

test('a feather fades inwards: nothing outside, all of it deep inside, steadily in between', () => {
  const square = newMask(40, 40)
  for (let y = 5; y < 35; y++) square.data.fill(255, y * 40 + 5, y * 40 + 35)
  const soft = feathered(square, 3)
  const row = [...soft.data.subarray(20 * 40, 20 * 40 + 20)]
  expect(row.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  expect(row.slice(5)).toEqual(row.slice(5).toSorted((a, b) => a - b))
  expect(row[5]).toBeLessThan(20)
  expect(row[8]).toBeGreaterThan(80)
  expect(row[8]).toBeLessThan(140)
  expect(row[16]).toBe(255)
  expect(square.data[20 * 40 + 5]).toBe(255)
  expect(feathered(square, 0)).toEqual(square)
})
