import { expect, test } from 'vitest'
import { products as range } from '../bench/furniture.ts'
import { changesOutside, GATES } from '../bench/makeover-gates.ts'
import { drawnCutout } from '../src/makeover/card.ts'
import { cutoutOf, itemOf } from '../src/makeover/cutout.ts'
import { fillingOf, gapFloor, withinGap } from '../src/makeover/filling.ts'
import { holds, placeIn } from '../src/makeover/space.ts'
import type { Photo } from '../src/picture.ts'
import { floorPlanOf } from '../src/staging/floor-plan.ts'
import { placeItem } from '../src/staging/furniture.ts'
import { roomLight } from '../src/staging/room-light.ts'
import { categoriesFor } from '../src/staging/templates/templates.ts'
import { cameraAt } from '../testing/drawn-room.ts'
import { bareMaskOf, translucentRoom } from '../testing/opaque-room.ts'
import { maskWhere } from '../testing/painted-room.ts'

const box = { floor: 1.5, ceiling: 1.2, left: 2.2, right: 2, back: 4.2 }
const camera = cameraAt({ yaw: 0, pitch: -8, roll: 0, fieldOfView: 72 }, 320)
const room = { camera, box }
const photo = translucentRoom(camera, box, (face) => (face === 'floor' ? [150, 140, 130] : [205, 203, 198]))
const wish = { categories: categoriesFor('living'), style: 'japandi', most: 1, variant: 0 } as const
/** A drawn box, in fractions of the photo's sides. */
const framed = (left: number, top: number, right: number, bottom: number) =>
  maskWhere(photo, (x, y) => x >= left * 320 && x < right * 320 && y >= top * 240 && y < bottom * 240)

test('[HD-04] a gap is filled with pieces that fit into it in their true size, the first of them wide', () => {
  const gap = framed(0.25, 0.2, 0.75, 0.8)
  const filling = fillingOf(room, gap, range, { ...wish, most: 3 })
  if (!filling.ok) throw new Error(filling.code)
  expect(new Set(filling.pieces.map(({ product }) => product.category)).size).toBe(filling.pieces.length)
  const [first] = filling.pieces
  expect((first?.product.widthMm ?? 0) / 1000).toBeGreaterThan(filling.floor.widthM * 0.45)
  for (const { product, placement } of filling.pieces)
    expect(holds({ mask: gap, ...room, leastShare: 0.97 }, placeItem(product, placement).solid)).toBe(true)
})

test('variants are other pieces, and a budget is kept', () => {
  const gap = framed(0.25, 0.2, 0.75, 0.8)
  const first = [0, 1, 2].map((variant) => {
    const filling = fillingOf(room, gap, range, { ...wish, variant, budgetVnd: 20e6 })
    return filling.ok ? filling.pieces[0]?.product : undefined
  })
  expect(new Set(first.map((product) => product?.id)).size).toBe(3)
  for (const product of first) expect(product?.priceVnd).toBeLessThanOrEqual(20e6)
})

test('what is too small, too low, empty or not on the floor is refused', () => {
  const code = (left: number, top: number, right: number, bottom: number) => {
    const filling = fillingOf(room, framed(left, top, right, bottom), range, { ...wish, categories: ['bookshelf'] })
    return filling.ok ? filling.pieces : filling.code
  }
  expect(code(0, 0, 0, 0)).toBe('mask_empty')
  expect(code(0.4, 0.1, 0.6, 0.3)).toBe('no_floor')
  expect(code(0.4, 0.4, 0.43, 0.8)).toBe('gap_too_small')
  // Enough floor, but no room above it.
  expect(code(0.2, 0.72, 0.8, 1)).toBe('gap_too_small')
})

test('the floor of a gap is measured in metres', () => {
  const floor = gapFloor(room, bareMaskOf(camera, box, ['floor']))
  expect(floor?.widthM).toBeGreaterThan(3.2)
  expect((floor?.z ?? 0) + (floor?.depthM ?? 0) / 2).toBeCloseTo(box.back, 0)
  expect(gapFloor(room, bareMaskOf(camera, box, ['back']))).toBeUndefined()
})

