import { expect, test } from 'vitest'
import { fromLight, toOklab } from '../src/colour.ts'
import { lightOfHex, renderSwatch } from '../src/surfaces/materials/drawing.ts'
import { type MaterialId, materialOf, materials } from '../src/surfaces/materials/materials.ts'
import { seamless } from '../src/surfaces/seamless.ts'
import { TextureReader, textureOf } from '../src/surfaces/texture.ts'

const ids = Object.keys(materials) as MaterialId[]
const SIDE = 96
const swatches = new Map(ids.map((id) => [id, renderSwatch(materialOf(id).pattern(), SIDE)]))

test.each(ids)('%s has the colour that it says', (id) => {
  const { levels } = textureOf(swatches.get(id) ?? renderSwatch(materialOf(id).pattern(), SIDE))
  const [red = 0, green = 0, blue = 0] = levels.at(-1)?.light ?? []
  const [one, other] = [toOklab(red, green, blue), toOklab(...lightOfHex(materialOf(id).colour))]
  expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeLessThan(0.035)
})

test.each(ids)('%s goes on beyond its edges as it does within', (id) => {
  const { widthMm, heightMm, colourAt } = materialOf(id).pattern()
  const pixelMm = widthMm / 1024
  const seam = (across: boolean) => {
    let [atSeam, inside] = [0, 0]
    for (let step = 0.5; step < 60; step++) {
      const index = step / 60
      const at = (shift: number) =>
        across
          ? colourAt((shift + widthMm) % widthMm, index * heightMm, pixelMm)
          : colourAt(index * widthMm, (shift + heightMm) % heightMm, pixelMm)
      const half = (across ? widthMm : heightMm) / 2
      atSeam += Math.abs(at(-0.01)[1] - at(0.01)[1])
      for (const shift of [0.13, 0.31, 0.57, 0.83])
        inside += Math.abs(at(half * shift)[1] - at(half * shift + pixelMm)[1]) / 4
    }
    return [atSeam, inside] as const
  }
  for (const across of [true, false]) {
    const [atSeam, inside] = seam(across)
    // A joint may lie on the edge itself.
    expect(atSeam / 60, across ? 'across' : 'down').toBeLessThan(inside / 60 + 0.02)
  }
})

test('a material is drawn the same in every run', () => {
  expect(renderSwatch(materials.oak_herringbone.pattern(), 48).photo.data).toEqual(
    renderSwatch(materials.oak_herringbone.pattern(), 48).photo.data,
  )
})

test('a picture with different edges can be laid edge to edge after blending', () => {
  const side = 100
  const data = new Uint8ClampedArray(side * side * 3)
  for (let pixel = 0; pixel < side * side; pixel++) data.fill(60 + (pixel % side), pixel * 3, pixel * 3 + 3)
  const tile = seamless({ width: side, height: side, channels: 3, data })
  expect([tile.width, tile.height]).toEqual([88, 88])
  const at = (x: number) => tile.data[(40 * tile.width + x) * 3] as number
  expect(Math.abs(at(0) - at(87))).toBeLessThan(8)
  expect(at(40)).toBe(100)
})

test('a texture seen from afar is its mean, seen near it is itself, seen askew it blurs only along', () => {
  const side = 64
  const data = new Uint8ClampedArray(side * side * 3)
  for (let pixel = 0; pixel < side * side; pixel++)
    data.fill(Math.floor((pixel % side) / 16) % 2 ? 255 : 0, pixel * 3, pixel * 3 + 3)
  const reader = new TextureReader(
    textureOf({ photo: { width: side, height: side, channels: 3, data }, widthM: 1, heightM: 1 }),
  )
  reader.read(0.375, 0.5, 0.001, 0, 0, 0.001)
  expect(reader.green).toBeCloseTo(1, 3)
  reader.read(0.375, 0.5, 4, 0, 0, 4)
  expect(reader.green).toBeCloseTo(0.5, 3)
  // Along the stripes a pixel sees one of them; across, their mean.
  reader.read(0.375, 0.5, 0.02, 0, 0, 0.16)
  expect(reader.green).toBeGreaterThan(0.9)
  reader.read(0.5, 0.5, 0.5, 0, 0, 0.06)
  expect(reader.green).toBeGreaterThan(0.3)
  expect(reader.green).toBeLessThan(0.7)
  expect(fromLight(reader.green)).toBeGreaterThan(0.5)
})
