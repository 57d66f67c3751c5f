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
    const [from, to] = [Math.max(0, line - 2 * near), Math.min(height, line + 2 * near)]
    let seen = from
    for (let y = from; y < to; y++) if ((ceiling[y * width + x] as number) > (wall[y * width + x] as number)) seen++
    if (seen === from || seen === to || Math.abs(seen - line) > near) continue
    for (let y = Math.max(0, line - near); y < Math.min(height, line + near); y++) {
      const pixel = y * width + x
      const both = (wall[pixel] as number) + (ceiling[pixel] as number)
      if (both <= 0) continue
      const share = (wall[pixel] as number) / both
      wall[pixel] = both * (y < line ? Math.min(share, 1 - OWN_SIDE) : Math.max(share, OWN_SIDE))
      ceiling[pixel] = both - (wall[pixel] as number)
    }
  }
}
