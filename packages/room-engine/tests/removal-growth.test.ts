import { expect, test } from 'vitest'
import { rectangleWhere } from '../src/masks/rectangle.ts'
import { dilated, distanceInThirds, erode } from '../src/removal/growth.ts'
import { fillIslands } from '../src/removal/islands.ts'
import { LightPicture } from '../src/removal/light-picture.ts'

const [width, height] = [23, 17]
const size = { width, height }
const pixels = Array.from({ length: width * height }, (_, pixel) => pixel)
const blotches = Uint8Array.from(pixels, (pixel) => ([40, 42, 203, 390].includes(pixel) ? 255 : 0))
const apart = (one: number, other: number) =>
  [(one % width) - (other % width), Math.floor(one / width) - Math.floor(other / width)].map(Math.abs)
/** Pixels in a square around one, by brute force. */
const around = (pixel: number, byPx: number) => pixels.filter((other) => Math.max(...apart(pixel, other)) <= byPx)

test('[HD-11] what is grown and shrunk is what a square around each pixel finds', () => {
  const others = blotches.map((chosen) => (chosen ? 0 : 255))
  for (const byPx of [1, 3]) {
    const grown = pixels.map((pixel) => (around(pixel, byPx).some((other) => blotches[other]) ? 1 : 0))
    expect([...dilated(blotches, width, height, byPx)]).toEqual(grown)
    const shrunk = pixels.map((pixel) => (around(pixel, byPx).every((other) => others[other]) ? 1 : 0))
    expect([...erode(others, width, height, byPx)]).toEqual(shrunk)
    for (const result of [grown, shrunk]) expect(new Set(result).size).toBe(2)
  }
  expect([...others].filter((value) => value === 0)).toHaveLength(4)
})

test('[HD-11] distances are right along rows and columns and nearly so aslant, and end at their limit', () => {
  const [middle, mostPx] = [8 * width + 11, 6]
  const thirds = distanceInThirds(
    Uint8Array.from(pixels, (pixel) => (pixel === middle ? 255 : 0)),
    width,
    height,
    mostPx,
  )
  for (const pixel of pixels) {
    const [x = 0, y = 0] = apart(pixel, middle)
    const distance = (thirds[pixel] as number) / 3
    if (x > mostPx || y > mostPx) expect(distance).toBe(mostPx + 1)
    else if (x === 0 || y === 0) expect(distance).toBe(x + y)
    else if (distance < mostPx + 1)
      expect(Math.abs(distance - Math.hypot(x, y))).toBeLessThan(0.06 * Math.hypot(x, y) + 0.1)
  }
  expect([...distanceInThirds(new Uint8Array(pixels.length), width, height, 2)]).toEqual(pixels.map(() => 9))
})

test('[HD-11] small islands are filled; large ones and bays that lead out of the hole are not', () => {
  const within = (left: number, top: number, right: number, bottom: number) => (pixel: number) =>
    pixel % width >= left && pixel % width <= right && pixel >= top * width && pixel < (bottom + 1) * width
  const hole = within(3, 2, 19, 14)
  const [small, large] = [within(5, 4, 6, 5), within(9, 4, 13, 8)]
  const bays = [within(16, 2, 16, 4), within(3, 9, 5, 9), within(17, 11, 19, 11), within(8, 12, 8, 14)]
  const data = Uint8Array.from(pixels, (pixel) =>
    hole(pixel) && ![small, large, ...bays].some((one) => one(pixel)) ? 255 : 0,
  )
  const before = data.slice()
  fillIslands(data, size, 5)
  expect(pixels.filter((pixel) => data[pixel] !== before[pixel])).toEqual(pixels.filter(small))
  const empty = new Uint8Array(pixels.length)
  fillIslands(empty, size, 5)
  expect(empty.includes(255)).toBe(false)
})

test('[HD-11] the rectangle around pixels ends at the border of the picture; around none there is none', () => {
  expect(rectangleWhere(size, (pixel) => pixel === 2 * width + 5 || pixel === 9 * width + 1)).toEqual({
    left: 1,
    top: 2,
    right: 5,
    bottom: 9,
  })
  expect(rectangleWhere(size, (pixel) => pixel === 2 * width + 20, 4)).toEqual({
    left: 16,
    top: 0,
    right: 22,
    bottom: 6,
  })
  expect(rectangleWhere(size, () => false)).toBeUndefined()
})

test('[HD-11] light is the same whether its coarse steps are kept of all the picture or of what is wanted only', () => {
  const photo = {
    width: 90,
    height: 70,
    channels: 3,
    data: Uint8ClampedArray.from({ length: 90 * 70 * 3 }, (_, index) => (index * 7919) % 251),
  }
  const isWanted = (pixel: number) => pixel % 90 >= 33 && pixel % 90 < 78 && pixel >= 21 * 90 && pixel < 60 * 90
  const parts = new LightPicture(photo, isWanted)
  // Corner pixels extend the wanted rectangle to the whole picture.
  const whole = new LightPicture(photo, (pixel) => isWanted(pixel) || pixel === 0 || pixel === 90 * 70 - 1)
  for (const size of [1, 1.7, 2, 3, 4.5, 8])
    for (const [x, y] of [
      [33.5, 21.5],
      [40, 30],
      [55.2, 47.9],
      [77.5, 59.5],
      [31, 40],
    ] as const) {
      const [one, other] = [new Float64Array(3), new Float64Array(3)]
      expect(parts.spot(x, y, size, one)).toBe(whole.spot(x, y, size, other))
      expect(one).toEqual(other)
    }
  expect(parts.spot(40, 30, 4, new Float64Array(3))).toBeGreaterThan(0.99)
  expect(new LightPicture(photo, () => false).spot(40, 30, 4, new Float64Array(3))).toBe(0)
})
