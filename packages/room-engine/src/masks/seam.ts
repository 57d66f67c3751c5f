import { FACES } from '../geometry/room-box.ts'
import type { Size } from './mask.ts'

/** How far from the box's line a network's line counts as the same, as a share of the longer side. */
const NEAR = 0.035
/** Share of what a network calls wall or ceiling that goes to the side of the box's line. */
const OWN_SIDE = 0.65

/** Probabilities of each pixel. */
export type Chances = { wall: Float32Array; ceiling: Float32Array }

const CEILING = FACES.indexOf('ceiling')

/**
 * A network draws the line between wall and ceiling in waves; the box knows that it is straight. In columns where both
 * mean the same line, pixels near it are nearly open, so that an edge of the picture decides, or else the box.
 */
export function straightenCeiling({ wall, ceiling }: Chances, faces: Uint8Array, { width, height }: Size): void {
  const near = Math.round(NEAR * Math.max(width, height))
  for (let x = 0; x < width; x++) {
    let line = 0
    while (line < height && faces[line * width + x] === CEILING) line++
    if (line === 0 || line === height) continue
    const leaning = (from: number, to: number) => {
      let sum = 0
      for (let y = Math.max(0, from); y < Math.min(height, to); y++)
        sum += (wall[y * width + x] as number) - (ceiling[y * width + x] as number)
      return sum
    }
    if (leaning(line - 2 * near, line - near) >= 0 || leaning(line + near, line + 2 * near) <= 0) continue
    for (let y = Math.max(0, line - near); y < Math.min(height, line + near); y++) {
      const pixel = y * width + x
      const both = (wall[pixel] as number) + (ceiling[pixel] as number)
      const share = (wall[pixel] as number) / both
      wall[pixel] = both * (y < line ? Math.min(share, 1 - OWN_SIDE) : Math.max(share, OWN_SIDE))
      ceiling[pixel] = both - (wall[pixel] as number)
    }
  }
}
