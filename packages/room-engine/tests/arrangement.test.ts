import { describe, expect, test } from 'vitest'
import { toPicture } from '../src/geometry/camera.ts'
import { arrange } from '../src/staging/arrange.ts'
import { check } from '../src/staging/check.ts'
import { type FloorPlan, floorPlanOf, shareInPicture } from '../src/staging/floor-plan.ts'
import {
  beside,
  cornersOf,
  distanceFrom,
  type Footprint,
  gapBetween,
  overlapOf,
  type Solid,
} from '../src/staging/footprint.ts'
import { type Item, type Placement, placeItem } from '../src/staging/furniture.ts'
import { obstacleFromMask } from '../src/staging/obstacle.ts'
import { snapped } from '../src/staging/snap.ts'
import { cameraAt } from '../testing/drawn-room.ts'

const room: FloorPlan = { left: -2.2, right: 2.2, front: 0, back: 4.6, openings: [], kept: [] }
const item = (
  category: string,
  widthMm: number,
  depthMm: number,
  heightMm: number,
  more: Partial<Item> = {},
): Item => ({
  id: category,
  category,
  widthMm,
  depthMm,
  heightMm,
  ...more,
})
const sofa = item('sofa', 1900, 900, 800)
const table = item('coffee-table', 1000, 600, 400)
const television = item('tv-stand', 1600, 420, 500)
const shelf = item('bookshelf', 800, 300, 2000)
const wardrobe = item('wardrobe', 1600, 600, 2200)
const bed = item('bed', 1660, 2060, 900)
const living = [sofa, table, television, shelf]
const codes = (plan: FloorPlan, items: readonly Item[], placements: readonly Placement[]) =>
  check(plan, items, placements).map(({ code, id }) => `${code} ${id}`)
const at = ({ id }: Item, x: number, z: number, turn = 0): Placement => ({ id, x, z, turn })

describe('footprints', () => {
  const square: Footprint = { x: 0, z: 0, w: 1, d: 1, turn: 0 }

  test('run into each other by their corners too, and only then', () => {
    const diamond = { ...square, x: 1.15, turn: 45 }
    expect(overlapOf(square, diamond)).toBeCloseTo(0.5 + Math.SQRT1_2 - 1.15)
    expect(overlapOf(square, { ...diamond, x: 1.21 })).toBe(0)
    // Corner to corner: bounding boxes overlap, the squares do not.
    expect(overlapOf(square, { ...diamond, x: 0.95, z: 0.95 })).toBe(0)
    expect(gapBetween(square, { ...square, x: 1.4 })).toBeCloseTo(0.4)
  })

  test('have their front where their turn says', () => {
    const piece = { x: 1, z: 2, w: 2, d: 0.5, turn: 90 }
    // With its back to the left wall it faces right.
    const before = beside(piece, 'front', 0.6)
    expect([before.x, before.z]).toEqual([1 + 0.25 + 0.3, 2])
    for (const [x, z] of cornersOf(before)) expect(distanceFrom(piece)(x, z)).toBeLessThanOrEqual(0.6001)
  })
})

