import { expect, test } from 'vitest'
import { coveredFloor, furnitureSeen, isFurnished } from '../src/makeover/furniture-seen.ts'
import type { RoomLabels } from '../src/network/label-room.ts'
import { ROOM_LABELS, type RoomLabel } from '../src/network/labels.ts'
import { cameraAt } from '../testing/drawn-room.ts'

const camera = cameraAt({ yaw: 0, pitch: -8, roll: 0, fieldOfView: 70 }, 256)
const { widthPx: width, heightPx: height } = camera
const room = { camera, box: { floor: 1.5, ceiling: 1.2, left: 2, right: 2, back: 4 } }
const photo = { width, height, channels: 3 as const, data: new Uint8Array(width * height * 3).fill(128) }
const size = { width: 64, height: Math.round((64 * height) / width) }

/** Labels of a floor with something in an area (parts of width and height), as likely as given. */
function labelsWith([left, top, right, bottom]: readonly number[], chances: Partial<Record<RoomLabel, number>>) {
  const planes = ROOM_LABELS.map((name) => {
    const plane = new Float32Array(size.width * size.height)
    for (let pixel = 0; pixel < plane.length; pixel++) {
      const [x, y] = [((pixel % size.width) + 0.5) / size.width, (Math.floor(pixel / size.width) + 0.5) / size.height]
      const isThere = x > (left ?? 0) && x < (right ?? 1) && y > (top ?? 0) && y < (bottom ?? 1)
      plane[pixel] = isThere ? (chances[name] ?? 0) : Number(name === (y < 0.45 ? 'wall' : 'floor'))
    }
    return [name, plane] as const
  })
  const probabilities = Object.fromEntries(planes) as Record<RoomLabel, Float32Array>
  return { ...size, probabilities, confidence: 1 } satisfies RoomLabels
}

const AT_EDGE = [0.2, 0.8, 0.8, 1]
const IN_ROOM = [0.3, 0.5, 0.7, 0.85]

test('[HD-08] what the lower edge cuts is furniture, unless it may as well be the floor', () => {
  const sofa = furnitureSeen(photo, room, labelsWith(AT_EDGE, { furniture: 0.9, floor: 0.1 }))
  expect(sofa.map(({ solid }) => solid.w)).toEqual([0])
  expect(furnitureSeen(photo, room, labelsWith(AT_EDGE, { furniture: 0.6, floor: 0.3 }))).toEqual([])
})

test('[HD-08] furniture whose foot shows counts as such whatever else it may be, and none without the network', () => {
  expect(furnitureSeen(photo, room, labelsWith(IN_ROOM, { furniture: 0.6, floor: 0.3 }))).toHaveLength(1)
  expect(furnitureSeen(photo, room)).toEqual([])
})

test('[HD-08] furniture leaves no floor where it shows, rugs and other things do, and an empty room is all floor', () => {
  const table = labelsWith(IN_ROOM, { furniture: 1 })
  const things = furnitureSeen(photo, room, table)
  expect(isFurnished(things)).toBe(true)
  const at = Math.floor(0.7 * size.height) * size.width + size.width / 2
  expect(coveredFloor(things, table)?.data[at]).toBe(255)
  expect(coveredFloor(things, labelsWith(IN_ROOM, { thing: 1 }))?.data[at]).toBe(0)
  expect(coveredFloor([], table)).toBeUndefined()
  expect(coveredFloor(things)).toBeUndefined()
})

test('[HD-08] a sofa that the lower edge cuts makes a room furnished, and a cushion there does not', () => {
  const seen = (area: readonly number[]) => furnitureSeen(photo, room, labelsWith(area, { furniture: 0.9, floor: 0.1 }))
  expect(isFurnished(seen(AT_EDGE))).toBe(true)
  expect(isFurnished(seen([0.4, 0.9, 0.55, 1]))).toBe(false)
})
