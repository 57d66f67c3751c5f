/** Pixel indices; a typed array, because there may be half a million. */
export type Pixels = Uint32Array

export const NO_PIXELS: Pixels = new Uint32Array(0)

/** Indices below `count` for which `holds`. */
export function pixelsWhere(count: number, holds: (pixel: number) => boolean): Pixels {
  let found = 0
  for (let pixel = 0; pixel < count; pixel++) if (holds(pixel)) found++
  const pixels = new Uint32Array(found)
  for (let pixel = 0, index = 0; pixel < count; pixel++) if (holds(pixel)) pixels[index++] = pixel
  return pixels
}
