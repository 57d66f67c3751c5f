import { oklabOf } from '../colour.ts'
import { type Photo, shrink } from '../picture.ts'
import type { Size } from './mask.ts'

/** A photo downscaled for segmentation, three numbers a pixel. */
export type WorkingImage = Size & { colours: Float32Array }

/** Weight of colour over lightness, which shadows change. */
const COLOUR = 2

/** OKLab at working size; lightness 0 to 100, colour axes on the same scale. */
export function workingImage(photo: Photo, edgePx: number): WorkingImage {
  const { width, height, data } = oklabOf(shrink(photo, edgePx))
  const colours = data.map((value, index) => value * (index % 3 === 0 ? 100 : 100 * COLOUR))
  return { width, height, colours }
}

/** Squared colour difference of two pixels. */
export function contrast(colours: Float32Array, one: number, other: number): number {
  const a = (colours[one * 3] as number) - (colours[other * 3] as number)
  const b = (colours[one * 3 + 1] as number) - (colours[other * 3 + 1] as number)
  const c = (colours[one * 3 + 2] as number) - (colours[other * 3 + 2] as number)
  return a * a + b * b + c * c
}
