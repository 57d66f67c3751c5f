import { existsSync } from 'node:fs'
import { surfaceMap, viewOf } from '@vuong-tron/furniture/studio/surface-map'
import { FACES, pointAt } from '@vuong-tron/room-engine/geometry/room-box'
import { GREYS_APART, numberOf } from '@vuong-tron/room-engine/masks/surface-map'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type SampleRoom, sampleIds, sampleRooms } from '#app/features/house-doctor/sample-rooms'
import { doctorDesigns } from '#app/server/db/schema-house-doctor'
import { sampleViews } from '../../../../catalogue/studio/room-list'

const [widthPx, heightPx] = [384, 216]

const viewOfRoom = ({ picture }: Pick<SampleRoom, 'picture'>) => {
  const room = sampleViews[picture.replace(/^.*\/|\.webp$/g, '')]
  if (!room) throw new Error(`There is no scene of ${picture}`)
  return room
}

const numbersOf = async ({ surfaces }: SampleRoom) => {
  const greys = await sharp(`public${surfaces}`).greyscale().raw().toBuffer()
  expect(greys.length).toBe(widthPx * heightPx)
  return greys.map((grey) => grey / GREYS_APART)
}

test('[ROUTE-09] there are rooms of four kinds to try, furnished and empty, each with its picture', () => {
  expect(sampleRooms.map(({ id }) => id)).toEqual(sampleIds)
  for (const { picture, surfaces } of sampleRooms)
    for (const file of [picture, surfaces]) expect(existsSync(`public${file}`), file).toBe(true)
})

test('[ROUTE-09] rooms are seen as they were rendered', () => {
  for (const { picture, focalShare, footShare, box } of sampleRooms) {
    expect(viewOf(viewOfRoom({ picture })), picture).toEqual({ focalShare, footShare, box })
  }
})

test.each(sampleRooms)(
  '[ROUTE-09] what $id shows of its surfaces is where its camera and its box say',
  async (room) => {
    const numbers = await numbersOf(room)
    const { focalShare, footShare, box } = room
    const axes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const
    const usedHeight = heightPx - Math.round(widthPx * footShare)
    const camera = { widthPx, heightPx: usedHeight, focalPx: widthPx * focalShare, ...axes }
    const [told, agreed, all] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
    const count = (map: Map<string, number>, face: string) => map.set(face, (map.get(face) ?? 0) + 1)
    for (let y = 0; y < usedHeight; y++)
      for (let x = 0; x < widthPx; x++) {
        const number = numbers[y * widthPx + x] ?? 0
        const expected = pointAt(camera, box, [x + 0.5, y + 0.5]).face
        count(all, expected)
        if (number === 0) continue
        const face = FACES[number - 1] as (typeof FACES)[number]
        count(told, face)
        if (expected === face) count(agreed, face)
      }
    expect([...told.keys()].sort()).toEqual([...FACES].sort())
    for (const [face, places] of told) expect((agreed.get(face) ?? 0) / places, face).toBeGreaterThan(0.96)
    if (!/empty|shell/.test(room.id)) return
    // Only sacks, skirting, a curtain and the window cover an empty room's faces.
    const most = { floor: 0.9, ceiling: 0.95, back: 0.9, left: 0.2, right: 0.2 }
    for (const face of FACES) expect((told.get(face) ?? 0) / (all.get(face) ?? 1), face).toBeGreaterThan(most[face])
  },
)

// Building furniture takes seconds, so only one furnished room is tested.
const drawnAnew = sampleRooms.filter(({ id }) => !/^(?:living_room|bedroom|dining_room)$/.test(id))

test.each(drawnAnew)(
  '[ROUTE-09] the surfaces of $id are those of its scene as it is now',
  async (room) => {
    const drawn = surfaceMap(viewOfRoom(room), { width: widthPx, height: heightPx })
    expect([...(await numbersOf(room))]).toEqual(drawn.map((face) => (face ? numberOf(face) : 0)))
  },
  30_000,
)

test('[ROUTE-09] what the database takes for a room of ours are the rooms that there are', () => {
  expect(doctorDesigns.sample.enumValues).toEqual([...sampleIds])
})
