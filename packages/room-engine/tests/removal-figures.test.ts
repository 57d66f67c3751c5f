import { expect, test } from 'vitest'
import { coarseSimilarity } from '../bench/removal-figures.ts'

const [width, height] = [512, 384]
const picture = (light: (x: number, y: number) => number) => ({
  width,
  height,
  channels: 3,
  data: Uint8ClampedArray.from({ length: width * height * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3)
    return light(pixel % width, Math.floor(pixel / width))
  }),
})
const mask = (isChosen: (x: number, y: number) => boolean) => ({
  width,
  height,
  channels: 1,
  data: Uint8Array.from({ length: width * height }, (_, pixel) =>
    isChosen(pixel % width, Math.floor(pixel / width)) ? 255 : 0,
  ),
})

const run = (x: number) => 60 + x / 4
const truth = picture(run)
const hole = mask((x, y) => x > 120 && x < 400 && y > 90 && y < 300)
const isDoor = (x: number, y: number) => x > 200 && x < 260 && y > 90 && y < 300
const likeness = (result: ReturnType<typeof picture>, unseen?: ReturnType<typeof mask>) =>
  coarseSimilarity(truth, result, truth, hole, unseen)

test('the same light under another grain is alike, other light is not', () => {
  expect(likeness(truth)).toBeCloseTo(1)
  expect(
    likeness(picture((x, y) => run(x) + (((Math.floor(x / 6) + Math.floor(y / 6)) * 37) % 2) * 30 - 15)),
  ).toBeGreaterThan(0.95)
  const turned = picture((x, y) => (hole.data[y * width + x] ? 60 + (width - x) / 4 : run(x)))
  expect(likeness(turned)).toBeLessThan(0.3)
})

test('what was hidden counts, unless it is left out', () => {
  const withoutDoor = picture((x, y) => (isDoor(x, y) ? 240 : run(x)))
  expect(likeness(withoutDoor)).toBeLessThan(0.7)
  expect(likeness(withoutDoor, mask(isDoor))).toBeGreaterThan(0.99)
  // Only excluded pixels are ignored.
  expect(
    likeness(
      withoutDoor,
      mask((x, y) => isDoor(x, y) && y < 150),
    ),
  ).toBeLessThan(0.8)
})

test('says nothing where nothing is left', () => {
  expect(
    likeness(
      truth,
      mask(() => true),
    ),
  ).toBeNaN()
})
