import { FACES } from '../geometry/room-box.ts'
import type { Size } from './mask.ts'
import { isWall, type Region } from './region.ts'

/** Regions that are taken for wall, the surest first, with the score of each. */
export type Seed = Region & { score: number }

/** Minimum pixels of a seed, and the minimum share of it on the walls. */
const [FEWEST, ON_WALLS] = [40, 0.6]
/** How far below its upper line a region still touches the ceiling, in pixels. */
const TOUCH_PX = 4
/** How much worse than the best one a face's best region may be: of another paint, of its paint, and any other of it. */
const [FURTHEST, FURTHEST_ALIKE, FURTHEST_MORE] = [1.2, 2.5, 3]
/** Difference of two colours of one paint; light makes it brighter or darker. */
const [ONE_PAINT, LIGHT] = [6, 0.5]
/** Lowest place of a region that is taken because it has the paint of a wall. */
const LOWEST = 0.6
/** Lightness of glass before the day, and of shadows. */
const [BLOWN, DARK] = [96, 35]

/** Weight of a network's mean odds. */
const TOLD = 2

const paintDifference = ({ colour: a }: Pick<Region, 'colour'>, { colour: b }: Pick<Region, 'colour'>) =>
  Math.hypot((a[0] - b[0]) * LIGHT, a[1] - b[1], a[2] - b[2])

/**
 * Places to grow the walls from: even, high on the face, touching the ceiling's line, alike on other walls. The walls
 * of a room share a paint, so what has the paint of a good place is one too. `odds` are those of a network, if any.
 */
export function wallSeeds(size: Size, faces: Uint8Array, regions: readonly Region[], odds?: Float32Array): Seed[] {
  const walls = regions.filter(({ pixels, wallShare }) => pixels.length >= FEWEST && wallShare >= ON_WALLS)
  const area = walls.reduce((sum, { pixels }) => sum + pixels.length, 0)
  const areas = FACES.map((_, face) => faces.reduce((count, one) => count + (one === face ? 1 : 0), 0))
  const scored = walls.map((region): Seed => {
    const alike = walls.filter((other) => other.face !== region.face && paintDifference(other, region) < ONE_PAINT)
    const alikeShare = alike.reduce((sum, { pixels }) => sum + pixels.length, 0) / area
    return { ...region, score: scoreOf(size, faces, region, areas[region.face] as number, alikeShare, odds) }
  })
  const ranked = scored.sort((a, b) => b.score - a.score)
  const best = ranked[0]
  if (!best) return []
  const isWithin = (seed: Seed, other: number, alike: number) =>
    seed.score > best.score - (paintDifference(seed, best) < ONE_PAINT ? alike : other)
  const firsts = FACES.flatMap((_, face) => ranked.find((seed) => seed.face === face && isWall(face)) ?? [])
  const chosen = firsts.filter((seed) => isWithin(seed, FURTHEST, FURTHEST_ALIKE))
  return ranked.filter(
    (seed) =>
      chosen.includes(seed) ||
      (seed.height < LOWEST &&
        seed.score > best.score - FURTHEST_MORE &&
        chosen.some((other) => paintDifference(seed, other) < ONE_PAINT)),
  )
}

function scoreOf(
  { width }: Size,
  faces: Uint8Array,
  { pixels, colour, grain, height }: Region,
  faceArea: number,
  alikeShare: number,
  odds: Float32Array | undefined,
): number {
  const touching = pixels.filter((pixel) => {
    const above = pixel - TOUCH_PX * width
    return isWall(faces[pixel] as number) && (above < 0 || FACES[faces[above] as number] === 'ceiling')
  })
  const [lightness, a, b] = colour
  const told = odds ? pixels.reduce((sum, pixel) => sum + (odds[pixel] as number), 0) / pixels.length : 0
  return (
    1.1 * Math.log(pixels.length / faceArea + 0.01) +
    1.2 * Math.min(1, touching.length / Math.sqrt(pixels.length)) -
    3.2 * Math.max(0, height - 0.45) +
    1.5 * Math.min(0.6, alikeShare) -
    0.03 * Math.max(0, Math.hypot(a, b) - 24) -
    0.23 * grain -
    (lightness > BLOWN ? 1.5 : 0) -
    (lightness < DARK ? 1 : 0) +
    TOLD * told
  )
}
