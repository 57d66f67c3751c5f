import { cameraAt } from '@vuong-tron/room-engine/testing/drawn-room'
import { describe, expect, test } from 'vitest'
import type { MaterialCode } from '#app/features/catalogue/catalogue'
import {
  draggedTo,
  nearestGap,
  pieceInPicture,
  snapLine,
  turnedBy,
} from '#app/features/house-doctor/editor/moving/in-picture'
import {
  carriedBy,
  furnishingOfPhoto,
  inFinish,
  movedTo,
  positionOf,
  solidOf,
  swapped,
  swapsFor,
  without,
} from '#app/features/house-doctor/editor/moving/moving'
import { choosable, PHOTO, type Variant } from '#app/features/house-doctor/editor/variants'
import type { StandingPiece } from '#app/features/house-doctor/furnishing/arrangement'
import type { Furniture } from '#app/features/house-doctor/furniture'
import { refusalOf } from '#app/features/house-doctor/placing'
import { furnitureRange as known } from '#tests/support/furniture-range'

const box = { floor: 1.5, ceiling: 1.2, left: 2.4, right: 2.4, back: 4.6 }
const room = { camera: cameraAt({ yaw: 0, pitch: -6, roll: 0, fieldOfView: 70 }, 640), box }

const SOFA = 'sofa-ho-tay-ba-cho'
const sofaOfRange = known.get(SOFA) as Furniture
const mirror: Furniture = { ...sofaOfRange, id: 'mirror', category: 'mirrors', form: 'mirror', widthMm: 800 }
const range = new Map<string, Furniture>([
  ...known,
  ['mirror', { ...mirror, depthMm: 40, heightMm: 800, isFreestanding: false }],
])

const back = box.back - 0.02 - sofaOfRange.depthMm / 2000
const sofa: StandingPiece = { slug: SOFA, x: 0.2, z: back, turn: 0, low: 0 }
const over: StandingPiece = { slug: 'mirror', x: 0.2, z: box.back - 0.02, turn: 0, low: 1.1 }
const table: StandingPiece = { slug: 'ban-tra-nhat-tan-110', x: 0.2, z: 2.8, turn: 0, low: 0 }
const pieces = [sofa, over, table]

describe('pieces of a photo', () => {
  test('[HD-08] what hangs over a piece follows it along the wall, and stays there when that turns or comes away', () => {
    expect(carriedBy(pieces, range, 0)).toEqual([1])
    const there = movedTo(pieces, range, { id: 0, xMm: 700, zMm: 3000, turn: 0 })
    expect(there[1]).toMatchObject({ x: expect.closeTo(0.7), z: over.z, low: 1.1 })
    expect(there[2]).toBe(table)
    expect(movedTo(pieces, range, { id: 0, xMm: -1500, zMm: 2500, turn: 90 })[1]).toBe(over)
  })

  test('[HD-08] what stands on a piece follows it, also around its corner', () => {
    const vase: StandingPiece = { slug: 'mirror', x: 0.2, z: back + 0.1, turn: 0, low: sofaOfRange.heightMm / 1000 }
    const turned = movedTo([sofa, vase], range, { id: 0, xMm: -1500, zMm: 2500, turn: 90 })
    // What was behind the middle is to the left of it now.
    expect(turned[1]).toMatchObject({ turn: 90, x: expect.closeTo(-1.6), z: expect.closeTo(2.5) })
  })

  test('[HD-08] what is carried leaves with it; a piece alone leaves alone', () => {
    expect(without(pieces, range, 0)).toEqual([table])
    expect(without(pieces, range, 1)).toEqual([sofa, table])
  })

  test('[HD-08] a finish is remembered, and the own one needs no name', () => {
    const other = (sofaOfRange.alsoIn ?? [])[0] as MaterialCode
    const once = inFinish(pieces, range, 0, other)
    expect(once[0]?.finish).toBe(other)
    expect(inFinish(once, range, 0, sofaOfRange.material as MaterialCode)[0]).toEqual(sofa)
  })

  test('[HD-08] what is swapped keeps its back at the wall, and only what fits is offered', () => {
    const arrangement = { pieces, kept: [] }
    const offered = swapsFor(room, arrangement, range, 0)
    expect(offered.length).toBeGreaterThan(0)
    for (const other of offered) {
      expect(other).toMatchObject({ category: 'sofa' })
      expect(pieces.map(({ slug }) => slug)).not.toContain(other.id)
      const after = swapped(pieces, range, 0, other)
      const { z } = after[0] as StandingPiece
      expect(z + other.depthMm / 2000).toBeCloseTo(box.back - 0.02, 2)
      expect(
        refusalOf(furnishingOfPhoto(room, { pieces: after, kept: [] }, range), positionOf(after, 0)),
      ).toBeUndefined()
    }
    const thing = { x: 0.2, z: back, w: 2, d: 1, turn: 0, low: 0, high: 1 }
    expect(swapsFor(room, { pieces: [sofa], kept: [thing] }, range, 0)).toEqual([])
  })
})