test('a filling changes nothing beyond the gap; a filter over the photo does', () => {
  const gap = framed(0.3, 0.3, 0.7, 0.8)
  const darker = { ...photo, data: photo.data.map((value, index) => (index % 4 === 3 ? value : value * 0.8)) }
  const layer = { ...photo, data: new Uint8ClampedArray(photo.data.length) }
  layer.data.fill(255, (100 * 320 + 150) * 4, (100 * 320 + 160) * 4)
  const filled = withinGap(photo, { picture: darker, layer }, gap)
  expect(changesOutside(photo, filled, gap)).toBe(GATES.outside.atMost)
  expect(changesOutside(photo, darker, gap)).toBeGreaterThan(GATES.outside.atMost)
  const shadowAt = (x: number) => filled.data[(100 * 320 + x) * 4] as number
  // Furniture is complete; its shadow fades towards the border.
  expect(shadowAt(155)).toBe(darker.data[(100 * 320 + 155) * 4])
  expect(shadowAt(97)).toBeGreaterThan(shadowAt(140))
})

/** A vase: opaque in the middle of a transparent picture. */
const vase = (width = 120, height = 200) => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    if (x > 20 && x < width - 20 && y > 30 && y < height - 10) data.set([180, 60, 40, 255], pixel * 4)
  }
  return { width, height, channels: 4, data }
}

/** Rows and columns that a layer covers. */
function extentOf({ width, data }: { width: number; data: Uint8Array | Uint8ClampedArray }) {
  const shown = [...data.keys()]
    .filter((index) => index % 4 === 3 && (data[index] as number) > 127)
    .map((at) => at >> 2)
  const [xs, ys] = [shown.map((pixel) => pixel % width), shown.map((pixel) => Math.floor(pixel / width))]
  return { wide: Math.max(...xs) - Math.min(...xs) + 1, high: Math.max(...ys) - Math.min(...ys) + 1 }
}

test('a picture that was not cut out is refused, and so is an empty one', () => {
  const white = { ...vase(), data: vase().data.map((value, index) => (index % 4 === 3 ? 255 : value)) }
  expect(cutoutOf(white, 0.5)).toEqual({ ok: false, code: 'cutout_opaque' })
  expect(cutoutOf({ ...white, channels: 3 }, 0.5)).toEqual({ ok: false, code: 'cutout_opaque' })
  expect(cutoutOf({ ...vase(), data: new Uint8ClampedArray(vase().data.length) }, 0.5)).toEqual({
    ok: false,
    code: 'cutout_empty',
  })
})

test('[HD-05] a cut-out has its true size in the picture, and is lit as the room is', () => {
  const level = cameraAt({ yaw: 0, pitch: 0, roll: 0, fieldOfView: 72 }, 320)
  const found = cutoutOf(vase(), 0.8)
  if (!found.ok) throw new Error(found.code)
  const lightOf = (grey: number) => {
    const even = translucentRoom(level, box, () => [grey, grey, grey])
    return roomLight(even, level, box)
  }
  const [dim, bright] = [lightOf(90), lightOf(200)]
  const shown = (z: number, light = bright) => {
    const { solid } = placeItem(itemOf(found.cutout, false), { x: 0, z, turn: 0 })
    return drawnCutout({ camera: level, box }, solid, found.cutout, light).layer
  }
  for (const z of [3, 4]) {
    const expected = (level.focalPx * 0.8) / z
    const { high, wide } = extentOf(shown(z))
    expect(Math.abs(high / expected - 1)).toBeLessThan(GATES.size.atMost)
    expect(Math.abs(wide / (expected * (79 / 159)) - 1)).toBeLessThan(GATES.size.atMost)
  }
  const redOf = ({ data }: Pick<Photo, 'data'>) => {
    let most = 0
    for (let at = 0; at < data.length; at += 4) most = Math.max(most, data[at] as number)
    return most
  }
  expect(redOf(shown(3, dim))).toBeLessThan(redOf(shown(3)) - 30)
})

test('what hangs takes a place on a wall, what stands one on the floor', () => {
  const found = cutoutOf(vase(), 0.8)
  if (!found.ok) throw new Error(found.code)
  const space = { mask: bareMaskOf(camera, box, ['floor', 'back', 'left', 'right']), ...room, leastShare: 0.9 }
  const plan = floorPlanOf(camera, box)
  expect(placeIn(space, plan, itemOf(found.cutout, true))?.solid.low).toBeGreaterThan(1)
  expect(placeIn(space, plan, itemOf(found.cutout, false))?.solid.low).toBe(0)
  const floorAlone = { ...space, mask: bareMaskOf(camera, box, ['floor']) }
  expect(placeIn(floorAlone, plan, itemOf(found.cutout, true))).toBeUndefined()
})
