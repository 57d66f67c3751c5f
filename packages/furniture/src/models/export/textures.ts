import { clamp, noise, steps } from '@vuong-tron/geometry/numbers'
import sharp from 'sharp'

/** Size of a tile in millimetres, along and across the grain. */
export const GRAIN_TILE = [1200, 600] as const
export const CANE_TILE = [50, 50] as const

/** Noise that is seamless at the tile's edges. */
function tiling(x: number, y: number, along: number, across: number, seed: number) {
  const at = (u: number, v: number) => noise(u * along, v * across, seed * 3.7, seed)
  return (
    at(x, y) * (1 - x) * (1 - y) + at(x - 1, y) * x * (1 - y) + at(x, y - 1) * (1 - x) * y + at(x - 1, y - 1) * x * y
  )
}

/** Plain-sawn grain in grey, tinted by the material's colour. */
export function grainTexture(width = 512, height = 256): Promise<Buffer> {
  const pixels = steps(width * height).map((index) => {
    const [x, y] = [(index % width) / width, Math.floor(index / width) / height]
    const warp = tiling(x, y, 2, 3, 1) * 0.6 + tiling(x, y, 4, 8, 2) * 0.2
    const turn = (((y * 4 + warp) % 1) + 1) % 1
    const ring = Math.abs(Math.sin((Math.abs(turn * 2 - 1) * 7 + warp * 1.5) * Math.PI)) ** 3
    const fibre = tiling(x, y, 10, 150, 4) * 0.55 + tiling(x, y, 24, 80, 5) * 0.45
    const tone = tiling(x, y, 1.5, 5, 6)
    return Math.round(clamp(0.9 - 0.11 * ring + 0.07 * fibre + 0.08 * tone, 0, 1) ** (1 / 2.2) * 255)
  })
  return sharp(Buffer.from(pixels), { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 66, mozjpeg: true })
    .toBuffer()
}

/** Octagonal weave: strands both ways and on both diagonals, dark holes between. */
export function caneTexture(size = 64): Promise<Buffer> {
  const cell = size / 4
  const strand = (value: number, half: number) => Math.abs(((((value / cell) % 1) + 1) % 1) - 0.5) < half
  const pixels = steps(size * size).map((index) => {
    const [x, y] = [index % size, Math.floor(index / size)]
    if (strand(x, 0.17) || strand(y, 0.17)) return 245
    return strand(x + y, 0.1) || strand(x - y, 0.1) ? 215 : 70
  })
  return sharp(Buffer.from(pixels), { raw: { width: size, height: size, channels: 1 } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}
