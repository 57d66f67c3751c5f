import type { Size } from './mask.ts'
import { contrast, type WorkingImage } from './working-image.ts'

/** Cost of one pixel's step without contrast. */
const STEP = 0.004
/** Forward and backward passes. */
const SWEEPS = 2

/**
 * Geodesic distance from some seeds (A. Criminisi, T. Sharp, A. Blake, "GeoS", ECCV 2008). Steps cost squared contrast,
 * so slow falloff is cheap and an edge is not; `noise` is the contrast that counts as one.
 */
export function reachFrom(
  { width, height, colours }: WorkingImage,
  from: Iterable<number>,
  noise: number,
): Float32Array {
  const reach = new Float32Array(width * height).fill(1e9)
  for (const pixel of from) reach[pixel] = 0
  const step = (pixel: number, before: number, length: number) => {
    const cost = (reach[before] as number) + length * STEP + contrast(colours, pixel, before) / (noise * noise)
    if (cost < (reach[pixel] as number)) reach[pixel] = cost
  }
  for (let sweep = 0; sweep < 2 * SWEEPS; sweep++) {
    const way = sweep % 2 === 0 ? 1 : -1
    for (let line = 0; line < height; line++) {
      const row = way === 1 ? line : height - 1 - line
      for (let index = 0; index < width; index++) {
        const column = way === 1 ? index : width - 1 - index
        const pixel = row * width + column
        if (index > 0) step(pixel, pixel - way, 1)
        if (line === 0) continue
        const above = pixel - way * width
        step(pixel, above, 1)
        if (column > 0) step(pixel, above - 1, Math.SQRT2)
        if (column < width - 1) step(pixel, above + 1, Math.SQRT2)
      }
    }
  }
  return reach
}

/** Radius (pixels) and quantile of the contrast around a tap, and its limits. */
type Grain = { radius: number; quantile: number; least: number; most: number }
/** Surfaces are large and may have joints; things may be small, with their border near. */
export const SURFACE_GRAIN: Grain = { radius: 10, quantile: 0.65, least: 1, most: 6 }
export const THING_GRAIN: Grain = { radius: 6, quantile: 0.65, least: 1, most: 6 }

/** Around the place from which a surface is grown; a rough one is not to be lost in its joints. */
export const SEED_GRAIN: Grain = { radius: 10, quantile: 0.65, least: 0.4, most: 3 }

/** Usual contrast around a place: noise on a wall, joints and grain on a floor. */
export function grainAt(image: WorkingImage, x: number, y: number, { radius, quantile, least, most }: Grain): number {
  const { width, height, colours } = image
  const contrasts: number[] = []
  for (const pixel of discAround(image, x, y, radius)) {
    if (pixel % width < width - 1) contrasts.push(contrast(colours, pixel, pixel + 1))
    if (pixel + width < width * height) contrasts.push(contrast(colours, pixel, pixel + width))
  }
  const usual = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * quantile)] ?? 0
  return Math.min(most, Math.max(least, 2.2 * Math.sqrt(usual)))
}

/** Pixels whose centres lie within the radius. */
export function discAround({ width, height }: Size, x: number, y: number, radius: number): number[] {
  const pixels: number[] = []
  for (let row = Math.max(0, Math.floor(y - radius)); row <= Math.min(height - 1, y + radius); row++)
    for (let column = Math.max(0, Math.floor(x - radius)); column <= Math.min(width - 1, x + radius); column++)
      if (Math.hypot(column + 0.5 - x, row + 0.5 - y) <= radius) pixels.push(row * width + column)
  return pixels
}
