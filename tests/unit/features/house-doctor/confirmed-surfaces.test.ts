import { changesOutside } from '@vuong-tron/room-engine/bench/makeover-gates'
import { newMask } from '@vuong-tron/room-engine/masks/mask'
import { cameraAt } from '@vuong-tron/room-engine/testing/drawn-room'
import { bareMaskOf, translucentRoom } from '@vuong-tron/room-engine/testing/opaque-room'
import { expect, test } from 'vitest'
import { removed } from '#app/features/house-doctor/editor/work/removals'
import { furnisher } from '#app/features/house-doctor/furnishing/furnisher'
import { madeOver } from '#app/features/house-doctor/furnishing/makeovers'

const box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 2.2, back: 4.5 }
const camera = cameraAt({ yaw: 4, pitch: -4, roll: 0, fieldOfView: 78 }, 160)
const room = { camera, box }
const photo = translucentRoom(camera, box, (face) => (face === 'floor' ? [120, 84, 52] : [206, 200, 188]))
const nothing = newMask(camera.widthPx, camera.heightPx)
const furnishing = furnisher(async () => ({ ok: false, code: 'no_webgl' }))
const running = { tell: () => {}, show: () => {}, signal: new AbortController().signal }

test('[ROUTE-09] a redesign changes the bare surface that a person has confirmed, not one that is looked for again', async () => {
  const bare = bareMaskOf(camera, box, ['back'])
  const wish = { does: 'make-over', style: 'japandi', kind: 'living', intervention: 'low', seed: 0 } as const
  const ask = { photo, room, mask: nothing, bare, isObject: false, change: { ...wish, keepsStructure: true } }
  const made = await madeOver(furnishing, ask, ask.change, running)
  expect(made).toMatchObject({ ok: true })
  const after = made.ok ? made.photo : photo
  expect(changesOutside(photo, after, bare)).toBe(0)
  expect(after.data).not.toEqual(photo.data)
  expect(await madeOver(furnishing, { ...ask, bare: nothing }, ask.change, running)).toEqual({
    ok: false,
    code: 'surface_not_found',
  })
})

test('[HD-10] a redesign names what was asked for and is no part of it', async () => {
  const wish = { style: 'japandi', kind: 'living', intervention: 'low', seed: 0, orders: [{ do: 'remove' }] } as const
  const asked = { photo, room, mask: nothing, bare: bareMaskOf(camera, box, ['back']) }
  const made = await madeOver(furnishing, asked, wish, running)
  expect(made).toMatchObject({ ok: true, leftOut: [{ do: 'remove', why: 'not_part_of_it' }] })
})

test('[ROUTE-09] a removal copies nothing where a person has called nothing bare', async () => {
  const mask = bareMaskOf(camera, box, ['back'], (x, y) => x > 60 && x < 90 && y > 40 && y < 70)
  const ask = { photo, room, mask, isObject: true, change: { does: 'remove' } as const }
  expect(await removed({ ...ask, bare: nothing }, running)).toEqual({ ok: false, code: 'source_missing' })
  expect(await removed(ask, running)).toEqual({ ok: false, code: 'source_missing' })
  expect(await removed({ ...ask, bare: bareMaskOf(camera, box, ['back', 'floor']) }, running)).toMatchObject({
    ok: true,
  })
})
