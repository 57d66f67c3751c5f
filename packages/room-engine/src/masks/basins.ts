import type { Size } from './mask.ts'

/** Small regions between edges, numbered from 0: one a pixel. */
export type Basins = Size & { count: number; of: Uint32Array }

/** Levels per unit of edge strength, and how many there are. */
const [FINENESS, LEVELS] = [4, 256]

/**
 * Watershed by flooding from the minima of edge strength (F. Meyer, "Topographic distance and watershed lines", 1994).
 * Each pixel belongs to a basin.
 */
export function basinsOf({ width, height }: Size, edges: Float32Array): Basins {
  const count = width * height
  const levels = Uint8Array.from(edges, (edge) => Math.min(LEVELS - 1, Math.floor(edge * FINENESS)))
  const of = new Uint32Array(count)
  const found = plateaus({ width, height }, levels, of)
  const queues = Array.from({ length: LEVELS }, (): number[] => [])
  const isQueued = new Uint8Array(count)
  const push = (pixel: number, least: number) => {
    if (of[pixel] || isQueued[pixel]) return
    isQueued[pixel] = 1
    queues[Math.max(least, levels[pixel] as number)]?.push(pixel)
  }
  for (let pixel = 0; pixel < count; pixel++)
    if (of[pixel]) for (const next of besides(pixel, width, count)) push(next, 0)
  for (let level = 0; level < LEVELS; level++) {
    const queue = queues[level] as number[]
    for (let index = 0; index < queue.length; index++) {
      const pixel = queue[index] as number
      for (const next of besides(pixel, width, count)) if (of[next] && !of[pixel]) of[pixel] = of[next] as number
      for (const next of besides(pixel, width, count)) push(next, level)
    }
  }
  return { width, height, count: found, of: of.map((number) => number - 1) }
}

/** Numbers the connected minima from 1 and returns how many there are. */
function plateaus({ width, height }: Size, levels: Uint8Array, of: Uint32Array): number {
  const count = width * height
  const seen = new Uint8Array(count)
  let found = 0
  for (let start = 0; start < count; start++) {
    if (seen[start]) continue
    const level = levels[start] as number
    const plateau = [start]
    seen[start] = 1
    let isLowest = true
    for (let index = 0; index < plateau.length; index++)
      for (const next of besides(plateau[index] as number, width, count)) {
        if ((levels[next] as number) < level) isLowest = false
        if (seen[next] || levels[next] !== level) continue
        seen[next] = 1
        plateau.push(next)
      }
    if (!isLowest) continue
    found++
    for (const pixel of plateau) of[pixel] = found
  }
  return found
}

/** The pixels beside, above and below. */
function besides(pixel: number, width: number, count: number): number[] {
  const column = pixel % width
  const next: number[] = []
  if (column > 0) next.push(pixel - 1)
  if (column < width - 1) next.push(pixel + 1)
  if (pixel >= width) next.push(pixel - width)
  if (pixel + width < count) next.push(pixel + width)
  return next
}
