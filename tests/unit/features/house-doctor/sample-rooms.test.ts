import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cornerPixel, pointAt } from '#app/features/house-doctor/engine/geometry/room-box'
import { facesOf } from '#app/features/house-doctor/engine/masks/labels'
import type { Label } from '#app/features/house-doctor/engine/masks/masks'
import { corrections } from '#app/features/house-doctor/sample-areas'
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

/** The pictures of the shop's first page are worked on without their foot. */
const heightOf = (footShare: number | undefined) => (footShare === undefined ? 768 : 530)

test('[ROUTE-09] what puts a surface of a room of ours right was marked on that surface', () => {
  for (const { id, x, y, z, focalShare, footShare, box } of sampleRooms) {
    const camera = { widthPx: 1024, heightPx: heightOf(footShare), focalPx: 1024 * focalShare, x, y, z }
    for (const [label, taps] of Object.entries(corrections[id] ?? {}))
      for (const tap of taps)
        expect(facesOf(label as Label), `${id}: ${tap.x}, ${tap.y}`).toContain(
          pointAt(camera, box, [tap.x, tap.y]).face,
        )
  }
})
