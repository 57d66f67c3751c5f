import 'fake-indexeddb/auto'
import { get, keys } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doctorStore } from '#app/features/house-doctor/doctor-store'
import { areaOfSurfaces } from '#app/features/house-doctor/editor/area'
import { PHOTO } from '#app/features/house-doctor/editor/variants'
import { forgetRoom, loadDraft, type RoomDraft, saveDraft } from '#app/features/house-doctor/room-draft'

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))
afterEach(async () => {
  await forgetRoom()
  vi.unstubAllGlobals()
})

const picture = { width: 2, height: 1, channels: 4, data: new Uint8ClampedArray(8) }
const surfaces = { width: 1, height: 1, numbers: new Uint8Array(1) }
const axes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const
const inWork = (key: string, map?: typeof surfaces): RoomDraft => ({
  key,
  name: 'room.jpg',
  sample: null,
  variants: [{ id: PHOTO, picture }],
  dropped: {},
  document: {
    tool: 'floor_editor',
    area: areaOfSurfaces('floor'),
    bare: areaOfSurfaces('floor'),
    shown: PHOTO,
    room: {
      camera: { widthPx: 2, heightPx: 1, focalPx: 1, ...axes },
      box: { floor: 1, ceiling: 1, left: 1, right: 1, back: 3 },
      surfaces: map,
    },
  },
})

test('[ROUTE-09] a room is found as it was left, with the map of its surfaces or without one', async () => {
  await saveDraft(inWork('a', surfaces))
  expect(await loadDraft()).toMatchObject(inWork('a', surfaces))
  await saveDraft(inWork('b'))
  expect((await loadDraft())?.document).toEqual(inWork('b').document)
})

test('[ROUTE-09] what is large of a room is written once, and goes when another room comes', async () => {
  await saveDraft(inWork('a', surfaces))
  const written = vi.spyOn(IDBObjectStore.prototype, 'put')
  await saveDraft(inWork('a', surfaces))
  expect(written).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(written.mock.calls)).not.toContain('numbers')
  written.mockRestore()
  await saveDraft(inWork('b'))
  expect(await keys(doctorStore())).toEqual(['b/1', 'room'])
  expect(await get('a/surfaces', doctorStore())).toBeUndefined()
})
