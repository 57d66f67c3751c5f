import { fromLight, type Triple, toLight } from '../../colour.ts'
import type { Swatch } from '../texture.ts'

/** A material that can be laid edge to edge: the light that each place of it throws back, by millimetres from its upper left corner. */
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

/** Sides of a drawn swatch, in pixels: about two millimetres each for a floor. */
const DRAWN_PX = 1024

export function drawn({ widthMm, heightMm, colourAt }: Pattern, sidePx = DRAWN_PX): Swatch {
  const [acrossMm, downMm] = [widthMm / sidePx, heightMm / sidePx]
  const pixelMm = Math.max(acrossMm, downMm)
  const data = new Uint8ClampedArray(sidePx * sidePx * 3)
  for (let y = 0, to = 0; y < sidePx; y++)
    for (let x = 0; x < sidePx; x++) {
      const colour = colourAt((x + 0.5) * acrossMm, (y + 0.5) * downMm, pixelMm)
      for (let channel = 0; channel < 3; channel++, to++)
        data[to] = 255 * fromLight(Math.min(1, Math.max(0, colour[channel] as number)))
    }
  return {
    photo: { width: sidePx, height: sidePx, channels: 3, data },
    widthM: widthMm / 1000,
    heightM: heightMm / 1000,
  }
}

/** The light that a colour throws back; written as a designer writes it, without the number sign. */
export const lightOfHex = (hex: string) =>
  [0, 2, 4].map((place) => toLight(Number.parseInt(hex.slice(place, place + 2), 16) / 255)) as Triple

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

/** How much of a pixel a joint covers whose middle is so far away (millimetres). */
export const coverage = (distance: number, jointMm: number, pixelMm: number) =>
  Math.min(1, Math.max(0, (jointMm - Math.abs(distance) * 2 + pixelMm) / (2 * pixelMm))) *
  Math.min(1, jointMm / pixelMm)
