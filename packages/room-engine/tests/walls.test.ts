import { expect, test } from 'vitest'
import { facesSeen } from '../src/geometry/faces-seen.ts'
import { type FACES, pointAt } from '../src/geometry/room-box.ts'
import { edgesOf } from '../src/masks/edges.ts'
import { bestGrowth } from '../src/masks/growth.ts'
import { withoutHoles } from '../src/masks/holes.ts'
import { INSIDE, OUTSIDE } from '../src/masks/labelling.ts'
import type { Mask } from '../src/masks/mask.ts'
import { findSurfaces, isSure } from '../src/masks/masks.ts'
import { regionsOfOthers } from '../src/masks/others.ts'
import { regionsOf } from '../src/masks/region.ts'
import { wallSeeds } from '../src/masks/seeds.ts'
import { workingImage } from '../src/masks/working-image.ts'
import type { RoomLabels } from '../src/network/label-room.ts'
import { ROOM_LABELS } from '../src/network/labels.ts'
import type { Photo } from '../src/picture.ts'
import { cameraAt } from '../testing/drawn-room.ts'

const box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 1.6, back: 3.4 }
const camera = cameraAt({ yaw: 4, pitch: -5, roll: 1, fieldOfView: 75 }, 200)
const room = { camera, box }
const { widthPx: width, heightPx: height } = camera
const WALLS = ['left', 'back', 'right'] as const

