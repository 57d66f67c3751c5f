import { existsSync, statSync } from 'node:fs'
import { build } from '@vuong-tron/furniture/models/build'
import { develop, evenPaper, PAPER } from '@vuong-tron/furniture/studio/develop'
import { encode } from '@vuong-tron/furniture/studio/encode'
import { frame, SENSOR } from '@vuong-tron/furniture/studio/framing'
import { emptied, type Room, roomScene } from '@vuong-tron/furniture/studio/rooms'
import { dot, subtract, unit, type Vec3 } from '@vuong-tron/geometry/vectors'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { orders } from '../../../catalogue/models/orders.ts'
import { woodenFamilies } from '../../../catalogue/range'
import { categoryRooms } from '../../../catalogue/studio/category-rooms'
import { keyOfPicture, pictures } from '../../../catalogue/studio/pictures'
import { productShot } from '../../../catalogue/studio/product-shot'
import { hero, heroBare, sampleRooms } from '../../../catalogue/studio/room-list'

const stool = orders.find(({ slug }) => slug === 'ban-tra-suoi-giang-90')
if (!stool) throw new Error('The low table is not made any more.')

test('every wooden product has two pictures, every wooden category a room, and the hero a pair', () => {
  const names = new Set(pictures.map(({ name }) => name))
  expect(names.size).toBe(pictures.length)
  for (const { slug, products } of woodenFamilies) {
    expect(names, slug).toContain(`rooms/${slug}`)
    for (const product of products)
      for (const name of [`products/${product.slug}`, `products/${product.slug}-side`]) expect(names).toContain(name)
  }
  expect(Object.keys(categoryRooms).sort()).toEqual(woodenFamilies.map(({ slug }) => slug).sort())
  for (const room of ['hero-bare', 'hero-furnished', ...Object.keys(sampleRooms).map((name) => `${name}-empty`)])
    expect(names).toContain(`rooms/${room}`)
})

/** Floor, walls, ceiling and window surround: the first parts of every room scene. */
const SHELL = 8

test('an empty room is seen through the same camera and lit by the same light as the furnished one', () => {
  const seen = (room: Room) => {
    // Without furniture, which would take a minute to build.
    const { parts, ...view } = roomScene({ ...room, items: [] }, { width: 160, height: 90 }, 1)
    return { ...view, shell: parts.slice(0, SHELL).map(({ corners }) => corners.map(({ at }) => at)) }
  }
  const pairs: [string, Room, Room][] = [
    ['hero', hero, heroBare],
    ...Object.entries(sampleRooms).map(([name, room]): [string, Room, Room] => [name, room, emptied(room)]),
  ]
  for (const [name, furnished, empty] of pairs) {
    expect(furnished.items.length, name).toBeGreaterThan(0)
    expect(seen(empty), name).toEqual(seen(furnished))
  }
})

test('the camera sees a piece whole, in the middle, and as large as it may be', () => {
  const points: Vec3[] = [-1, 1].flatMap((x) =>
    [0, 1].flatMap((y) => [-1, 1].map((z): Vec3 => [x * 900, y * 500, z * 210])),
  )
  const fill = { width: 0.82, height: 0.78 }
  const { position, target, lens } = frame(points, { azimuth: 24, elevation: 12, lens: 75, aspect: 900 / 680, fill })
  const forward = unit(subtract(target, position))
  const right = unit([-forward[2], 0, forward[0]])
  const across = points.map((point) => {
    const from = subtract(point, position)
    return dot(from, right) / (dot(from, forward) * (SENSOR / 2 / lens))
  })
  expect(Math.max(...across)).toBeCloseTo(fill.width, 2)
  expect(Math.min(...across)).toBeCloseTo(-fill.width, 2)
})

test('a picture keeps its key while it shows the same, and gets another when a corner or the camera moves', () => {
  const key = (size = stool.size, angle: 'front' | 'side' = 'front', samples = 48) =>
    keyOfPicture(productShot(stool, build({ ...stool, size }, 'studio'), angle, samples))
  const first = key()
  expect(key()).toBe(first)
  expect(key(stool.size, 'front', 64)).toBe(first)
  expect(key({ ...stool.size, w: stool.size.w + 1 })).not.toBe(first)
  expect(key(stool.size, 'side')).not.toBe(first)
})

test('of a product picture only the region around the piece and its shadow is rendered', () => {
  const { width, height, region } = productShot(stool, build(stool, 'studio'), 'front', 1)
  expect(region?.width).toBeLessThanOrEqual(width)
  expect(region?.height).toBeLessThan(height)
  expect((region?.left ?? -1) >= 0 && (region?.top ?? -1) >= 0).toBe(true)
  expect((region?.top ?? 0) + (region?.height ?? 0)).toBeLessThanOrEqual(height)
})

test('the paper comes out in its one colour wherever nothing shades it, and shadows keep their depth', () => {
  const [width, height] = [96, 72]
  const slope = (pixel: number) => 0.6 + 0.3 * ((pixel % width) / width)
  const light = Float32Array.from({ length: width * height * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3)
    return slope(pixel) * (pixel > width * 60 ? 0.5 : 1)
  })
  const empty = {
    width: 24,
    height: 18,
    light: Float32Array.from(
      { length: 24 * 18 * 3 },
      (_, index) => 0.6 + 0.3 * ((Math.floor(index / 3) % 24) / 24 + 1 / 48),
    ),
  }
  const coverage = new Float32Array(width * height * 3).fill(1)
  const pixels = develop(evenPaper({ light, width, height }, { coverage, empty }))
  const red = Number.parseInt(PAPER.slice(0, 2), 16)
  for (const x of [30, 48, 66])
    expect(Math.abs((pixels[(20 * width + x) * 3] ?? 0) - red), `column ${x}`).toBeLessThanOrEqual(3)
  expect(pixels[(62 * width + 48) * 3]).toBeLessThan(red - 25)
})

test('a picture is encoded as well as its limit allows, and refused when nothing fits', async () => {
  const size = { width: 64, height: 48 }
  const pixels = Buffer.from(Uint8Array.from({ length: 64 * 48 * 3 }, (_, index) => (index * 37) % 251))
  const { avif, webp } = await encode(pixels, size, 6000)
  expect(avif.length).toBeLessThanOrEqual(6000)
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', ...size })
  await expect(encode(pixels, size, 100)).rejects.toThrow()
})

test('no committed picture is heavier than its limit', () => {
  for (const { name, limit } of pictures) {
    const file = `public/catalogue/${name}.avif`
    if (existsSync(file)) expect(statSync(file).size, name).toBeLessThanOrEqual(limit)
  }
})
