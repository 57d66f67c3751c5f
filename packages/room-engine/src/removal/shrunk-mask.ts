import type { Mask, Size } from '../masks/mask.ts'

/** Mask value from which a pixel counts as chosen. */
export const CHOSEN = 128

/** Downscales a mask: white where any, or all, of the covered pixels are chosen. */
export function shrunkMask(mask: Mask, width: number, height: number, which: 'any' | 'all'): Mask {
  const data = new Uint8Array(width * height).fill(which === 'any' ? 0 : 255)
  const columns = Int32Array.from({ length: mask.width }, (_, x) => Math.floor((x * width) / mask.width))
  for (let y = 0; y < mask.height; y++) {
    const row = Math.floor((y * height) / mask.height) * width
    for (let x = 0; x < mask.width; x++) {
      const value = mask.data[y * mask.width + x] as number
      const to = row + (columns[x] as number)
      if (which === 'any' ? value > 0 : value < CHOSEN) data[to] = which === 'any' ? 255 : 0
    }
  }
  return { width, height, channels: 1, data }
}

/** Downscales a map of faces: that of the pixel in the middle. */
export function shrunkFaces(faces: Uint8Array, from: Size, to: Size): Uint8Array {
  return Uint8Array.from({ length: to.width * to.height }, (_, pixel) => {
    const x = Math.floor((((pixel % to.width) + 0.5) * from.width) / to.width)
    const y = Math.floor(((Math.floor(pixel / to.width) + 0.5) * from.height) / to.height)
    return faces[y * from.width + x] as number
  })
}