type Colour = readonly [number, number, number]
type Area = readonly [left: number, top: number, right: number, bottom: number]
type Thing = { area: Area; colour: Colour }
const isIn = ([left, top, right, bottom]: Area, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom
const faceAt = (x: number, y: number) => pointAt(camera, box, [x + 0.5, y + 0.5]).face

const PAINT: Colour = [186, 200, 190]
const BARE: Record<(typeof FACES)[number], Colour> = {
  floor: [124, 94, 72],
  ceiling: [240, 240, 238],
  left: PAINT,
  right: PAINT,
  back: PAINT,
}

/** A room with things in front of it; light falls off to the right and a little noise lies over it. */
function drawn(things: readonly Thing[], falloff = 0.15): Photo {
  const data = new Uint8ClampedArray(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const colour = things.findLast(({ area }) => isIn(area, x, y))?.colour ?? BARE[faceAt(x, y)]
    const light = 1 - falloff * (x / width) + 0.006 * Math.sin(x * 12.9898 + y * 78.233)
    data.set(
      colour.map((value) => value * light),
      pixel * 3,
    )
  }
  return { width, height, channels: 3, data }
}

const at = ({ data }: Mask, x: number, y: number) => (data[y * width + x] as number) > 127
const share = (mask: Mask, area: Area) => {
  let [inside, all] = [0, 0]
  for (let y = area[1]; y < area[3]; y++)
    for (let x = area[0]; x < area[2]; x++) {
      all++
      if (at(mask, x, y)) inside++
    }
  return inside / all
}

/** Most of each wall's lower part, as a kitchen has it. */
const cabinets: Thing = { area: [4, 66, 196, 122], colour: [150, 92, 48] }

test('cabinets that cover most of a wall are not its paint: the even part under the ceiling is', () => {
  const { mask } = findSurfaces(drawn([cabinets]), room, WALLS)
  expect(share(mask, [70, 40, 130, 60])).toBeGreaterThan(0.95)
  expect(share(mask, cabinets.area)).toBeLessThan(0.05)
})

test('walls of one room share a paint, so a small rest of it beside a large curtain is found', () => {
  const curtain: Thing = { area: [142, 0, 184, 150], colour: [120, 60, 66] }
  const { mask } = findSurfaces(drawn([curtain]), room, WALLS)
  expect(share(mask, [188, 40, 198, 70])).toBeGreaterThan(0.9)
  expect(share(mask, [146, 20, 180, 100])).toBeLessThan(0.1)
})

test('light that falls off over a wall leaves no hole in it', () => {
  const { mask } = findSurfaces(drawn([], 0.6), room, WALLS)
  expect(share(mask, [50, 40, 150, 90])).toBeGreaterThan(0.99)
})

test('a hole without an edge is filled, one with an edge or at the rim is not', () => {
  const size = { width: 12, height: 8 }
  const labels = new Uint8Array(96).fill(INSIDE)
  const [smooth, sharp, atRim] = [2 * 12 + 2, 4 * 12 + 8, 11]
  for (const pixel of [smooth, sharp, atRim]) labels[pixel] = OUTSIDE
  const edges = Float32Array.from({ length: 96 }, (_, pixel) => (pixel % 12 > 5 && pixel > 24 ? 20 : 1))
  const filled = withoutHoles(size, edges, { labels, evidence: new Float32Array(96) })
  expect([smooth, sharp, atRim].map((pixel) => filled[pixel])).toEqual([INSIDE, OUTSIDE, OUTSIDE])
})

test('a bright window is no wall, and is known as such', () => {
  const window: Thing = { area: [80, 40, 116, 76], colour: [255, 255, 255] }
  const photo = drawn([window], 0)
  const image = workingImage(photo, 384)
  const faces = facesSeen(image, room)
  const regions = regionsOf(image, edgesOf(image, faces), faces)
  const seeds = wallSeeds(image, faces, regions)
  const others = regionsOfOthers(image, regions, seeds)
  const pane = 58 * width + 98
  expect(others.some(({ pixels }) => pixels.includes(pane))).toBe(true)
  expect(others.some(({ pixels }) => pixels.includes(30 * width + 98))).toBe(false)
  expect(at(findSurfaces(photo, room, WALLS).mask, 98, 58)).toBe(false)
})

test('a tap changes what is connected to it and like it, and nothing else', () => {
  const panel: Thing = { area: [76, 44, 124, 80], colour: [120, 150, 170] }
  const far: Thing = { area: [160, 60, 176, 76], colour: [120, 150, 170] }
  const photo = drawn([panel, far])
  const { mask: before } = findSurfaces(photo, room, WALLS)
  expect(share(before, panel.area)).toBeLessThan(0.1)
  const { mask: after } = findSurfaces(photo, room, WALLS, [{ x: 100, y: 62, isPositive: true }])
  expect(share(after, panel.area)).toBeGreaterThan(0.95)
  const isNear = (x: number, y: number) => isIn([72, 40, 128, 84], x, y)
  const changed = [...after.data].filter(
    (value, pixel) =>
      Math.abs(value - (before.data[pixel] as number)) > 127 && !isNear(pixel % width, Math.floor(pixel / width)),
  )
  expect(changed).toHaveLength(0)
  const { mask: again } = findSurfaces(photo, room, WALLS, [
    { x: 100, y: 62, isPositive: true },
    { x: 100, y: 70, isPositive: false },
  ])
  expect(share(again, panel.area)).toBeLessThan(0.1)
  expect(share(again, [40, 30, 70, 70])).toBeGreaterThan(0.95)
})

test('a tap that is right already changes nothing', () => {
  const photo = drawn([cabinets])
  const before = findSurfaces(photo, room, WALLS).mask
  expect(findSurfaces(photo, room, WALLS, [{ x: 100, y: 50, isPositive: true }]).mask).toEqual(before)
})

test('a tapped region ends at an edge, and has the tap in its middle', () => {
  const size = { width: 60, height: 20 }
  const among = Array.from({ length: 1200 }, (_, pixel) => pixel)
  // Odds fall steadily to the right; an edge stands at column 20, and far beyond the picture widens.
  const odds = Float32Array.from(among, (pixel) => 1 - (pixel % 60) * 0.05)
  const edges = Float32Array.from(among, (pixel) => (pixel % 60 === 22 || pixel % 60 === 23 ? 12 : 0))
  const shift = bestGrowth(size, edges, 10 * 60 + 11, among, odds)
  const grown = among.filter((pixel) => (odds[pixel] as number) + shift > 0).map((pixel) => pixel % 60)
  expect(Math.max(...grown)).toBeGreaterThan(20)
  expect(Math.max(...grown)).toBeLessThan(25)
})

test('HD-09 of two regions that end as well, a tap takes away the one that leaves most of the mark', () => {
  const size = { width: 60, height: 20 }
  const among = Array.from({ length: 1200 }, (_, pixel) => pixel)
  const odds = Float32Array.from(among, (pixel) => 1 - (pixel % 60) * 0.05)
  // A faint edge after a fifth, and a strong one far beyond.
  const edges = Float32Array.from(among, (pixel) => ({ 12: 9, 13: 9, 28: 12, 29: 12 })[pixel % 60] ?? 0)
  const reachOf = (marked: number) => {
    const shift = bestGrowth(size, edges, 10 * 60 + 7, among, odds, marked)
    return Math.max(...among.filter((pixel) => (odds[pixel] as number) + shift > 0).map((pixel) => pixel % 60))
  }
  expect(reachOf(0)).toBeGreaterThan(20)
  expect(reachOf(1200)).toBeLessThan(20)
})

/** What a network would say of a picture that is all wall but for an area. */
function classesWith(area: Area): RoomLabels {
  const probabilities = Object.fromEntries(ROOM_LABELS.map((name) => [name, new Float32Array(width * height)]))
  for (let pixel = 0; pixel < width * height; pixel++) {
    const isCurtain = isIn(area, pixel % width, Math.floor(pixel / width))
    ;(probabilities[isCurtain ? 'curtain' : 'wall'] as Float32Array)[pixel] = 1
  }
  return { width, height, probabilities: probabilities as RoomLabels['probabilities'], confidence: 1 }
}

test('what a network says joins in: a curtain of the wall’s colour is left out', () => {
  const curtain: Area = [20, 20, 60, 100]
  const photo = drawn([{ area: curtain, colour: [178, 192, 182] }])
  const without = findSurfaces(photo, room, WALLS).mask
  const told = findSurfaces(photo, room, WALLS, [], classesWith(curtain)).mask
  expect(share(told, curtain)).toBeLessThan(share(without, curtain) - 0.5)
})

test('a plain room is sure, and a room of patches is not', () => {
  expect(isSure(findSurfaces(drawn([]), room, WALLS).sureness)).toBe(true)
  const patches = Array.from({ length: 130 }, (_, index): Thing => {
    const [x, y] = [(index * 37) % 190, (index * 53) % 130]
    return { area: [x, y, x + 24, y + 18], colour: [(index * 71) % 256, (index * 113) % 256, (index * 29) % 256] }
  })
  expect(isSure(findSurfaces(drawn(patches), room, WALLS).sureness)).toBe(false)
})

test('no faces show nothing, also where somebody has tapped', () => {
  const { mask, sureness } = findSurfaces(drawn([]), room, [], [{ x: 100, y: 50, isPositive: true }])
  expect(mask.data.every((value) => value === 0)).toBe(true)
  expect(sureness).toBeUndefined()
})

/** A bed over most of the floor, of one colour, before boards of two. */
const bed: Thing = { area: [40, 104, 200, 150], colour: [196, 190, 182] }
const plank: Thing = { area: [4, 118, 34, 150], colour: [84, 60, 44] }

/** A network that is that sure of the floor, and sees the bed. */
function classesOfFloor(chance: number): RoomLabels {
  const probabilities = Object.fromEntries(ROOM_LABELS.map((name) => [name, new Float32Array(width * height)]))
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const isFloor = faceAt(x, y) === 'floor' && !isIn(bed.area, x, y)
    const label = isFloor ? 'floor' : isIn(bed.area, x, y) ? 'furniture' : 'wall'
    ;(probabilities[label] as Float32Array)[pixel] = isFloor ? chance : 1
    if (isFloor) (probabilities.thing as Float32Array)[pixel] = 1 - chance
  }
  return { width, height, probabilities: probabilities as RoomLabels['probabilities'], confidence: 1 }
}

