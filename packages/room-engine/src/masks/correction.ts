import type { Ground } from './ground.ts'
import { cutLabels, INSIDE, type Links, OPEN, OUTSIDE } from './labelling.ts'
import { localFit } from './local-colour.ts'
import { Mixture } from './mixture.ts'
import { pixelsWhere } from './pixels.ts'
import { discAround, grainAt, reachFrom, SURFACE_GRAIN, THING_GRAIN } from './reach.ts'
import type { WorkingImage } from './working-image.ts'

/** A tap (pixels) that says whether this place belongs to the target. */
export type Tap = { x: number; y: number; isPositive: boolean }

/** Radius that a tap labels for certain, in working pixels. */
export const TAP_PX = 4
/** Reach (geodesic distance) within which a tap learns its colours. */
const NEAR = 2
const COMPONENTS = 3
const ROUNDS = 2
/** Cost of a colour that neither side has. */
const UNKNOWN = 8
/** Weight of being nearer to this tap than to an opposite one: for things, and on the face. */
const [NEARNESS, NEARNESS_ON_FACE] = [4, 1]
/** Reach of a tap without opposite taps. */
const FREE_REACH = 8
/** Cost of changing more than the tapped spot. */
const RELUCTANCE = 1
/** Minimum pixels for a colour model. */
const FEWEST = 60

/** A correction: the wanted label, and each pixel's distance from this tap and from opposite ones. */
type Claim = {
  wanted: number
  reach: Float32Array
  contraryReach: Float32Array
  /** The face that limits a positive tap. */
  face: Ground | undefined
}

/**
 * Labels after one more tap: similar, connected pixels change with it. `before` are the earlier taps. On a face, a
 * positive tap changes nothing far outside, except at the tap itself.
 */
export function corrected(
  image: WorkingImage,
  links: Links,
  labels: Uint8Array,
  tap: Tap,
  before: readonly Tap[],
  ground?: Ground,
): Uint8Array {
  const at = Math.floor(tap.y) * image.width + Math.floor(tap.x)
  const wanted = tap.isPositive ? INSIDE : OUTSIDE
  if (labels[at] === wanted) return labels
  const contrary = before.filter(({ isPositive }) => isPositive !== tap.isPositive)
  const reachOf = (one: Tap) =>
    reachFrom(image, discAround(image, one.x, one.y, TAP_PX / 2), grainOf(image, one, before))
  const claim: Claim = {
    wanted,
    reach: reachOf(tap),
    contraryReach: least(labels.length, contrary.map(reachOf)),
    face: tap.isPositive && ground && !ground.isFarOff(at) ? ground : undefined,
  }
  const known = labels.map((label, pixel) => (label === wanted ? wanted : claim.face?.isFarOff(pixel) ? OUTSIDE : OPEN))
  for (const { x, y } of contrary) for (const pixel of discAround(image, x, y, TAP_PX)) known[pixel] = 1 - wanted
  for (const pixel of discAround(image, tap.x, tap.y, TAP_PX)) known[pixel] = wanted

  let changing = pixelsWhere(labels.length, (pixel) => labels[pixel] !== wanted && isClose(claim, pixel))
  let now = labels
  for (let round = 0; round < ROUNDS && changing.length > 0; round++) {
    const { change, stay } = costsOf(image, claim, known, now, changing)
    const costs = tap.isPositive ? { inside: change, outside: stay } : { inside: stay, outside: change }
    now = cutLabels(image, links, { known, ...costs })
    changing = pixelsWhere(labels.length, (pixel) => now[pixel] === wanted && labels[pixel] !== wanted)
  }
  return claim.face ? now : joined(image, labels, now, at)
}

/** Pixel-wise minimum of several reaches. */
function least(count: number, reaches: readonly Float32Array[]): Float32Array {
  const [first, ...others] = reaches
  if (!first) return new Float32Array(count).fill(FREE_REACH)
  return first.map((reach, pixel) => others.reduce((a, other) => Math.min(a, other[pixel] as number), reach))
}

const isClose = ({ reach, contraryReach }: Claim, pixel: number) =>
  (reach[pixel] as number) < NEAR && (reach[pixel] as number) <= (contraryReach[pixel] as number)

/** Cost of each pixel to change and to stay. */
function costsOf(image: WorkingImage, claim: Claim, known: Uint8Array, now: Uint8Array, changing: Uint32Array) {
  const { colours } = image
  const { wanted, reach, contraryReach, face } = claim
  const tapped = Mixture.of(colours, changing, COMPONENTS)
  const isNearer = (pixel: number) => !face && (contraryReach[pixel] as number) < (reach[pixel] as number)
  const staying = pixelsWhere(
    now.length,
    (pixel) =>
      now[pixel] !== wanted &&
      (reach[pixel] as number) > 2 * NEAR &&
      (isNearer(pixel) || tapped.cost(colours, pixel) > UNKNOWN),
  )
  const rest = staying.length > FEWEST ? Mixture.of(colours, staying) : undefined
  const isStaying = new Uint8Array(now.length)
  for (const pixel of staying) isStaying[pixel] = 1
  const local = localFit(image, (pixel) => isStaying[pixel] === 1)
  const change = new Float32Array(now.length)
  const stay = new Float32Array(now.length)
  for (let pixel = 0; pixel < now.length; pixel++) {
    if (known[pixel] !== OPEN) continue
    const [here, there] = [reach[pixel] as number, contraryReach[pixel] as number]
    const nearness = ((face ? NEARNESS_ON_FACE : NEARNESS) * (there - here)) / (there + here + 1e-3)
    const around = (local.trust[pixel] as number) > 0.5 ? (local.cost[pixel] as number) : UNKNOWN
    change[pixel] = Math.min(UNKNOWN, tapped.cost(colours, pixel)) + (face?.asideCost(pixel) ?? 0)
    stay[pixel] = Math.min(UNKNOWN, around, rest?.cost(colours, pixel) ?? UNKNOWN) + nearness - RELUCTANCE
  }
  return { change, stay }
}

/** A surface keeps the grain of its first tap: a tap near a thing's edge says nothing about it. */
function grainOf(image: WorkingImage, { x, y, isPositive }: Tap, before: readonly Tap[]): number {
  if (!isPositive) return grainAt(image, x, y, THING_GRAIN)
  const first = before.find((tap) => tap.isPositive)
  const here = grainAt(image, x, y, SURFACE_GRAIN)
  return first ? Math.min(here, grainAt(image, first.x, first.y, SURFACE_GRAIN)) : here
}

/** Keeps only the change that is connected to a pixel. */
function joined({ width, height }: WorkingImage, before: Uint8Array, after: Uint8Array, at: number): Uint8Array {
  const labels = before.slice()
  const wanted = after[at] as number
  const queue = [at]
  labels[at] = wanted
  for (let pixel = queue.pop(); pixel !== undefined; pixel = queue.pop()) {
    const column = pixel % width
    const besides = [column > 0 ? pixel - 1 : pixel, column < width - 1 ? pixel + 1 : pixel]
    for (const next of [...besides, pixel - width, pixel + width]) {
      if (next < 0 || next >= width * height || labels[next] === wanted || after[next] !== wanted) continue
      labels[next] = wanted
      queue.push(next)
    }
  }
  return labels
}
