/** Three numbers to a pixel, from the upper left. */
export type Pixels = Float32Array
export type Surfaces = { width: number; height: number; albedo: Pixels; normal: Pixels; depth: Pixels }
export type Passes = Surfaces & { light: Pixels }

export const luminance = (image: Pixels, pixel: number) =>
  (image[pixel * 3] as number) * 0.3 + (image[pixel * 3 + 1] as number) * 0.59 + (image[pixel * 3 + 2] as number) * 0.11

export function squaredDistance(image: Pixels, one: number, other: number): number {
  let sum = 0
  for (let channel = 0; channel < 3; channel++) {
    const step = (image[one * 3 + channel] as number) - (image[other * 3 + channel] as number)
    sum += step * step
  }
  return sum
}
