import { expect, test } from 'vitest'
import { allFurniture } from '../src/masks/all-furniture.ts'
import { isMarkedAt } from '../src/masks/mask.ts'
import { thingMask } from '../src/masks/masks.ts'
import type { RoomLabels } from '../src/network/label-room.ts'
import { ROOM_LABELS, type RoomLabel } from '../src/network/labels.ts'
import { cameraAt } from '../testing/drawn-room.ts'

const [width, height] = [240, 180]
type Area = readonly [left: number, top: number, right: number, bottom: number]
const isIn = ([left, top, right, bottom]: Area, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom

/** A sofa with a table beside it, and a picture of the sofa's colour. */
const [SOFA, TABLE, PICTURE]: Area[] = [
  [40, 90, 120, 140],
  [120, 100, 170, 140],
  [60, 20, 100, 50],
] as [Area, Area, Area]
const shadeAt = (x: number, y: number): readonly [number, number, number] => {
  if (isIn(SOFA as Area, x, y) || isIn(PICTURE as Area, x, y)) return [40, 60, 110]
  if (isIn(TABLE as Area, x, y)) return [170, 120, 70]
  return y < 110 ? [220, 215, 205] : [150, 140, 130]
}
const data = new Uint8Array(width * height * 3)
for (let pixel = 0; pixel < width * height; pixel++)
  data.set(shadeAt(pixel % width, Math.floor(pixel / width)), pixel * 3)
const photo = { width, height, channels: 3 as const, data }

const size = { width: 60, height: 45 }
const plane = (name: RoomLabel) =>
  Float32Array.from({ length: size.width * size.height }, (_, pixel) => {
    const [x, y] = [(pixel % size.width) * 4 + 2, Math.floor(pixel / size.width) * 4 + 2]
    const isFurniture = isIn(SOFA as Area, x, y) || isIn(TABLE as Area, x, y)
    const own: RoomLabel = isFurniture
      ? 'furniture'
      : isIn(PICTURE as Area, x, y)
        ? 'thing'
        : y < 110
          ? 'wall'
          : 'floor'
    return name === own ? 0.93 : 0.01
  })
const probabilities = Object.fromEntries(ROOM_LABELS.map((name) => [name, plane(name)])) as RoomLabels['probabilities']
const labels: RoomLabels = { ...size, probabilities, confidence: 0.9 }

test('[ROUTE-09] a tap on a sofa marks the sofa, and neither the table beside it nor a picture of its colour', () => {
  const mask = thingMask(photo, [{ x: 80, y: 115, isPositive: true }], labels)
  expect(mask && isMarkedAt(mask, [60, 100])).toBe(true)
  expect(mask && isMarkedAt(mask, [110, 130])).toBe(true)
  expect(mask && isMarkedAt(mask, [145, 120])).toBe(false)
  expect(mask && isMarkedAt(mask, [80, 35])).toBe(false)
})

test('[ROUTE-09] a second tap adds what the first one left, and a wall is no thing', () => {
  const taps = [
    { x: 80, y: 115, isPositive: true },
    { x: 145, y: 120, isPositive: true },
  ]
  const mask = thingMask(photo, taps, labels)
  expect(mask && isMarkedAt(mask, [145, 125])).toBe(true)
  expect(mask && isMarkedAt(mask, [60, 100])).toBe(true)
  expect(thingMask(photo, [{ x: 200, y: 60, isPositive: true }], labels)).toBeUndefined()
})

const room = {
  camera: cameraAt({ yaw: 0, pitch: -8, roll: 0, fieldOfView: 70 }, width),
  box: { floor: 1.5, ceiling: 1.2, left: 2, right: 2, back: 4 },
}

test('[HD-08] all furniture is what stands on the floor with a rim, without pictures, and taps take away', () => {
  const all = allFurniture(photo, room, labels)
  for (const [x, y] of [
    [80, 115],
    [145, 120],
    [38, 115],
  ] as const)
    expect(isMarkedAt(all, [x, y])).toBe(true)
  expect(isMarkedAt(all, [80, 35])).toBe(false)
  expect(isMarkedAt(all, [200, 150])).toBe(false)
  const less = allFurniture(photo, room, labels, { taps: [{ x: 145, y: 120, isPositive: false }] })
  expect(isMarkedAt(less, [150, 120])).toBe(false)
  expect(isMarkedAt(less, [60, 100])).toBe(true)
})