describe('check', () => {
  test('finds nothing wrong where everything has its room', () => {
    const placements = [at(sofa, 0, 4.13), at(table, 0, 2.95), at(television, 0, 0.23, 180)]
    expect(check(room, living, placements)).toEqual([])
  })

  test('names what collides, stands outside or off its wall', () => {
    expect(codes(room, living, [at(sofa, 0, 4.13), at(shelf, 0.5, 4.43)])).toContain('collision sofa')
    expect(codes(room, living, [at(sofa, 1.5, 4.13)])).toContain('outside_room sofa')
    expect(codes(room, living, [at(shelf, 0, 3)])).toContain('off_wall bookshelf')
  })

  test('names whose room for use is taken, and lets a table stand before its sofa', () => {
    const near = [at(sofa, 0, 4.13), at(table, 0, 4.13 - 0.45 - 0.36 - 0.3)]
    expect(check(room, living, near)).toEqual([])
    const tooNear = [at(sofa, 0, 4.13), at(table, 0, 4.13 - 0.45 - 0.25 - 0.3)]
    expect(check(room, living, tooNear)).toContainEqual({ code: 'clearance', id: 'sofa', other: 'coffee-table' })
    const opposite = [at(sofa, 0, 4.13), at(shelf, 0, 3.4)]
    expect(check(room, living, opposite)).toContainEqual({ code: 'clearance', id: 'sofa', other: 'bookshelf' })
  })

  test('wants both sides of a wide bed free, one of a narrow one', () => {
    const narrow = item('bed', 1000, 2060, 900)
    expect(codes(room, [narrow], [at(narrow, -1.68, 3.55)])).toEqual([])
    expect(codes(room, [bed], [at(bed, -1.35, 3.55)])).toEqual(['clearance bed'])
  })

  test('keeps doors free, and windows of what is taller than their sills', () => {
    const plan: FloorPlan = {
      ...room,
      openings: [
        { kind: 'door', wall: 'left', from: 0.5, to: 1.4, sill: 0 },
        { kind: 'window', wall: 'back', from: -1, to: 1, sill: 0.9 },
      ],
    }
    expect(codes(plan, living, [at(shelf, -2.03, 1.6, 90)])).toContain('door_blocked bookshelf')
    expect(codes(plan, living, [at(shelf, 0, 4.43)])).toEqual(['window_blocked bookshelf'])
    expect(codes(plan, living, [at(sofa, 0, 4.13)])).toEqual([])
  })

  test('leaves 75 cm to walk: what cannot be reached or cuts the room in two is named', () => {
    const plan: FloorPlan = { ...room, openings: [{ kind: 'door', wall: 'front', from: -0.4, to: 0.5, sill: 0 }] }
    const wall = item('dining-table', 4000, 300, 750)
    expect(codes(plan, [wall, shelf], [at(shelf, 0, 4.43), at(wall, 0, 2.5)])).toContain('unreachable bookshelf')
    const two: FloorPlan = {
      ...plan,
      openings: [...plan.openings, { kind: 'door', wall: 'back', from: -0.4, to: 0.5, sill: 0 }],
    }
    expect(codes(two, [wall], [at(wall, 0, 2.5)])).toContain('walkway_blocked dining-table')
  })

  test('lets a shelf hang over a desk', () => {
    const desk = item('work-desk', 1200, 600, 750)
    const hanging = item('bookshelf', 1000, 250, 600, { id: 'hanging', mountedAtMm: 1400 })
    expect(check(room, [desk, hanging], [at(desk, 0, 4.28), at(hanging, 0, 4.475)])).toEqual([])
  })
})

describe('arrange', () => {
  const doorAndWindow: FloorPlan = {
    ...room,
    openings: [
      { kind: 'door', wall: 'right', from: 0.4, to: 1.3, sill: 0 },
      { kind: 'window', wall: 'back', from: -1.2, to: 0.6, sill: 0.4 },
    ],
  }

  test.each([1, 2, 3])('everything stands, and as it must (seed %i)', (seed) => {
    const { placements, leftOut } = arrange(doorAndWindow, living, seed)
    expect(leftOut).toEqual([])
    expect(check(doorAndWindow, living, placements)).toEqual([])
  })

  test('puts the table before the sofa and the screen in its sight', () => {
    const { placements } = arrange(room, living)
    const [seat, low, screen] = [sofa, table, television].map((one) => {
      const found = placements.find(({ id }) => id === one.id)
      if (!found) throw new Error(`${one.id} was left out`)
      return placeItem(one, found).solid
    }) as [Solid, Solid, Solid]
    expect(gapBetween(seat, low)).toBeGreaterThan(0.34)
    expect(gapBetween(seat, low)).toBeLessThan(0.6)
    const sight = beside({ ...seat, w: 3 }, 'front', 4)
    expect(overlapOf(sight, screen)).toBeGreaterThan(0)
  })

  test('gives the same for the same seed, and another arrangement for another', () => {
    const first = arrange(room, living, 4)
    expect(arrange(room, living, 4)).toEqual(first)
    expect(arrange(room, living, 5).placements).not.toEqual(first.placements)
  })

  test('leaves out what finds no place rather than the main piece, and says so', () => {
    const small: FloorPlan = { ...room, left: -1.45, right: 1.45, back: 2.9 }
    const { placements, leftOut } = arrange(small, [bed, wardrobe, shelf, television, sofa, table])
    expect(placements.map(({ id }) => id)).toContain('bed')
    expect(leftOut).toContainEqual({ id: 'sofa', code: 'no_place' })
    // A coffee table is left out with its sofa.
    expect(leftOut).toContainEqual({ id: 'coffee-table', code: 'no_place' })
    expect(check(small, [bed, wardrobe, shelf, television, sofa, table], placements)).toEqual([])
    expect(placements.length + leftOut.length).toBe(6)
  })

  test('keeps away from what stays in the room', () => {
    const kept = { x: 0, z: 3.6, w: 2.4, d: 1.9, turn: 30, low: 0, high: 0.8 }
    const plan = { ...room, kept: [kept] }
    const { placements } = arrange(plan, living)
    expect(placements.length).toBeGreaterThan(0)
    for (const placement of placements) {
      const one = living.find(({ id }) => id === placement.id) as Item
      expect(overlapOf(placeItem(one, placement).solid, kept)).toBeLessThan(0.002)
    }
  })

  test('furnishes what the photo shows: of each piece at least half is in it', () => {
    const camera = cameraAt({ yaw: 12, pitch: -8, roll: 0, fieldOfView: 58 })
    const plan = floorPlanOf(camera, { floor: 1.5, ceiling: 1.2, left: 2.4, right: 2.2, back: 4.4 })
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { placements } = arrange(plan, living, seed)
      expect(placements.length, `seed ${seed}`).toBeGreaterThan(1)
      for (const placement of placements) {
        const one = living.find(({ id }) => id === placement.id) as Item
        const share = shareInPicture(plan, placeItem(one, placement).solid)
        expect(share, `${placement.id}, seed ${seed}`).toBeGreaterThanOrEqual(0.5)
      }
    }
    const behind = { x: 0, z: 0, w: 1, d: 1, turn: 0, low: 0, high: 1 }
    expect(shareInPicture(plan, { ...behind, z: -1 })).toBe(0)
  })
})

