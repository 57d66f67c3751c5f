import type { Ground } from './ground.ts'
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

/** A floor or ceiling that covers less of its face is one that was not found. */
const LEAST_COVERED = 0.15
/** As is one that covers less of what a network expects. */
const LEAST_FOUND = 0.5
/** What a network's mean probability lacks: it is too careful with floors. */
const CAREFUL = 0.2

/** How sure a floor or ceiling is, 0 to 1: how probable a network thinks it; 0 where next to nothing was found. */
export function flatSureness(ground: Ground, labels: Uint8Array, odds: Float32Array): number {
  let [face, found, sum, expected] = [0, 0, 0, 0]
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const chance = 1 / (1 + Math.exp(-(odds[pixel] as number)))
    if (ground.isOn(pixel)) {
      face++
      expected += chance
    }
    if (labels[pixel] !== INSIDE) continue
    found++
    sum += chance
  }
  const isMissed = found < Math.max(LEAST_COVERED * face, LEAST_FOUND * expected)
  return found === 0 || isMissed ? 0 : Math.min(1, sum / found + CAREFUL)
}

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
