import { distanceTo } from './distance.ts'
import type { Mask } from './mask.ts'

/**
 * Fades the border inwards, by one minus a Gaussian of the distance. Outside stays exactly 0; thin parts get faint but
 * stay.
 */
export function feathered(mask: Mask, sigmaPx: number): Mask {
  if (sigmaPx <= 0) return mask
  const depth = distanceTo(mask.width, mask.height, (pixel) => mask.data[pixel] === 0)
  const data = mask.data.map((value, pixel) => {
    // The border lies half a pixel before the first pixel outside.
    const sigmas = ((depth[pixel] as number) - 0.5) / sigmaPx
    return value === 0 ? 0 : Math.max(1, Math.round(value * (1 - Math.exp(-0.5 * sigmas * sigmas))))
  })
  return { ...mask, data }
}
