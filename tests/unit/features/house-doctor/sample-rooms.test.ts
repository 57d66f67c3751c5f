import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cornerPixel } from '#app/features/house-doctor/engine/geometry/room-box'
import { sampleIds, sampleRooms } from '#app/features/house-doctor/sample-rooms'
import { dot } from '../../../../catalogue/models/kit/space'

test('[ROUTE-09] there are rooms of four kinds to try, each with its picture', () => {
  expect(sampleRooms.map(({ id }) => id)).toEqual(sampleIds)
  for (const { picture } of sampleRooms) expect(existsSync(`public${picture}`), picture).toBe(true)
})

test.each(sampleRooms)('[ROUTE-09] the camera of $id stands upright in its room and sees its floor', (sample) => {
  const { x, y, z, focalShare, box } = sample
  for (const axis of [x, y, z]) expect(dot(axis, axis)).toBeCloseTo(1, 3)
  for (const [one, other] of [
    [x, y],
    [y, z],
    [z, x],
  ] as const)
    expect(dot(one, other)).toBeCloseTo(0, 3)
  expect(y[1]).toBeGreaterThan(0.9)
  for (const side of Object.values(box)) expect(side).toBeGreaterThan(0)
  const camera = { widthPx: 1024, heightPx: 768, focalPx: 1024 * focalShare, x, y, z }
  const corners = (['left-floor', 'right-floor'] as const).map((corner) => cornerPixel(camera, box, corner))
  expect(corners.some((corner) => corner && corner[0] > 0 && corner[0] < 1024 && corner[1] > 384)).toBe(true)
})