describe('a piece in the picture', () => {
  const solid = solidOf(sofa, range)
  const seen = solid && pieceInPicture(room, solid)

  test('[HD-08] comes to the place on the floor that it is dragged to', () => {
    if (!seen) throw new Error('not seen')
    const aim = pieceInPicture(room, { ...solid, x: -0.6, z: 3.1 })
    const [x, z] = draggedTo(room, seen, [
      (aim?.ground[0] ?? 0) - seen.ground[0],
      (aim?.ground[1] ?? 0) - seen.ground[1],
    ]) ?? [0, 0]
    expect(x).toBeCloseTo(-0.6)
    expect(z).toBeCloseTo(3.1)
    expect(draggedTo(room, seen, [0, -400])).toBeUndefined()
  })

  test('[HD-08] turns with its handle, and says to what it has snapped', () => {
    if (!seen || !solid) throw new Error('not seen')
    const right = pieceInPicture(room, { ...solid, x: solid.x + 1 })?.ground ?? [0, 0]
    const nearer = pieceInPicture(room, { ...solid, z: solid.z - 1 })?.ground ?? [0, 0]
    expect(turnedBy(room, solid, right, nearer)).toBeCloseTo(-90)
    const line = snapLine(room, { of: 'middle', axis: 0, at: 0 }, solid)
    expect(line?.[0][0]).toBeCloseTo(320)
    expect(line?.[1][1]).toBeLessThan(line?.[0][1] ?? 0)
  })

  test('[HD-08] is measured to its nearest neighbour, unless that is far or touches it', () => {
    const one = { x: 0, z: 0, w: 2, d: 1, turn: 0 }
    expect(nearestGap(one, [{ x: 0, z: -1.2, w: 1, d: 0.6, turn: 0 }])?.metres).toBeCloseTo(0.4)
    expect(nearestGap(one, [{ x: 0, z: -4, w: 1, d: 0.6, turn: 0 }])).toBeUndefined()
    expect(nearestGap(one, [{ x: 0.5, z: 0, w: 1, d: 0.6, turn: 0 }])).toBeUndefined()
  })
})

test('[HD-08] of a picture and its moves one stands among the results: the one viewed last, else the latest', () => {
  const variant = (id: number, rearranges?: number) => ({ id, made: { from: PHOTO, rearranges } }) as Variant
  const variants = [{ id: PHOTO } as Variant, variant(2), variant(3, 2), variant(4), variant(5, 2)]
  const idsOf = (...views: number[]) => choosable({ variants }, views).map(({ id }) => id)
  expect(idsOf(3)).toEqual([PHOTO, 3, 4])
  expect(idsOf(4)).toEqual([PHOTO, 5, 4])
  expect(idsOf(5, 3, 4)).toEqual([PHOTO, 3, 4])
})
