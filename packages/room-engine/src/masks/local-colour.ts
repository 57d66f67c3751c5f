import { BoxFilter } from './window.ts'
import type { WorkingImage } from './working-image.ts'

/** Added to variances: photo noise at working size. */
const LEAST_VARIANCE = 0.5
/** Radius of the neighbourhood as a share of the longer side, and the share of it that must be labelled. */
const REACH = 0.06
const ENOUGH = 0.1

/** How badly each pixel fits its labelled neighbourhood, and how far to trust that, 0 to 1. */
export type LocalFit = { cost: Float32Array; trust: Float32Array }

/**
 * Local mean and variance of labelled pixels, so that light falling off over a wall makes no difference (after X. Bai
 * et al., "Video SnapCut", SIGGRAPH 2009).
 */
export function localFit({ width, height, colours }: WorkingImage, isLabelled: (pixel: number) => boolean): LocalFit {
  const count = width * height
  const window = new BoxFilter(width, height, Math.round(REACH * Math.max(width, height)))
  const share = window.mean((pixel) => (isLabelled(pixel) ? 1 : 0))
  const cost = new Float32Array(count)
  const [sums, squares] = [new Float32Array(count), new Float32Array(count)]
  for (let axis = 0; axis < 3; axis++) {
    const value = (pixel: number) => (isLabelled(pixel) ? (colours[pixel * 3 + axis] as number) : 0)
    window.mean(value, sums)
    window.mean((pixel) => value(pixel) ** 2, squares)
    for (let pixel = 0; pixel < count; pixel++) {
      const known = share[pixel] as number
      if (known < 1e-3) continue
      const mean = (sums[pixel] as number) / known
      const variance = Math.max(0, (squares[pixel] as number) / known - mean * mean) + LEAST_VARIANCE
      const off = (colours[pixel * 3 + axis] as number) - mean
      cost[pixel] = (cost[pixel] as number) + (off * off) / (2 * variance) + 0.5 * Math.log(variance)
    }
  }
  return { cost, trust: share.map((known) => Math.min(1, known / ENOUGH)) }
}
