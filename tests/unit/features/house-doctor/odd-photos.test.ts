import { changesOutside } from '@vuong-tron/room-engine/bench/makeover-gates'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { cameraAt, drawnRoom } from '@vuong-tron/room-engine/testing/drawn-room'
import { expect, test } from 'vitest'
import { areaOfSurfaces } from '#app/features/house-doctor/editor/area'
import { areaFound } from '#app/features/house-doctor/editor/work/area-mask'
import { applyChange } from '#app/features/house-doctor/editor/work/changes'
import { findRoom } from '#app/features/house-doctor/editor/work/rooms'

type Paint = (x: number, y: number) => readonly [number, number, number]

function paintedPhoto(width: number, height: number, paint: Paint): Photo {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++)
    data.set(paint(pixel % width, Math.floor(pixel / width)), pixel * 4)
  return { width, height, channels: 4, data }
}

const box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 1.4, back: 3.6 }
const drawn = drawnRoom(cameraAt({ yaw: 5, pitch: -7, roll: 1.5, fieldOfView: 72 }, 240), box)
const shade = (x: number, y: number) => drawn.data[(y * drawn.width + x) * 3] ?? 0
const grey = (value: number) => [value, value, value] as const

const photos: Record<string, { photo: Photo; isByHand?: boolean }> = {
  'without a straight line': {
    photo: paintedPhoto(240, 180, (x, y) => [90 + x / 3, 110 + y / 4, 140 - x / 5]),
    isByHand: true,
  },
  'that is nearly black': {
    photo: paintedPhoto(240, 180, (x, y) => [((x * 7 + y * 13) % 17) + 1, 3, 2]),
    isByHand: true,
  },
  'in white with a grey corner': { photo: paintedPhoto(240, 180, (x, y) => (x + y < 60 ? grey(200) : grey(255))) },
  'held upright': { photo: paintedPhoto(130, 180, (x, y) => grey(shade(x + 55, y))) },
  'whose lower half mirrors the upper one': {
    photo: paintedPhoto(240, 180, (x, y) => grey(shade(x, y < 90 ? y : 179 - y))),
  },
  'whose right half mirrors the left one': {
    photo: paintedPhoto(240, 180, (x, y) => grey(shade(x < 120 ? x : 239 - x, y))),
  },
}

const board = paintedPhoto(64, 64, (x) => (x % 32 < 2 ? [60, 40, 25] : [150, 110, 70]))

test.each(Object.entries(photos))(
  '[ROUTE-09] a photo %s has a room, if only for a person to put right, and nothing beside what is marked changes',
  async (_, { photo, isByHand }) => {
    const found = await findRoom(photo)
    if (isByHand !== undefined) expect(found.isByHand).toBe(isByHand)
    const { room } = found
    const { mask } = areaFound(photo, room, areaOfSurfaces('floor', 'wall'))
    expect(mask.data.some((value) => value > 0)).toBe(true)
    const ask = { photo, room, mask, isObject: false }
    for (const change of [
      { does: 'paint', colour: '4F7D4C', strength: 1 },
      { does: 'lay-sample', sample: board, widthM: 0.6, turnDegrees: 0, strength: 1 },
    ] as const) {
      const made = applyChange({ ...ask, change }, change)
      expect(made).toMatchObject({ ok: true })
      const after = made.ok ? made.photo : photo
      expect(changesOutside(photo, after, mask)).toBe(0)
      expect(after.data).not.toEqual(photo.data)
    }
  },
)
