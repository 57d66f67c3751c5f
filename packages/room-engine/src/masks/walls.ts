import type { Found } from './correction.ts'
import { type WallOdds, wallEvidence } from './evidence.ts'
import type { Ground } from './ground.ts'
import { withoutHoles } from './holes.ts'
import { cutLabels, OPEN, OUTSIDE } from './labelling.ts'
import { regionsOfOthers } from './others.ts'
import { regionsOf } from './region.ts'
import type { Scene } from './scene.ts'
import { type Seed, wallSeeds } from './seeds.ts'

/** Odds are never greater, so that edges decide where a wall ends. */
const MOST = 5

export type WallsFound = Found & { seeds: readonly Seed[] }

/**
 * Pixels that show a wall, of all walls of the room at once; `ground` limits them to the walls that are asked for.
 * `network`: what a network says of walls, if there is one.
 */
export function wallsFound(scene: Scene, faces: Uint8Array, ground: Ground, network?: WallOdds): WallsFound {
  const { image, links, edges } = scene
  const regions = regionsOf(image, edges, faces)
  const seeds = wallSeeds(image, faces, regions, network?.odds)
  const count = faces.length
  if (seeds.length === 0) return { seeds, labels: new Uint8Array(count), evidence: new Float32Array(count).fill(-MOST) }
  const evidence = wallEvidence(scene, faces, seeds, regionsOfOthers(image, regions, seeds), network)
  const known = new Uint8Array(count).fill(OPEN)
  const inside = new Float32Array(count)
  const outside = new Float32Array(count)
  for (let pixel = 0; pixel < count; pixel++) {
    if (ground.isFarOff(pixel)) known[pixel] = OUTSIDE
    const said = Math.max(-MOST, Math.min(MOST, evidence[pixel] as number))
    inside[pixel] = Math.max(0, -said) + ground.asideCost(pixel)
    outside[pixel] = Math.max(0, said)
  }
  const labels = cutLabels(image, links, { known, inside, outside })
  return { seeds, labels: withoutHoles(image, edges, { labels, evidence }), evidence }
}
