import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { expectedOverlap, labelPixels, labelRoom, networkSize } from '../src/network/label-room.ts'
import { ROOM_LABELS } from '../src/network/labels.ts'
import { readWeights } from '../src/network/weights.ts'
import type { Photo } from '../src/picture.ts'

const file = (name: string) => new Uint8Array(readFileSync(path.join(import.meta.dirname, '..', name)))
const WEIGHTS = file('weights/room-labels.bin')

function weights() {
  const read = readWeights(WEIGHTS)
  if (!read.ok) throw new Error(read.code)
  return read.weights
}

const grey = (width: number, height: number, channels = 3): Photo => ({
  width,
  height,
  channels,
  data: new Uint8Array(width * height * channels).fill(128),
})

test('HD-09 labels say how far their odds of walls are to be believed, as the file of weights does', () => {
  const { belief, raised } = weights()
  expect(belief).toBeLessThan(1)
  expect(raised).toBeGreaterThan(0)
  expect(labelRoom(grey(64, 64), weights())).toMatchObject({ belief, raised })
})

test('HD-09 labels are those of the training framework, to 1/255', () => {
  // Width and height, the room's pixels, then the framework's chances in 255ths.
  const fixture = file('testing/labelled-room.bin')
  const view = new DataView(fixture.buffer, fixture.byteOffset)
  const [width, height] = [view.getUint16(0, true), view.getUint16(2, true)]
  const end = 4 + width * height * 3
  const found = labelPixels({ width, height, channels: 3, data: fixture.subarray(4, end) }, weights())
  expect([found.width, found.height]).toEqual([width / 2, height / 2])
  const size = found.width * found.height
  expect(fixture.length).toBe(end + size * ROOM_LABELS.length)
  for (const [index, label] of ROOM_LABELS.entries()) {
    const wanted = fixture.subarray(end + index * size, end + (index + 1) * size)
    const furthest = found.probabilities[label].reduce(
      (most, chance, at) => Math.max(most, Math.abs(chance * 255 - (wanted[at] as number))),
      0,
    )
    expect(furthest, label).toBeLessThan(1)
  }
})

test('HD-09 the chances of a pixel add up to 1, and confidence is between 0 and 1', () => {
  const found = labelRoom(grey(90, 160, 4), weights())
  expect(found.width).toBeLessThan(found.height)
  for (let pixel = 0; pixel < found.width * found.height; pixel += 97)
    expect(ROOM_LABELS.reduce((sum, label) => sum + (found.probabilities[label][pixel] as number), 0)).toBeCloseTo(1, 4)
  expect(found.confidence).toBeGreaterThan(0)
  expect(found.confidence).toBeLessThanOrEqual(1)
  expect(expectedOverlap(found, 'wall')).toBeLessThanOrEqual(1)
})

test('HD-09 a picture of one pixel, of one row or of none is labelled without a crash', () => {
  for (const photo of [grey(1, 1), grey(1000, 1), grey(1, 1000), grey(2, 3, 1)]) {
    const found = labelRoom(photo, weights())
    expect(found.probabilities.wall).toHaveLength(found.width * found.height)
    expect(found.probabilities.wall.every(Number.isFinite)).toBe(true)
  }
  const none = labelRoom(grey(0, 0), weights())
  expect([none.width, none.height, none.confidence, expectedOverlap(none, 'wall')]).toEqual([0, 0, 0, 0])
})

test('HD-09 the network looks at about 256 × 192 pixels in the picture’s shape', () => {
  expect(networkSize({ width: 1024, height: 768 })).toEqual({ width: 256, height: 192 })
  expect(networkSize({ width: 768, height: 1024 })).toEqual({ width: 192, height: 256 })
  expect(networkSize({ width: 100_000, height: 1 })).toEqual({ width: 512, height: 64 })
})

test('HD-09 weights are read whatever they lie beside; what is no weights file is refused', () => {
  const shifted = new Uint8Array(WEIGHTS.length + 3)
  shifted.set(WEIGHTS, 3)
  expect(readWeights(shifted.subarray(3)).ok).toBe(true)
  expect(readWeights(new Uint8Array(0))).toEqual({ ok: false, code: 'not-weights' })
  expect(readWeights(new Uint8Array(64).fill(255))).toEqual({ ok: false, code: 'not-weights' })
  expect(readWeights(WEIGHTS.subarray(0, WEIGHTS.length - 1))).toEqual({ ok: false, code: 'not-weights' })
  const newer = JSON.stringify({ format: 2, channels: [], dilations: [], tensors: [] })
  const bytes = new Uint8Array(4 + newer.length)
  new DataView(bytes.buffer).setUint32(0, newer.length, true)
  bytes.set(new TextEncoder().encode(newer), 4)
  expect(readWeights(bytes)).toEqual({ ok: false, code: 'other-format' })
})

test('HD-09 the weights weigh at most 1 MB', () => {
  expect(WEIGHTS.length).toBeLessThanOrEqual(1_000_000)
})
