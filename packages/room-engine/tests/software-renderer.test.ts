import path from 'node:path'
import { build } from '@vuong-tron/furniture/models/build'
import { shopModel } from '@vuong-tron/furniture/models/export/shop-model'
import { MeshoptDecoder } from 'meshoptimizer'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { orderOf } from '../bench/furniture.ts'
import type { Triple } from '../src/colour.ts'
import { toPicture } from '../src/geometry/camera.ts'
import type { Photo } from '../src/picture.ts'
import { type Footprint, pointsOf } from '../src/staging/footprint.ts'
import type { Piece } from '../src/staging/furniture-models.ts'
import { furnitureScene } from '../src/staging/furniture-scene.ts'
import { roomLight } from '../src/staging/room-light.ts'
import { shadowOf } from '../src/staging/shadow-map.ts'
import { SoftwareRenderer } from '../src/staging/software-renderer.ts'
import { ModelMissing } from '../src/staging/stage-errors.ts'
import { cameraAt, drawnRoom } from '../testing/drawn-room.ts'

const box = { floor: 1.5, ceiling: 1.2, left: 2.2, right: 2.2, back: 4.5 }
const camera = cameraAt({ yaw: 0, pitch: -8, roll: 0, fieldOfView: 70 }, 320)
const light = roomLight(drawnRoom(camera, box), camera, box)

const renderer = new SoftwareRenderer({
  decoder: MeshoptDecoder,
  read: async (model) => {
    if (model.includes('unknown')) throw new Error('HTTP 404')
    const bytes = await shopModel(model, build(orderOf(path.basename(model, '.glb')), 'web'), ['walnut'])
    return new Uint8Array(bytes).buffer
  },
  decodePicture: async (bytes) => {
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, channels: 4, data: new Uint8ClampedArray(data) }
  },
})
const GREY: Triple = [0.5, 0.5, 0.5]
const STAND = { model: 'ke-tv-trang-an-180', w: 1.8, d: 0.4, h: 0.5 }
const draw = (...pieces: Piece[]) => renderer.draw(camera, box.floor, pieces, light)
const at = (x: number, z: number, turn = 0): Piece => ({ model: STAND.model, x, z, turn })

/** First and last column and row with an opaque pixel. */
function extent({ width, data }: Photo) {
  const found = { left: Number.POSITIVE_INFINITY, right: -1, top: Number.POSITIVE_INFINITY, bottom: -1 }
  for (let pixel = 0; pixel < data.length / 4; pixel++) {
    if ((data[pixel * 4 + 3] as number) < 200) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    found.left = Math.min(found.left, x)
    found.right = Math.max(found.right, x)
    found.top = Math.min(found.top, y)
    found.bottom = Math.max(found.bottom, y)
  }
  return found
}

test('[HD-08] the processor draws a piece where the camera sees it, to the pixel', async () => {
  const { layer } = await draw(at(0.4, 3, 20))
  const found = extent(layer)
  const standing: Footprint = { x: 0.4, z: 3, w: STAND.w, d: STAND.d, turn: 20 }
  const corners = pointsOf({ ...standing, low: 0, high: STAND.h }).map(([x, up, z]) =>
    toPicture(camera, [x, box.floor - up, z]),
  )
  const columns = corners.map((corner) => corner?.[0] ?? Number.NaN)
  const rows = corners.map((corner) => corner?.[1] ?? Number.NaN)
  // The points lie a twentieth inside of the piece.
  const margin = 0.06 * (Math.max(...columns) - Math.min(...columns))
  expect(Math.abs(found.left - Math.min(...columns))).toBeLessThan(margin)
  expect(Math.abs(found.right - Math.max(...columns))).toBeLessThan(margin)
  expect(Math.abs(found.bottom - Math.max(...rows))).toBeLessThan(margin)
})

test('[HD-08] a piece is drawn in one of its finishes, and the next one of its kind in its own again', async () => {
  const colourOf = async (finish?: string) => {
    const { layer } = await draw({ ...at(0, 3), finish })
    const sums = [0, 0, 0]
    for (let index = 0; index < layer.data.length; index++)
      if (index % 4 < 3) sums[index % 4] = (sums[index % 4] ?? 0) + (layer.data[index] as number)
    return sums
  }
  const own = await colourOf()
  const walnut = await colourOf('walnut')
  // Oak is much lighter.
  for (const [channel, sum] of walnut.entries()) expect(sum).toBeLessThan(0.8 * (own[channel] ?? 0))
  expect(await colourOf('no finish of it')).toEqual(own)
  expect(await colourOf()).toEqual(own)
})

test('[HD-08] a nearer piece hides a farther one, whatever their order', async () => {
  const [near, far] = [at(0, 2.2), at(0, 3.8)]
  const alone = await draw(near)
  for (const order of [
    [near, far],
    [far, near],
  ] as const) {
    const { layer } = await draw(...order)
    let [same, all] = [0, 0]
    for (let pixel = 0; pixel < layer.data.length / 4; pixel++) {
      if (alone.layer.data[pixel * 4 + 3] !== 255) continue
      all++
      if (Math.abs((alone.layer.data[pixel * 4] as number) - (layer.data[pixel * 4] as number)) < 12) same++
    }
    expect(same / all).toBeGreaterThan(0.97)
  }
})

test('[HD-08] what stands partly behind the camera is cut, and nothing breaks', async () => {
  const { layer, triangles } = await draw({ ...at(0.1, 0.5, 90), low: 1.1 })
  expect(triangles.length % 9).toBe(0)
  expect(layer.data.some((value) => value > 0)).toBe(true)
  expect(extent(layer).bottom).toBe(layer.height - 1)
})

test('[HD-08] the lamp’s shadow falls straight below a board, with an edge as narrow as the map allows', () => {
  const above = { ...light, key: { ...light.key, direction: [0, 1, 0] as Triple } }
  const { lamp } = furnitureScene([], [at(0, 3)], above)
  const [low, high, near, far] = [-0.5, 0.5, -2.5, -3.5]
  const look = { colour: GREY, emission: GREY, roughness: 1, metalness: 0, opacity: 1, isTwoSided: true }
  const positions = new Float32Array(
    [
      [low, near, high, near, high, far],
      [low, near, high, far, low, far],
    ].flatMap(([ax, az, bx, bz, cx, cz]) => [ax, 1, az, bx, 1, bz, cx, 1, cz] as number[]),
  )
  const none = new Float32Array(18)
  const surfaces = { positions, normals: none, colours: none, uvs: none, looks: [look], lookOf: new Uint16Array(2) }
  const litAt = shadowOf(lamp, surfaces)
  const reaches = (x: number, y: number) => litAt([x, y, -3], [0, 1, 0])
  expect([reaches(0, 0.4), reaches(0.9, 0.4), reaches(0, 1.4)]).toEqual([0, 1, 1])
  // The map shows 1.8 m to each side in 1,024 pixels, and the disk has five.
  expect([reaches(0.46, 0.4), reaches(0.54, 0.4)]).toEqual([0, 1])
})

test('[HD-08] glass lets through what stands behind it', async () => {
  const { layer } = await draw({ model: 'tu-ruou-kim-son-90', x: 0, z: 2.6, turn: 0 })
  const opacities = layer.data.filter((_, index) => index % 4 === 3)
  expect(opacities.some((value) => value > 30 && value < 80)).toBe(true)
})

test('[HD-08] a model that cannot be read is named as missing', async () => {
  await expect(draw({ ...at(0, 3), model: 'unknown' })).rejects.toThrow(ModelMissing)
})
