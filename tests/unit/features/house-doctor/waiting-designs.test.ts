import 'fake-indexeddb/auto'
import { clear, get, keys, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  LONGEST_PREVIEW,
  PICTURE_CONSENT_WORDS,
  PREVIEW_EDGE_PX,
  type SavedDesign,
} from '#app/features/house-doctor/designs/designs'
import { previewOf } from '#app/features/house-doctor/designs/preview'
import { addWaiting, bringToAccount, type SendResult } from '#app/features/house-doctor/designs/waiting-designs'
import { DESIGNS, DRAWN_ROOMS, doctorStore } from '#app/features/house-doctor/doctor-store'
import { areaOfSurfaces } from '#app/features/house-doctor/editor/area'
import { PHOTO } from '#app/features/house-doctor/editor/variants'
import { forgetRoom, hasDraft, saveDraft } from '#app/features/house-doctor/room-draft'
import { ACCOUNT } from '#app/lib/storage-keys'

const page = { cookie: '' }
const signIn = (name: string) => {
  page.cookie = name && `${ACCOUNT}=${name}`
}
beforeEach(() => {
  vi.stubGlobal('document', page)
  signIn('')
})
afterEach(async () => {
  await clear(doctorStore())
  vi.unstubAllGlobals()
})

const design = (id: string): SavedDesign => ({
  id,
  savedAt: 1000,
  name: '',
  sample: 'shell',
  steps: [],
  products: [],
  preview: '',
  consent: '',
})
const waiting = async () => ((await get<SavedDesign[]>(DESIGNS, doctorStore())) ?? []).map(({ id }) => id)
const answering = (answer: SendResult) => async () => answer

const picture = { width: 1, height: 1, channels: 4, data: new Uint8ClampedArray(4) }
const document = {
  tool: 'floor_editor',
  area: areaOfSurfaces('floor'),
  bare: areaOfSurfaces('floor'),
  shown: PHOTO,
} as const
const room = { key: 'a', name: 'room.jpg', sample: null, document, variants: [{ id: PHOTO, picture }], dropped: {} }

test('[PROFILE-02] what was saved without an account waits for one, whoever’s room was in work before', async () => {
  await addWaiting(design('mine'))
  signIn('lan')
  await saveDraft(room)
  signIn('minh')
  expect(await hasDraft()).toBe(false)
  expect(await waiting()).toEqual(['mine'])
  const sent: string[] = []
  const brought = await bringToAccount(async ({ id }, owner) => {
    sent.push(`${id} to ${owner}`)
    return 'kept'
  })
  expect(sent).toEqual(['mine to minh'])
  expect([...brought.saved]).toEqual(['mine'])
  expect(await waiting()).toEqual([])
})

test('[PROFILE-02] what somebody saved signed in comes to nobody else, and waits while nobody is', async () => {
  signIn('lan')
  await addWaiting(design('of lan'))
  signIn('')
  await addWaiting(design('of nobody'))
  expect(await waiting()).toEqual(['of lan', 'of nobody'])
  signIn('minh')
  const { saved } = await bringToAccount(answering('kept'))
  expect([...saved]).toEqual(['of nobody'])
  expect(await waiting()).toEqual([])
})

test('[PROFILE-02] what is refused for good is said once and waits no longer; what failed does', async () => {
  await addWaiting(design('wrong'))
  await addWaiting(design('unlucky'))
  signIn('lan')
  const { saved, refused } = await bringToAccount(async ({ id }) => (id === 'wrong' ? 'refused' : 'later'))
  expect([[...saved], [...refused]]).toEqual([[], ['wrong']])
  expect(await waiting()).toEqual(['unlucky'])
})

test('[PROFILE-02] a design that is saved while others are on their way is not lost', async () => {
  await addWaiting(design('first'))
  signIn('lan')
  await bringToAccount(async () => {
    await addWaiting(design('second'))
    return 'kept'
  })
  expect(await waiting()).toEqual(['second'])
})

test('[ROUTE-09] deleting one’s photos leaves no picture of them, but rooms that were drawn and the words of designs', async () => {
  const shown = { preview: 'data:image/jpeg;base64,AAAA', consent: PICTURE_CONSENT_WORDS } as const
  const drawn = { ...design('drawn'), sample: null, room: 'b', plan: '1.a' }
  await saveDraft(room)
  await addWaiting({ ...design('own'), ...shown, sample: null, name: 'room.jpg' })
  await addWaiting(drawn)
  await addWaiting({ ...design('ours'), preview: shown.preview })
  await set(DRAWN_ROOMS, [], doctorStore())
  await forgetRoom()
  expect((await keys(doctorStore())).sort()).toEqual([DESIGNS, DRAWN_ROOMS])
  const [own, ...others] = (await get<SavedDesign[]>(DESIGNS, doctorStore())) ?? []
  expect(own).toMatchObject({ id: 'own', name: 'room.jpg', preview: '', consent: '' })
  expect(others).toMatchObject([drawn, { id: 'ours', preview: shown.preview }])
  await clear(doctorStore())
  await forgetRoom()
  expect(await keys(doctorStore())).toEqual([])
})

test('[PROFILE-02] a preview of much grain is made smaller until it is short enough', async () => {
  const asked: number[] = []
  /** An encoding about as large as the number of pixels. */
  const write = async (edgePx: number) => {
    asked.push(edgePx)
    return new Blob([new Uint8Array(edgePx * edgePx)], { type: 'image/jpeg' })
  }
  const file = await previewOf(write)
  expect(asked).toEqual([PREVIEW_EDGE_PX, 240, 160])
  const url = `data:image/jpeg;base64,${Buffer.from(await (file ?? new Blob()).arrayBuffer()).toString('base64')}`
  expect(url.length).toBeLessThanOrEqual(LONGEST_PREVIEW)
  expect(await previewOf(async () => new Blob([new Uint8Array(90_000)]))).toBeUndefined()
  expect(await previewOf(async () => 'failed' as const)).toBe('failed')
})
