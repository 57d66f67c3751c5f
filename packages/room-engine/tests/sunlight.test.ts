import { expect, test } from 'vitest'
import { pixelsWhere } from '../src/masks/pixels.ts'
import type { Photo } from '../src/picture.ts'
import { coarseLight, inLightOfHole } from '../src/removal/sunlight.ts'

const [width, height] = [256, 160]
const everywhere = pixelsWhere(width * height, () => true)
const within = (left: number, top: number, right: number, bottom: number) => (pixel: number) => {
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  return x >= left && x < right && y >= top && y < bottom
}

/** Grainy grey of the given lightness (0 to 255). */
function photoOf(lightness: (pixel: number) => number): Photo {
  const data = new Uint8ClampedArray(width * height * 3)
  for (const pixel of everywhere) data.fill(lightness(pixel) + ((pixel * 7919) % 9) - 4, pixel * 3, pixel * 3 + 3)
  return { width, height, channels: 3, data }
}
const kept = (photo: Photo, isHole: (pixel: number) => boolean) => {
  const source = everywhere.filter((pixel) => !isHole(pixel))
  return { source, left: inLightOfHole(photo, coarseLight(photo), everywhere.filter(isHole), source) }
}

const sun = within(150, 60, 230, 140)
const sunny = photoOf((pixel) => (sun(pixel) ? 225 : 150))

test('[HD-11] sun that falls elsewhere is not copied into the shade, nor shade into the sun', () => {
  const inShade = kept(sunny, within(20, 60, 60, 120)).left
  expect(inShade.some(sun)).toBe(false)
  expect(inShade.length).toBeGreaterThan(everywhere.length * 0.7)
  const inSun = kept(sunny, within(175, 85, 205, 115)).left
  expect(inSun.every(within(148, 58, 232, 142))).toBe(true)
  expect(inSun.length).toBeGreaterThan(4500)
})

test('[HD-11] a source of one light, one that fades, tiles of two colours, and a hole at the edge of the sun lose nothing', () => {
  const inShade = within(20, 60, 60, 120)
  const [even, fading] = [photoOf(() => 150), photoOf((pixel) => 90 + ((pixel % width) / width) * 150)]
  const tiled = photoOf((pixel) => ((Math.floor((pixel % width) / 12) + Math.floor(pixel / width / 12)) % 2 ? 210 : 90))
  for (const photo of [even, fading, tiled]) {
    const { source, left } = kept(photo, inShade)
    expect(left).toEqual(source)
  }
  const { source, left } = kept(sunny, within(130, 80, 170, 120))
  expect(left).toEqual(source)
})
