import { at } from '../models/kit/numbers.ts'

/** Three numbers to a pixel, from the upper left. */
export type Pixels = Float32Array
export type Passes = { width: number; height: number; light: Pixels; albedo: Pixels; normal: Pixels; depth: Pixels }

export const luminance = (image: Pixels, pixel: number) =>
  at(image, pixel * 3) * 0.3 + at(image, pixel * 3 + 1) * 0.59 + at(image, pixel * 3 + 2) * 0.11
