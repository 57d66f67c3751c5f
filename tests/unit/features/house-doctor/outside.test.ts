import { changesOutside } from '@vuong-tron/room-engine/bench/makeover-gates'
import { toPicture } from '@vuong-tron/room-engine/geometry/camera'
import { PlanePoint } from '@vuong-tron/room-engine/surfaces/plane-map'
import { type Quad, quadSurface } from '@vuong-tron/room-engine/surfaces/surfaces'
import { cameraAt } from '@vuong-tron/room-engine/testing/drawn-room'
import { translucentRoom } from '@vuong-tron/room-engine/testing/opaque-room'
import { expect, test } from 'vitest'
import { areaOfSurfaces, NO_AREA, withCorners } from '#app/features/house-doctor/editor/area'
import { editorReducer, newEditor } from '#app/features/house-doctor/editor/editor-state'
import { worksOutside } from '#app/features/house-doctor/editor/outside'
import { type Settings, usualSettings } from '#app/features/house-doctor/editor/settings'
import { areaFound } from '#app/features/house-doctor/editor/work/area-mask'
import { applyChange } from '#app/features/house-doctor/editor/work/changes'
import { type EditorToolId, editorToolIds } from '#app/features/house-doctor/tools'

const camera = cameraAt({ yaw: 12, pitch: -9, roll: 2, fieldOfView: 66 }, 240)
/** A path on the ground, two by five metres, beginning three metres away. */
const path = (
  [
    [-1, 1.5, 8],
    [1, 1.5, 8],
    [1, 1.5, 3],
    [-1, 1.5, 3],
  ] as const
).map((point) => toPicture(camera, point)) as unknown as Quad
const box = { floor: 1.5, ceiling: 6, left: 9, right: 9, back: 12 }
const photo = translucentRoom(camera, box, (face) => (face === 'floor' ? [120, 116, 110] : [180, 190, 205]))
const room = { camera, box }

test('[HD-14] the plane of a path is found from its four corners and its width alone', () => {
  const surface = quadSurface(camera, path, 2)
  if (!surface) throw new Error('no plane')
  const place = new PlanePoint(surface.map)
  const [, rightFar, rightNear] = path
  place.goTo(...rightFar)
  expect([place.u, place.v]).toEqual([expect.closeTo(2, 3), expect.closeTo(0, 3)])
  place.goTo(...rightNear)
  expect([place.u, place.v]).toEqual([expect.closeTo(2, 3), expect.closeTo(5, 2)])
  // Perspective: its middle is above the middle between its ends in the picture.
  place.goTo(...(toPicture(camera, [0, 1.5, 5.5]) ?? [0, 0]))
  expect([place.u, place.v]).toEqual([expect.closeTo(1, 3), expect.closeTo(2.5, 2)])
})

test('[HD-14] four corners that are no rectangle’s have no plane', () => {
  const [first, second, third, fourth] = path
  expect(quadSurface(camera, [first, third, second, fourth], 2)).toBeUndefined()
  expect(quadSurface(camera, [first, first, third, fourth], 2)).toBeUndefined()
})

const area = withCorners(NO_AREA, path)
const paint = { does: 'paint', colour: '4F7D4C', strength: 1 } as const

test('[HD-06] outside what is drawn around is painted, and nothing else; of crossed corners too', () => {
  const [first, second, third, fourth] = path
  for (const corners of [path, [first, third, second, fourth] as const]) {
    const { mask } = areaFound(photo, room, withCorners(NO_AREA, corners))
    const marked = mask.data.filter((value) => value > 0).length
    expect(marked).toBeGreaterThan(200)
    const ask = { photo, room, mask, isObject: true, outside: { corners, widthM: 2 }, change: paint }
    const made = applyChange(ask, paint)
    const after = made.ok ? made.photo : photo
    expect(after.data).not.toEqual(photo.data)
    expect(changesOutside(photo, after, mask)).toBe(0)
  }
})

test('[ROUTE-09] outside, moods, paint and materials on a drawn area work; all that needs a room is refused', () => {
  const working = (some: Partial<Settings> = {}) =>
    editorToolIds.filter((tool) => worksOutside(tool, { ...usualSettings, ...some }))
  expect(working()).toEqual(['colors_textures', 'material_swap', 'texture_transfer', 'design_transfer', 'precision'])
  expect(working({ operation: 'remove' })).not.toContain('precision')
  expect(working({ intervention: 'very_low', keepsStructure: false })).toEqual(
    expect.arrayContaining<EditorToolId>(['redesign', 'perfect_redesign']),
  )
})

test('[ROUTE-09] outside no surface is named: what was drawn stays for the next tool, and a mood begins with all of the photo', () => {
  const begin = newEditor({ photo, isFirstOfMany: false }, 'floor_editor', room)
  const outside = editorReducer(begin, { type: 'place-chosen', isOutside: true })
  expect(outside.document).toMatchObject({ isOutside: true, area: NO_AREA })
  const mood = editorReducer(outside, { type: 'tool-chosen', tool: 'design_transfer' })
  expect(areaFound(photo, room, mood.document.area).mask.data.every((value) => value === 255)).toBe(true)
  const drawn = editorReducer(outside, { type: 'area-changed', area })
  expect(editorReducer(drawn, { type: 'tool-chosen', tool: 'material_swap' }).document.area).toBe(area)
  const inside = editorReducer(drawn, { type: 'place-chosen', isOutside: false })
  expect(inside.document).toMatchObject({ isOutside: false, area: areaOfSurfaces('floor') })
})