describe('what is dragged', () => {
  test('turns to the next quarter and comes to the wall', () => {
    const { placement: moved, snaps } = snapped(room, living, [], at(shelf, 1.3, 4.36, 352))
    expect(moved).toMatchObject({ id: 'bookshelf', turn: 0 })
    expect(moved.z).toBeCloseTo(4.6 - 0.02 - 0.15)
    expect(moved.x).toBeCloseTo(1.3)
    expect(snaps).toEqual([{ of: 'wall', axis: 1, at: expect.closeTo(4.58) }])
    expect(snapped(room, living, [], at(shelf, 1.3, 2.3, 40))).toMatchObject({ placement: { turn: 40 }, snaps: [] })
  })

  test('comes in line with its neighbours', () => {
    const neighbour = at(wardrobe, -0.5, 4.28)
    const { placement: moved } = snapped(room, [...living, wardrobe], [neighbour], at(shelf, 0.75, 4.4))
    // Side by side: 0.8 m of wardrobe, 0.4 m of shelf.
    expect(moved.x).toBeCloseTo(-0.5 + 0.8 + 0.4)
    const { placement: middle } = snapped(room, living, [at(sofa, 0.3, 4.13)], at(table, 0.36, 3))
    expect(middle.x).toBeCloseTo(0.3)
    expect(middle.z).toBe(3)
  })

  test('comes to the middle of the wall behind it', () => {
    const middle = (room.left + room.right) / 2
    const { placement, snaps } = snapped(room, living, [], at(sofa, middle + 0.1, 3.4))
    expect(placement.x).toBeCloseTo(middle)
    expect(snaps).toEqual([{ of: 'middle', axis: 0, at: expect.closeTo(middle) }])
    expect(snapped(room, living, [], at(sofa, middle + 0.1, 3.4, 40)).snaps).toEqual([])
  })
})

describe('what is kept in a photo', () => {
  const box = { floor: 1.5, ceiling: 1.2, left: 2.4, right: 2.2, back: 4.6 }
  const camera = cameraAt({ yaw: 8, pitch: -9, roll: 0.5, fieldOfView: 70 }, 320)
  /** Mask of a box on the floor. */
  const maskOf = ({ x, z, w, d, high }: { x: number; z: number; w: number; d: number; high: number }) => {
    const data = new Uint8Array(camera.widthPx * camera.heightPx)
    for (let across = -w / 2; across <= w / 2; across += 0.01)
      for (let along = -d / 2; along <= d / 2; along += 0.01)
        for (let up = 0; up <= high; up += 0.01) {
          const pixel = toPicture(camera, [x + across, box.floor - up, z + along])
          if (pixel) data[Math.floor(pixel[1]) * camera.widthPx + Math.floor(pixel[0])] = 255
        }
    return { width: camera.widthPx, height: camera.heightPx, data }
  }

  test('takes the floor under its mask', () => {
    const cabinet = { x: 0.3, z: 3, w: 1.2, d: 0.7, high: 0.8 }
    const found = obstacleFromMask(maskOf(cabinet), camera, box)
    if (!found) throw new Error('Nothing was found.')
    expect(Math.abs(found.x - cabinet.x)).toBeLessThan(0.12)
    expect(Math.abs(found.z - found.d / 2 - (cabinet.z - cabinet.d / 2))).toBeLessThan(0.05)
    expect(Math.abs(found.w - cabinet.w)).toBeLessThan(0.25)
    expect(Math.abs(found.high - cabinet.high)).toBeLessThan(0.2)
  })

  test('is nothing where no foot stands on the floor', () => {
    const empty = {
      width: camera.widthPx,
      height: camera.heightPx,
      data: new Uint8Array(camera.widthPx * camera.heightPx),
    }
    expect(obstacleFromMask(empty, camera, box)).toBeUndefined()
    const ceiling = { ...empty, data: empty.data.map((_, pixel) => (pixel < camera.widthPx * 20 ? 255 : 0)) }
    expect(obstacleFromMask(ceiling, camera, box)).toBeUndefined()
  })
})