test('a bed over most of the floor does not become floor where a network sees it, and boards of two colours do', () => {
  const photo = drawn([bed, plank])
  const alone = findSurfaces(photo, room, ['floor'])
  expect(share(alone.mask, [60, 115, 150, 145])).toBeGreaterThan(0.6)
  expect(alone.sureness).toBeUndefined()
  const told = findSurfaces(photo, room, ['floor'], [], classesOfFloor(0.9))
  expect(share(told.mask, [60, 115, 150, 145])).toBeLessThan(0.05)
  expect(share(told.mask, [8, 122, 30, 146])).toBeGreaterThan(0.9)
  expect(isSure(told.sureness)).toBe(true)
})

test('a floor that a network hardly believes, or does not see, is not sure; a tap on it decides alone', () => {
  const photo = drawn([bed, plank])
  expect(isSure(findSurfaces(photo, room, ['floor'], [], classesOfFloor(0.2)).sureness)).toBe(false)
  const none = findSurfaces(drawn([{ area: [0, 90, 200, 150], colour: [196, 190, 182] }]), room, ['floor'], [], {
    ...classesOfFloor(0.9),
    probabilities: { ...classesOfFloor(0).probabilities, furniture: new Float32Array(width * height).fill(1) },
  })
  expect(isSure(none.sureness)).toBe(false)
  const tap = [{ x: 120, y: 130, isPositive: true }]
  const tapped = findSurfaces(photo, room, ['floor'], tap, classesOfFloor(0.9))
  expect(share(tapped.mask, [60, 115, 150, 145])).toBeGreaterThan(0.6)
})
