import { fromLight, type Triple, toLight } from '../../colour.ts'
import type { Swatch } from '../texture.ts'

/** A seamless material: reflected light at millimetres from its top left corner. */
export type Pattern = {
  widthMm: number
  heightMm: number
  colourAt: (x: number, y: number, pixelMm: number) => Triple
}

export const patternOf = (widthMm: number, heightMm: number, colourAt: Pattern['colourAt']): Pattern => ({
  widthMm,
  heightMm,
  colourAt,
})

/** Millimetres per pixel (finer than any working photo), and the maximum side. */
const [PIXEL_MM, LONGEST_PX] = [2, 1024]
const sideFor = (lengthMm: number) => Math.min(LONGEST_PX, 2 ** Math.round(Math.log2(lengthMm / PIXEL_MM)))

/** Renders a pattern, with sides that are powers of two or `sidePx`. */
export function renderSwatch({ widthMm, heightMm, colourAt }: Pattern, sidePx?: number): Swatch {
  const [width, height] = [sidePx ?? sideFor(widthMm), sidePx ?? sideFor(heightMm)]
  const [acrossMm, downMm] = [widthMm / width, heightMm / height]
  const pixelMm = Math.max(acrossMm, downMm)
  const data = new Uint8ClampedArray(width * height * 3)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = colourAt((x + 0.5) * acrossMm, (y + 0.5) * downMm, pixelMm)
      for (let channel = 0; channel < 3; channel++, to++)
        data[to] = 255 * fromLight(Math.min(1, Math.max(0, colour[channel] as number)))
    }
  return {
    photo: { width, height, channels: 3, data },
    widthM: widthMm / 1000,
    heightM: heightMm / 1000,
  }
}

/** Linear light of a hex colour without the number sign. */
export const lightOfHex = (hex: string) =>
  [0, 2, 4].map((index) => toLight(Number.parseInt(hex.slice(index, index + 2), 16) / 255)) as Triple

export const shaded = ([red, green, blue]: Triple, factor: number): Triple => [
  red * factor,
  green * factor,
  blue * factor,
]

export const mixed = (one: Triple, other: Triple, share: number): Triple => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

/** Share of a pixel that a joint covers, at this distance of its middle (millimetres). */
export const coverage = (distance: number, jointMm: number, pixelMm: number) =>
  Math.min(1, Math.max(0, (jointMm - Math.abs(distance) * 2 + pixelMm) / (2 * pixelMm))) *
  Math.min(1, jointMm / pixelMm)
