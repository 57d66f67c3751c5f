import { toPicture } from '@vuong-tron/room-engine/geometry/camera'
import { newMask } from '@vuong-tron/room-engine/masks/mask'
import { overlapOf, type Solid, shareHeight } from '@vuong-tron/room-engine/staging/footprint'
import { placeItem } from '@vuong-tron/room-engine/staging/furniture'
import type { SeenThing } from '@vuong-tron/room-engine/staging/seen-thing'
import type { Scenery, Stage } from '@vuong-tron/room-engine/staging/stage'
import { cameraAt } from '@vuong-tron/room-engine/testing/drawn-room'
import { translucentRoom } from '@vuong-tron/room-engine/testing/opaque-room'
import { maskWhere } from '@vuong-tron/room-engine/testing/painted-room'
import { beforeEach, expect, test } from 'vitest'
import { fillGap, placePiece } from '#app/features/house-doctor/furnishing/fillings'
import { furnisher } from '#app/features/house-doctor/furnishing/furnisher'
import { furnitureRange } from '#tests/support/furniture-range'

const box = { floor: 1.5, ceiling: 1.2, left: 2.2, right: 2, back: 4.2 }
const camera = cameraAt({ yaw: 0, pitch: -8, roll: 0, fieldOfView: 72 }, 320)
const { widthPx: width, heightPx: height } = camera
const room = { camera, box }
const photo = translucentRoom(camera, box, (face) => (face === 'floor' ? [150, 140, 130] : [205, 203, 198]))
const range = [...furnitureRange.values()]

/** What the stage was asked to draw last. */
let drawn: { scenery: Scenery; count: number } | undefined
beforeEach(() => {
  drawn = undefined
})

/** Furnishes without drawing. */
const furnishing = furnisher(async () => {
  const empty = { width, height, channels: 4, data: new Uint8ClampedArray(width * height * 4) }
  const stage = async (scenery: Scenery, pieces: readonly unknown[]) => {
    drawn = { scenery, count: pieces.length }
    return { picture: scenery.photo, layer: empty, shadow: newMask(width, height) }
  }
  return { ok: true, stage: { stage, load: async () => {}, close: () => {} } as unknown as Stage }
})

/** A cabinet of the photo at the back wall, from one x to another, and where it is seen. */
function cabinet(from: number, to: number): SeenThing {
  const solid: Solid = { x: (from + to) / 2, z: box.back - 0.25, w: to - from, d: 0.5, turn: 0, low: 0, high: 1 }
  const corner = (x: number, up: number) => toPicture(camera, [x, box.floor - up, solid.z - 0.25]) ?? [0, 0]
  const [[left, bottom], [right, top]] = [corner(from, 0), corner(to, 1)]
  return { solid, mask: maskWhere(photo, (x, y) => x >= left && x < right && y >= top && y < bottom) }
}

/** The back wall without its left part. */
const mask = maskWhere(photo, (x, y) => x >= 0.3 * width && x < 0.9 * width && y >= 0.2 * height && y < 0.8 * height)
const tell = () => {}
const wish = { category: 'tv-stand', style: 'japandi', variant: 0 } as const

async function placedAmong(...things: SeenThing[]) {
  const placed = await placePiece(furnishing, { photo, room, mask, range, things }, wish, tell)
  if (!placed.ok) throw new Error(placed.code)
  const { pieces = [], kept = [] } = placed.arrangement ?? {}
  const solids = pieces.map(({ slug, ...place }) => {
    const product = furnitureRange.get(slug)
    if (!product) throw new Error(slug)
    return placeItem(product, place).solid
  })
  return { pieces, solids, kept }
}

const meets = (one: Solid, other: Solid) => shareHeight(one, other) && overlapOf(one, other) > 0.001

test('[HD-08] a piece that is added leaves its floor to what stands in the photo, and knows it when it is moved', async () => {
  const alone = await placedAmong()
  const [first] = alone.solids
  if (!first) throw new Error('nothing was placed')
  // Mostly beside the marked place, and where the piece would stand.
  const beside = cabinet(-box.left, first.x - first.w / 2 + 0.3)
  expect(meets(first, beside.solid)).toBe(true)
  const { solids, kept } = await placedAmong(beside)
  expect(solids).toHaveLength(1)
  expect(solids.some((solid) => meets(solid, beside.solid))).toBe(false)
  expect(kept).toEqual([beside.solid])
  expect(drawn).toMatchObject({ scenery: { things: [beside] }, count: 1 })
})

test('[HD-08] what is marked itself is gone from the plan, and a marked place is filled even if too little of it is free', async () => {
  const alone = await placedAmong()
  const marked = cabinet(-0.5, 0.5)
  expect(await placedAmong(marked)).toEqual(alone)
  expect(drawn?.scenery.things).toEqual([])
  const everywhere = { ...cabinet(-box.left, box.right), mask: newMask(width, height) }
  expect((await placedAmong(everywhere)).pieces).toEqual(alone.pieces)
})

test('[HD-08] a piece that takes the place of another may be higher, and stands where that stood', async () => {
  const low = cabinet(-0.9, 1.1)
  const replaced = await placePiece(
    furnishing,
    { photo, room, mask: low.mask, range, things: [low] },
    { category: 'wardrobe', style: 'japandi', variant: 0, replaces: true },
    tell,
  )
  if (!replaced.ok) throw new Error(replaced.code)
  const [piece] = replaced.arrangement?.pieces ?? []
  expect(piece?.x).toBeGreaterThan(-0.9)
  expect(piece?.x).toBeLessThan(1.1)
  // What is marked counts as its frame alone where nothing makes place.
  const squeezed = await placePiece(
    furnishing,
    { photo, room, mask: low.mask, range, things: [low] },
    { category: 'wardrobe', style: 'japandi', variant: 0 },
    tell,
  )
  expect(squeezed).toMatchObject({ ok: false, code: 'gap_too_small' })
})

test('[HD-08] a gap is filled beside what stands in it only in part', async () => {
  const fill = (...things: SeenThing[]) =>
    fillGap(
      furnishing,
      { photo, room, mask, range, things },
      { categories: ['tv-stand', 'bookshelf'], style: 'japandi', most: 2, variant: 0 },
      tell,
    )
  const [free, filled] = [await fill(), await fill(cabinet(-box.left, -0.6))]
  if (!free.ok || !filled.ok) throw new Error('nothing was placed')
  expect(filled.arrangement?.kept).toHaveLength(1)
  const places = filled.arrangement?.pieces ?? []
  expect(places.length).toBeGreaterThan(0)
  for (const { x } of places) expect(x).toBeGreaterThan(-0.6)
  expect(free.arrangement?.pieces).not.toEqual(places)
})
