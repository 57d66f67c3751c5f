import { distanceTo } from './distance.ts'
import type { Mask } from './mask.ts'

/**
 * The mask with a border that fades inwards, by one minus a Gaussian of the distance to it. What lies outside stays exactly
 * 0; what is narrower than the border is faint, but not gone.
 */
export function feathered(mask: Mask, sigmaPx: number): Mask {
  if (sigmaPx <= 0) return mask
  const depth = distanceTo(mask.width, mask.height, (pixel) => mask.data[pixel] === 0)
  const data = mask.data.map((value, pixel) => {
    // The border is half a pixel before the first pixel outside.
    const sigmas = ((depth[pixel] as number) - 0.5) / sigmaPx
    return value === 0 ? 0 : Math.max(1, Math.round(value * (1 - Math.exp(-0.5 * sigmas * sigmas))))
  })
  return { ...mask, data }
}
