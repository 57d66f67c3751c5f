import { expect, test } from 'vitest'
import { FACES, type Face, pointAt } from '../src/geometry/room-box.ts'
import { doorPixels, doorsIn, shutDoorsIn, withoutDoors } from '../src/masks/doors.ts'
import type { Photo } from '../src/picture.ts'
import { doorsSeen } from '../src/staging/doors-seen.ts'
import { cameraAt } from '../testing/drawn-room.ts'

const camera = cameraAt({ yaw: 20, pitch: -4, roll: 1, fieldOfView: 75 }, 640)
const room = { camera, box: { floor: 1.5, ceiling: 1.1, left: 2.2, right: 2, back: 3.8 } }

/** Shades of a place on a wall: metres along it and above the floor. */
type Wall = (face: Face, along: number, up: number) => number
const WALL = 200
const roomWith = (shadeOf: Wall): Photo => {
  const { widthPx: width, heightPx: height } = camera
  const data = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const { face, point } = pointAt(camera, room.box, [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5])
    const [x, y, z] = point
    const shade = face === 'floor' ? 120 : face === 'ceiling' ? 235 : shadeOf(face, face === 'back' ? x : z, 1.5 - y)
    data.fill(shade, pixel * 3, pixel * 3 + 3)
  }
  return { width, height, channels: 3, data }
}
const isWithin = (value: number, from: number, to: number) => value > from && value < to

const onBack =
  (shadeIn: (along: number, up: number) => number | undefined): Wall =>
  (face, along, up) =>
    (face === 'back' ? shadeIn(along, up) : undefined) ?? WALL
const whiteDoor = onBack((along, up) => (isWithin(along, -0.4, 0.45) && up < 2.05 ? 214 : undefined))

test('[HD-08] a door is found where it is, hardly lighter than its wall', () => {
  const [door, ...others] = shutDoorsIn(roomWith(whiteDoor), room)
  expect(others).toEqual([])
  expect(door).toMatchObject({ wall: 'back', isPlain: true })
  expect(door?.from).toBeCloseTo(-0.4, 1)
  expect(Math.abs((door?.to ?? 0) - 0.45)).toBeLessThan(0.08)
  expect(door?.top).toBeCloseTo(2.05, 1)
})

test('[HD-08] bare walls, windows, pictures and cupboards up to the ceiling are no doors', () => {
  for (const wall of [
    onBack(() => undefined),
    onBack((along, up) => (isWithin(along, -0.4, 0.45) && isWithin(up, 0.9, 2.05) ? 240 : undefined)),
    onBack((along, up) => (isWithin(along, -0.2, 0.3) && isWithin(up, 1.3, 1.9) ? 60 : undefined)),
    onBack((along) => (isWithin(along, -0.4, 0.45) ? 214 : undefined)),
  ])
    expect(doorsIn(roomWith(wall), room)).toEqual([])
})

test('[HD-02] an open door is a place that nothing stands before, but tells a network nothing of walls', () => {
  const stripes = (along: number, up: number) => 60 + 30 * (Math.floor(along / 0.05) % 3) + 10 * Math.floor(up / 0.4)
  const photo = roomWith(
    onBack((along, up) => (isWithin(along, -0.4, 0.45) && up < 2.05 ? stripes(along, up) : undefined)),
  )
  expect(shutDoorsIn(photo, room)).toEqual([])
  const [opening] = doorsSeen(photo, room)
  expect(opening).toMatchObject({ kind: 'door', wall: 'back', sill: 0 })
  expect(opening?.from).toBeCloseTo(-0.4, 1)
})

test('[HD-08] a network that takes a door for wall is not believed, and one that sees it is left alone', () => {
  const photo = roomWith(whiteDoor)
  const marked = doorPixels(photo, room, shutDoorsIn(photo, room))
  const all = marked.reduce((sum, one) => sum + one, 0)
  expect(all).toBeGreaterThan(2000)
  const isBack = (pixel: number) => {
    const at = [(pixel % photo.width) + 0.5, Math.floor(pixel / photo.width) + 0.5] as const
    return FACES.indexOf(pointAt(camera, room.box, at).face) === FACES.indexOf('back')
  }
  expect(marked.every((one, pixel) => one === 0 || isBack(pixel))).toBe(true)
  const wall = withoutDoors(new Float32Array(marked.length).fill(2), marked)
  expect(wall.every((odds, pixel) => (marked[pixel] ? odds < -2 : odds === 2))).toBe(true)
  const seen = marked.map((one) => (one ? 1 : 0))
  const odds = Float32Array.from(seen, (isDoor) => (isDoor ? -0.5 : 2))
  expect(withoutDoors(odds, marked)).toEqual(odds)
})
