import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { expect, test } from 'vitest'
import type { Change } from '#app/features/house-doctor/editor/change'
import type { Ask } from '#app/features/house-doctor/editor/protocol'
import { isSameAsk } from '#app/features/house-doctor/editor/same-ask'
import { standingAfter } from '#app/features/house-doctor/editor/standing'

const maskOf = (...data: number[]) => ({
  width: data.length,
  height: 1,
  channels: 1 as const,
  data: Uint8Array.from(data),
})
const left = (mask: Mask | undefined) => mask && [...mask.data]

test('[HD-08] what stands in a result is what stood there, less what was taken out, and what was placed', () => {
  const before = maskOf(255, 255, 0, 0)
  expect(left(standingAfter(before, {}))).toEqual([255, 255, 0, 0])
  expect(left(standingAfter(before, { removed: maskOf(255, 0, 0, 0) }))).toEqual([0, 255, 0, 0])
  expect(left(standingAfter(before, { placed: maskOf(0, 0, 0, 255) }))).toEqual([255, 255, 0, 255])
  expect(left(standingAfter(before, { removed: maskOf(255, 0, 0, 0), placed: maskOf(0, 0, 255, 0) }))).toEqual([
    0, 255, 255, 0,
  ])
  expect(left(standingAfter(undefined, { placed: maskOf(9, 0, 0, 0) }))).toEqual([9, 0, 0, 0])
  expect(standingAfter(undefined, { removed: before })).toBeUndefined()
})

test('[ROUTE-09] the same is asked where photo, mask, room and change are the same, and not where one differs', () => {
  const photo = { width: 1, height: 1, channels: 4 as const, data: new Uint8ClampedArray(4) }
  const mask = maskOf(255)
  const change: Change = { does: 'paint', colour: 'B3BDA5', strength: 1 }
  const ask = { photo, mask, room: { box: { floor: 1 } }, change, isObject: false } as unknown as Ask<'change'>
  expect(isSameAsk(ask, { ...ask, room: { ...ask.room }, change: { ...change } })).toBe(true)
  for (const other of [
    { photo: { ...photo } },
    { mask: maskOf(255) },
    { bare: mask },
    { found: { floor: mask } },
    { faces: ['floor'] as const },
    { room: { ...ask.room, box: { ...ask.room.box, floor: 2 } } },
    { change: { ...change, colour: 'FFFFFF' } },
  ])
    expect(isSameAsk(ask, { ...ask, ...other })).toBe(false)
})
