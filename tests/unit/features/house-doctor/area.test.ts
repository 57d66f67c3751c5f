import { cameraAt } from '@vuong-tron/room-engine/testing/drawn-room'
import { expect, test } from 'vitest'
import {
  areaOfSurfaces,
  facesNamed,
  isAsFound,
  lassoed,
  tapArea,
  wholePhoto,
} from '#app/features/house-doctor/editor/area'
import { areaAfter } from '#app/features/house-doctor/editor/area-after'
import { sameArea } from '#app/features/house-doctor/editor/editor-state'
import { usualSettings } from '#app/features/house-doctor/editor/settings'
import { areaFor, marksOf } from '#app/features/house-doctor/editor/tool-areas'
import { areaFound } from '#app/features/house-doctor/editor/work/area-mask'

const circle = (points: number, radius: number) =>
  Array.from({ length: points }, (_, index) => {
    const turn = (index / points) * 2 * Math.PI
    return [200 + radius * Math.cos(turn), 200 + radius * Math.sin(turn)] as const
  })

test('[HD-09] a line around an object keeps its way, without a hand’s trembling and without all of its places', () => {
  const outline = lassoed(circle(2000, 150))?.outline ?? []
  expect(outline.length).toBeGreaterThan(40)
  expect(outline.length).toBeLessThanOrEqual(120)
  for (const [x, y] of outline) expect(Math.hypot(x - 200, y - 200)).toBeCloseTo(150)
})

test('[HD-09] a line that encloses nothing marks nothing', () => {
  expect(lassoed(circle(50, 1))).toBeUndefined()
  expect(lassoed([[10, 10]])).toBeUndefined()
})

test('[HD-07] surfaces that are named are these alone, whatever the box’s lines say; a tap may be followed by others', () => {
  expect(facesNamed(areaOfSurfaces('floor'))).toEqual(['floor'])
  expect(facesNamed(areaOfSurfaces('wall', 'wall_back'))).toEqual(['left', 'back', 'right'])
  const tapped = tapArea(areaOfSurfaces(), [10, 20], false, 'left')
  expect(facesNamed(tapped)).toBeUndefined()
  expect(facesNamed(wholePhoto({ width: 30, height: 20 }))).toBeUndefined()
  const brushed = (mode: 'add' | 'erase') => ({
    ...areaOfSurfaces('floor'),
    strokes: [{ mode, radiusPx: 9, points: [[5, 5]] as const }],
  })
  expect(facesNamed(brushed('add'))).toBeUndefined()
  expect(facesNamed(brushed('erase'))).toEqual(['floor'])
  expect([areaOfSurfaces('floor'), brushed('erase'), tapped].map(isAsFound)).toEqual([true, false, false])
})

test('[HD-09] a second try with a softer border is a second try', () => {
  const floor = areaOfSurfaces('floor')
  expect(sameArea(floor, { ...floor, featherPx: 6 })).toBe(true)
  expect(sameArea(floor, areaOfSurfaces('wall'))).toBe(false)
})

test('[HD-09] a tap in a soft border takes away what is marked there, however faint; beside it, it adds', () => {
  const mask = { width: 3, height: 1, channels: 1 as const, data: Uint8Array.of(255, 1, 0) }
  const box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 1.4, back: 3.6 }
  const camera = cameraAt({ yaw: 0, pitch: 0, roll: 0, fieldOfView: 70 }, 300)
  const known = { room: { camera, box, assumed: [] } as never, mask, radiusPx: 28 }
  const tapAt = (x: number) => areaAfter(areaOfSurfaces('floor'), 'tap', [[x, 0.5]], known)?.taps[0]?.isPositive
  expect([0.5, 1.5, 2.5].map(tapAt)).toEqual([false, false, true])
})

test('[HD-09] a soft border stays with surfaces: a gap to be filled has the size that it was drawn in', () => {
  const soft = { ...areaOfSurfaces('floor'), featherPx: 12 }
  const asFor = (operation: 'recolour' | 'insert') =>
    areaFor(marksOf('precision', { ...usualSettings, operation }), soft)
  expect(asFor('recolour')).toBe(soft)
  expect(asFor('insert')).toEqual(areaOfSurfaces('floor'))
})

test('[HD-09] a soft border is as wide as it says, in pixels of the photo', () => {
  const photo = { width: 100, height: 100, channels: 3 as const, data: new Uint8ClampedArray(30_000) }
  const square = wholePhoto({ width: 80, height: 80 })
  const { data } = areaFound(photo, {} as never, { ...square, featherPx: 20 }).mask
  const inwards = (px: number) => data[40 * 100 + 79 - px] as number
  expect(inwards(2)).toBeLessThan(30)
  expect(inwards(10)).toBeGreaterThan(100)
  expect(inwards(10)).toBeLessThan(160)
  expect(inwards(20)).toBeGreaterThan(240)
})

test('[HD-09] a tap that changes next to nothing leaves the doubt, and who has tapped twice is not asked again', () => {
  // Patches in which nothing looks like one wall.
  const photo = { width: 180, height: 140, channels: 3 as const, data: new Uint8ClampedArray(180 * 140 * 3) }
  for (let pixel = 0; pixel < 180 * 140; pixel++) {
    const patch = Math.floor((pixel % 180) / 20) + 9 * Math.floor(pixel / 180 / 20)
    photo.data.set([(patch * 67) % 200, (patch * 131) % 220, (patch * 193) % 240], pixel * 3)
  }
  const box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 1.4, back: 3.6 }
  const room = { camera: cameraAt({ yaw: 0, pitch: 0, roll: 0, fieldOfView: 70 }, 180), box }
  const wall = areaOfSurfaces('wall')
  const found = areaFound(photo, room, wall)
  expect(found.isSure).toBe(false)
  const tapped = (...taps: { x: number; y: number; isPositive: boolean }[]) => areaFound(photo, room, { ...wall, taps })
  const after = (x: number, y: number, isPositive: boolean) => {
    const { mask, isSure } = tapped({ x, y, isPositive })
    const changed = mask.data.filter((value, pixel) => value > 127 !== (found.mask.data[pixel] ?? 0) > 127).length
    return { isSure, share: changed / found.mask.data.filter((value) => value > 127).length }
  }
  const tries = [30, 90, 150].flatMap((x) => [after(x, 70, true), after(x, 70, false)])
  for (const { isSure, share } of tries) expect(isSure, `${share}`).toBe(share >= 0.02)
  expect(new Set(tries.map(({ isSure }) => isSure)).size).toBe(2)
  const tap = { x: 90, y: 70, isPositive: true }
  expect(tapped(tap, { ...tap, x: 91 }).isSure).toBe(true)
})
