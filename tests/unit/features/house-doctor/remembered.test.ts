import { cameraAt } from '@vuong-tron/room-engine/testing/drawn-room'
import { bareMaskOf, translucentRoom } from '@vuong-tron/room-engine/testing/opaque-room'
import { expect, test } from 'vitest'
import { applyChange, prepareChange } from '#app/features/house-doctor/editor/work/changes'
import { remembered } from '#app/features/house-doctor/remembered'

const asked: string[] = []
const namedBy = remembered(
  ({ photo, mask, room }: { photo: number[]; mask?: number[]; room: string }) => ({
    bytes: [Uint8Array.from(photo), mask && Uint8Array.from(mask)],
    rest: { room },
  }),
  ({ photo, room }) => {
    asked.push(room)
    return `${room}: ${photo}`
  },
)

test('[ROUTE-09] what was worked out for a place of a photo is worked out once for copies of it, and anew for anything else', () => {
  const place = { photo: [1, 2, 3], mask: [0, 255, 0], room: 'hall' }
  expect(namedBy(place)).toBe('hall: 1,2,3')
  expect(namedBy(structuredClone(place))).toBe('hall: 1,2,3')
  expect(asked).toEqual(['hall'])
  expect(namedBy({ ...place, photo: [1, 2, 4] })).toBe('hall: 1,2,4')
  expect(namedBy({ ...place, photo: [1, 2, 4], room: 'study' })).toBe('study: 1,2,4')
  expect(namedBy({ ...place, photo: [1, 2, 4], mask: [0, 255], room: 'study' })).toBe('study: 1,2,4')
  expect(namedBy({ photo: [1, 2, 4], room: 'study' })).toBe('study: 1,2,4')
  expect(asked).toEqual(['hall', 'hall', 'study', 'study', 'study'])
  expect(namedBy(place)).toBe('hall: 1,2,3')
  expect(asked).toHaveLength(6)
})

test('[ROUTE-09] what was prepared changes nothing about the result, and another photo does not get it', async () => {
  const box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 2.2, back: 4.5 }
  const camera = cameraAt({ yaw: 4, pitch: -4, roll: 0, fieldOfView: 78 }, 160)
  const bright = translucentRoom(camera, box, (face) => (face === 'floor' ? [120, 84, 52] : [206, 200, 188]))
  const dim = { ...bright, data: bright.data.map((value, index) => (index % 4 === 3 ? value : value / 2)) }
  const change = { does: 'paint', colour: '5f7a62', strength: 1 } as const
  const askOf = (photo: typeof bright) => ({
    photo,
    room: { camera, box },
    mask: bareMaskOf(camera, box, ['back']),
    isObject: false,
    change,
  })
  const unprepared = applyChange(askOf(dim), change)
  await prepareChange(structuredClone(askOf(bright)))
  expect(applyChange(askOf(dim), change)).toEqual(unprepared)
  await prepareChange(structuredClone(askOf(dim)))
  expect(applyChange(askOf(dim), change)).toEqual(unprepared)
})
