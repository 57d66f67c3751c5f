import { INSIDE } from './labelling.ts'
import { isWall } from './region.ts'
import type { WallsFound } from './walls.ts'

/** Below this one tap should be asked for. */
const LEAST = 0.55
/** Odds nearer to even than this say nothing. */
const EVEN = 1
/** What the best place, a doubtful pixel and a covered one count, and what is usual. */
const [PER_DOUBT, PER_COVER, USUAL] = [3, 2, 0.45]

/** False where a person should be asked for one tap; what nobody measured (`undefined`) is not doubted. */
export const isSure = (sureness: number | undefined) => sureness === undefined || sureness >= LEAST

/** How sure the walls are, 0 to 1: their best place, how little is doubtful, and how much of the walls they cover. */
export function wallSureness(faces: Uint8Array, { seeds, labels, evidence }: WallsFound): number {
  const best = seeds[0]
  if (!best) return 0
  let [walls, doubtful, covered] = [0, 0, 0]
  for (let pixel = 0; pixel < faces.length; pixel++) {
    if (!isWall(faces[pixel] as number)) continue
    walls++
    if (Math.abs(evidence[pixel] as number) < EVEN) doubtful++
    if (labels[pixel] === INSIDE) covered++
  }
  if (walls === 0) return 0
  return 1 / (1 + Math.exp(-(best.score + (PER_COVER * covered - PER_DOUBT * doubtful) / walls + USUAL)))
}
