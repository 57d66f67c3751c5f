import { describe, expect, test } from 'vitest'
import { applied } from '#app/features/house-doctor/composer/commands'
import type { RoomDocument } from '#app/features/house-doctor/composer/document'
import {
  asRoom,
  hashOf,
  hashOfSaved,
  roomFromLink,
  roomIn,
  serializePlan,
} from '#app/features/house-doctor/composer/link'
import { type SampleName, sampleRoom } from '#app/features/house-doctor/composer/samples'

const names: SampleName[] = ['living', 'bedroom', 'dining', 'study', 'empty']
const room: RoomDocument = {
  ...sampleRoom('dining'),
  walls: 'oak_slats',
  pieces: [
    { id: 1, slug: 'sofa-ho-tay-3', xMm: 2100, zMm: 450, turn: 180 },
    { id: 2, slug: 'ban-tra', xMm: -20, zMm: 1500, turn: 7 },
  ],
}

describe('the link of a room', () => {
  test.each(names)('holds all of the sample “%s”', async (name) => {
    expect((await roomIn(hashOf(sampleRoom(name)))).room).toEqual(sampleRoom(name))
  })

  test('is short, needs no escapes, and comes back as it was', async () => {
    const hash = hashOf(room)
    expect(hash).toMatch(/^#room=1\/[\w./~-]+$/)
    expect(hash.length).toBeLessThan(200)
    expect(new URL(`https://shop.example/vi${hash}`).hash).toBe(hash)
    expect((await roomIn(hash)).room).toEqual(room)
  })

  test('[HD-02] holds a door in an inner wall, as long as there is that wall', async () => {
    const inner = { ...room.openings[0], wall: 'inner-back', atMm: 3300, widthMm: 900 } as RoomDocument['openings'][0]
    const linked = { ...room, openings: [inner] }
    expect((await roomIn(hashOf(linked))).room).toEqual(linked)
    expect(await roomIn(hashOf({ ...linked, openings: [{ ...inner, wall: 'inner-left' }] }))).toEqual({
      trouble: 'link_damaged',
    })
  })

  test('[PROFILE-02] of an account names the room there, and no other words do', async () => {
    const key = crypto.randomUUID()
    expect(await roomIn(hashOfSaved(serializePlan(room), key))).toEqual({ room, saved: key })
    expect(await roomIn(hashOfSaved(serializePlan(room), 'another key'))).toEqual({ room })
    expect(roomFromLink(serializePlan(room))).toEqual(room)
  })

  test('of a later version says so; other words behind a # are no link', async () => {
    expect(await roomIn(hashOf(room).replace('=1/', '=2/'))).toEqual({ trouble: 'link_newer' })
    expect(await roomIn('#composer')).toEqual({})
    expect(await roomIn('')).toEqual({})
  })

  test.each([
    ['cut off', (hash: string) => hash.slice(0, 30)],
    ['one part more', (hash: string) => `${hash}/x`],
    ['an unknown room', (hash: string) => hash.replace('dining', '__proto__')],
    ['a size that is no number', (hash: string) => hash.replace('4800.', '4e9.')],
    ['a room of a kilometre', (hash: string) => hash.replace('4800.', '999999.')],
    ['a cut larger than the room', (hash: string) => hash.replace('back-right.1600', 'back-right.4700')],
    ['a floor of brick', (hash: string) => hash.replace('terrazzo', 'brick')],
    ['walls of script', (hash: string) => hash.replace('oak_slats', 'url(x)')],
    ['a door outside its wall', (hash: string) => hash.replace('front.3700', 'front.4700')],
    [
      'two doors in one place',
      (hash: string) => hash.replace('window.left', 'door.front.3600.900.0.2100.near~window.left'),
    ],
    ['a slug that leads elsewhere', (hash: string) => hash.replace('ban-tra', '..%2Fadmin')],
    ['a turn beyond the circle', (hash: string) => hash.replace('.7', '.700')],
    ['a million pieces', (hash: string) => hash + '~ban-tra.1.1.1'.repeat(100_000)],
    ['seventy pieces', (hash: string) => hash + '~a.1.1.1'.repeat(70)],
    ['no version', (hash: string) => hash.replace('=1/', '=/')],
  ])('with %s is refused', async (_, spoil) => {
    expect(spoil(hashOf(room))).not.toBe(hashOf(room))
    expect(await roomIn(spoil(hashOf(room)))).toEqual({ trouble: 'link_damaged' })
  })
})

test('[HD-02] a piece that was pushed far out of the room comes back with it', async () => {
  const pushed = applied(room, { do: 'move', piece: { id: 1, xMm: 54_000, zMm: -54_000, turn: 0 } })
  expect((await asRoom(pushed))?.room).toEqual(pushed)
  expect((await roomIn(hashOf(pushed))).room).toEqual(pushed)
})

test('what lies in the browser is a room, or nothing', async () => {
  expect((await asRoom(room))?.room).toEqual(room)
  for (const other of [undefined, null, 'room', {}, { ...room, extra: 1 }, { ...room, pieces: [{ id: 1 }] }])
    expect(await asRoom(other)).toBeUndefined()
  expect(await asRoom({ ...room, pieces: [room.pieces[0], room.pieces[0]] })).toBeUndefined()
})
