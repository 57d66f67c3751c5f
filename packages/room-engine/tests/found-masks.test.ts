import { expect, test } from 'vitest'
import { type Face, pointAt } from '../src/geometry/room-box.ts'
import type { Mask } from '../src/masks/mask.ts'
import { labelMask, objectMask, surfaceMask } from '../src/masks/masks.ts'
import { numberOf } from '../src/masks/surface-map.ts'
import type { Photo } from '../src/picture.ts'
import { cameraAt } from '../testing/drawn-room.ts'

const box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 1.4, back: 3.6 }
const camera = cameraAt({ yaw: 5, pitch: -7, roll: 1.5, fieldOfView: 72 }, 160)
const room = { camera, box }
const [width, height] = [camera.widthPx, camera.heightPx]
const faceAt = (x: number, y: number) => pointAt(camera, box, [x + 0.5, y + 0.5]).face

type Area = readonly [left: number, top: number, right: number, bottom: number]
const print: Area = [68, 35, 88, 51]
const sofa: Area = [30, 72, 66, 104]
const isIn = ([left, top, right, bottom]: Area, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom
const shows = (face: Face) => (x: number, y: number) => faceAt(x, y) === face && !isIn(print, x, y) && !isIn(sofa, x, y)

const PAINT: Record<Face, readonly [number, number, number]> = {
  floor: [120, 90, 70],
  ceiling: [238, 238, 236],
  left: [196, 190, 178],
  right: [206, 200, 188],
  back: [214, 208, 196],
}

/** A painted room in uneven light, with a print on the back wall and a sofa before wall and floor. */
function furnished(): Photo {
  const data = new Uint8ClampedArray(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const colour = isIn(print, x, y) ? [40, 70, 120] : isIn(sofa, x, y) ? [150, 60, 50] : PAINT[faceAt(x, y)]
    const light = 1 - 0.1 * (x / width) + 0.006 * Math.sin(x * 12.9898 + y * 78.233)
    data.set(
      colour.map((value) => value * light),
      pixel * 3,
    )
  }
  return { width, height, channels: 3, data }
}
const photo = furnished()

/** Intersection over union with the truth. */
function overlap({ data }: Mask, isTrue: (x: number, y: number) => boolean): number {
  let [both, either] = [0, 0]
  for (const [pixel, value] of data.entries()) {
    const [is, should] = [value > 127, isTrue(pixel % width, Math.floor(pixel / width))]
    if (is && should) both++
    if (is || should) either++
  }
  return both / either
}

/** Computed once, because the search is slow. */
const wall = surfaceMask(photo, room, ['back'], [])

test('surfaces are found without a tap, and leave out what hangs and stands before them', () => {
  expect(wall).toMatchObject({ width, height, channels: 1 })
  expect(overlap(wall, shows('back'))).toBeGreaterThan(0.95)
  expect(overlap(surfaceMask(photo, room, ['floor'], []), shows('floor'))).toBeGreaterThan(0.95)
  expect(wall.data[43 * width + 78]).toBe(0)
  expect(wall.data[90 * width + 48]).toBe(0)
})

test('the same photo has the same mask, and stays as it is', () => {
  const before = photo.data.slice()
  expect(surfaceMask(photo, room, ['back'], [])).toEqual(wall)
  expect(photo.data).toEqual(before)
})

test('a border stands where it does in the photo, within a pixel', () => {
  for (const y of [38, 43, 48]) {
    const row = [...wall.data.subarray(y * width, (y + 1) * width)]
    expect(row.slice(60, 67).every((value) => value === 255)).toBe(true)
    expect(row.slice(69, 87).every((value) => value === 0)).toBe(true)
    expect(row.slice(89, 94).every((value) => value === 255)).toBe(true)
  }
})

test('taps add what is missing and take away what is too much', () => {
  const middle = { x: 100.5, y: 32.5, isPositive: true }
  const onPrint = { x: 78.5, y: 43.5, isPositive: true }
  const withPrint = surfaceMask(photo, room, ['back'], [middle, onPrint])
  expect(overlap(withPrint, (x, y) => shows('back')(x, y) || isIn(print, x, y))).toBeGreaterThan(0.95)
  const without = surfaceMask(photo, room, ['back'], [middle, onPrint, { ...onPrint, isPositive: false }])
  expect(overlap(without, shows('back'))).toBeGreaterThan(0.95)
})

test('a tap beyond the face takes in what was tapped there', () => {
  const floorTap = { x: 110.5, y: 108.5, isPositive: true }
  expect(wall.data[108 * width + 100]).toBe(0)
  expect(
    surfaceMask(photo, room, ['back'], [{ x: 100.5, y: 32.5, isPositive: true }, floorTap]).data[108 * width + 100],
  ).toBe(255)
})

test('a tap beside the picture says nothing', () => {
  expect(surfaceMask(photo, room, ['back'], [{ x: -5, y: 40, isPositive: true }])).toEqual(wall)
})

test('a label covers its faces', () => {
  const isWall = (x: number, y: number) => (['left', 'back', 'right'] as const).some((face) => shows(face)(x, y))
  expect(overlap(labelMask(photo, room, 'wall'), isWall)).toBeGreaterThan(0.93)
  expect(labelMask(photo, room, 'wall_back')).toEqual(wall)
})

/** Height of the wall's upper strip. */
const STRIP_PX = 26

test('[ROUTE-09] where it is known what shows a surface nothing is looked for, and taps put it right', () => {
  const numbers = new Uint8Array(width * height)
  for (let pixel = 0; pixel < numbers.length; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    // The map calls the print wall and a strip of wall nothing, which no search would find.
    if (!isIn(sofa, x, y) && y >= STRIP_PX) numbers[pixel] = numberOf(faceAt(x, y))
  }
  const known = { ...room, surfaces: { width, height, numbers } }
  const all = surfaceMask(photo, known, ['back'], [])
  const told = (x: number, y: number) => y >= STRIP_PX && (shows('back')(x, y) || isIn(print, x, y))
  expect(overlap(all, told)).toBeGreaterThan(0.97)
  const inStrip = { x: 100.5, y: STRIP_PX - 4.5, isPositive: true }
  const more = surfaceMask(photo, known, ['back'], [inStrip])
  expect(more.data[(STRIP_PX - 5) * width + 110]).toBe(255)
  const onPrint = { x: 78.5, y: 43.5, isPositive: false }
  const without = surfaceMask(photo, known, ['back'], [onPrint])
  expect(overlap(without, (x, y) => y >= STRIP_PX && shows('back')(x, y))).toBeGreaterThan(0.95)
})

test('a thing is found in a dragged box and in a lasso, and a tap takes it away', () => {
  const dragged = [
    [25, 66],
    [71, 66],
    [71, 109],
    [25, 109],
  ] as const
  expect(overlap(objectMask(photo, dragged, []), (x, y) => isIn(sofa, x, y))).toBeGreaterThan(0.95)
  const taken = objectMask(photo, dragged, [{ x: 48, y: 88, isPositive: false }])
  expect(overlap(taken, (x, y) => isIn(sofa, x, y))).toBeLessThan(0.2)
  const lasso = [
    [64, 31],
    [80, 29],
    [93, 33],
    [92, 55],
    [66, 55],
  ] as const
  expect(overlap(objectMask(photo, lasso, []), (x, y) => isIn(print, x, y))).toBeGreaterThan(0.95)
})

test('an outline beside the picture holds nothing', () => {
  const beside = objectMask(
    photo,
    [
      [-50, 10],
      [-20, 10],
      [-20, 40],
    ],
    [],
  )
  expect(beside.data.every((value) => value === 0)).toBe(true)
  expect(objectMask(photo, [], []).data.every((value) => value === 0)).toBe(true)
})
