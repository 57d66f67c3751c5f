import { FACES } from '../geometry/room-box.ts'
import type { RoomLabels } from '../network/label-room.ts'
import { reachFrom } from './reach.ts'
import { coresOf, type Region } from './region.ts'
import type { Scene } from './scene.ts'
import type { Seed } from './seeds.ts'

/** Log odds that a pixel next to a seed belongs to its surface, and what each logarithm of the distance takes away. */
const [NEAR, PER_REACH] = [2.6, 0.7]
/** What a unit of difference in colour and in lightness takes away. */
const [PER_COLOUR, PER_LIGHTNESS] = [0.09, 0.03]
/** Contrast that counts as one on the way from a seed. */
const NOISE = 1.2
/** A wall is rather above than below: odds per height of the picture, from the middle down. */
const PER_HEIGHT = 3.2
/** Odds against a wall where the box says floor, and where it says ceiling; the box may be wrong. */
const [ON_FLOOR, ON_CEILING] = [1.2, 2]
/** Odds against what is nearer to something that is no wall. */
const NEARER_TO_OTHERS = 2.5
/** Weight of a network's odds, and how much they are raised where nobody measured that: it is too careful with walls. */
const [TOLD, RAISED] = [2, 0.28]
/** What these rules count beside a network, and the box among them. */
const [RULES_BESIDE, BOX_BESIDE] = [0.6, 0.5]

/** A network's log odds of wall, with what is known of them (`RoomLabels`). */
export type WallOdds = Pick<RoomLabels, 'belief' | 'raised'> & { odds: Float32Array }

/**
 * Log odds of wall for each pixel: nearer to a seed than to `others` by geodesic distance, of the
 * paint of one, within the walls of the box.
 * What a network says counts for more than these rules, and stands for some of them.
 */
export function wallEvidence(
  { image, edges }: Scene,
  faces: Uint8Array,
  seeds: readonly Seed[],
  others: readonly Region[],
  network?: WallOdds,
): Float32Array {
  const { width, height, colours } = image
  const cores = coresOf(seeds, edges).filter((pixel) => !network || (network.odds[pixel] as number) > 0)
  const reach = reachFrom(image, cores, NOISE)
  const otherReach = reachFrom(image, coresOf(others, edges), NOISE)
  return Float32Array.from(faces, (face, pixel) => {
    let strangeness = Number.POSITIVE_INFINITY
    for (const { colour } of seeds) strangeness = Math.min(strangeness, colourCost(colours, pixel, colour))
    const low = Math.max(0, Math.floor(pixel / width) / height - 0.5)
    const off = FACES[face] === 'floor' ? ON_FLOOR : FACES[face] === 'ceiling' ? ON_CEILING : 0
    const other = (otherReach[pixel] as number) < (reach[pixel] as number) ? NEARER_TO_OTHERS : 0
    const alike = NEAR - PER_REACH * Math.log((reach[pixel] as number) + 0.01) - strangeness
    if (!network) return alike - PER_HEIGHT * low - off - other
    const { odds, belief = 1, raised = RAISED } = network
    const told = belief * (odds[pixel] as number) + raised
    return RULES_BESIDE * (alike - BOX_BESIDE * off) + TOLD * told
  })
}

/** What the difference from a colour takes away. */
export function colourCost(colours: Float32Array, pixel: number, [lightness, a, b]: readonly number[]): number {
  const [here, hereA, hereB] = [colours[pixel * 3], colours[pixel * 3 + 1], colours[pixel * 3 + 2]] as [
    number,
    number,
    number,
  ]
  return (
    PER_COLOUR * Math.hypot(hereA - (a as number), hereB - (b as number)) +
    PER_LIGHTNESS * Math.abs(here - (lightness as number))
  )
}
