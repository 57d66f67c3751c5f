import { Window } from './window.ts'
import type { WorkingImage } from './working-image.ts'

/** Added to variances: the noise of a photo at its working size. */
const LEAST_VARIANCE = 0.5
/** How far around a pixel others count, as part of the picture's longer side; and which part of them has to be known. */
const REACH = 0.06
const ENOUGH = 0.1

/** How badly each pixel fits the labelled ones around it, as a mixture says it, and how much that is worth, 0 to 1. */
export type LocalFit = { cost: Float32Array; trust: Float32Array }

/**
 * Mean and variance of the labelled pixels around each pixel: light that falls off over a wall is no difference there
 * (after the local classifiers of X. Bai et al., "Video SnapCut", SIGGRAPH 2009).
 */
export function localFit({ width, height, colours }: WorkingImage, isLabelled: (pixel: number) => boolean): LocalFit {
  const count = width * height
  const window = new Window(width, height, Math.round(REACH * Math.max(width, height)))
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
