import { connectedTo } from './connected.ts'
import { colourCost } from './evidence.ts'
import { bestGrowth } from './growth.ts'
import { cutLabels, INSIDE, OPEN, OUTSIDE } from './labelling.ts'
import { discAround, grainAt, reachFrom, SURFACE_GRAIN, THING_GRAIN } from './reach.ts'
import type { Scene } from './scene.ts'
import type { WorkingImage } from './working-image.ts'

/** A tap (pixels) that says whether this place belongs to the target. */
export type Tap = { x: number; y: number; isPositive: boolean }

/** Labels, and the log odds of inside that they came from. */
export type Found = { labels: Uint8Array; evidence: Float32Array }

/** Radius that a tap labels for certain, in working pixels. */
export const TAP_PX = 4
/** Log odds that a pixel beside a tap goes with it, and what each logarithm of the distance takes away. */
const [NEAR, PER_REACH] = [2.75, 0.9]
/** Weight of what was found before, where a tap adds and where it takes away, and the most that it counts for. */
const [KEPT_OUTSIDE, KEPT_INSIDE, MOST_KEPT] = [0.3, 0.5, 3]
/** Odds against what is nearer to a tap that said the contrary. */
const CONTRARY = 3
/** Odds are never greater, so that edges decide between near alternatives. */
const MOST = 4
/** Odds that a person's tap leaves behind. */
const TOLD = 2

/** Labels after some taps, one after the other. */
export const correctedBy = (scene: Scene, found: Found, taps: readonly Tap[]): Found =>
  taps.reduce((now, tap, index) => corrected(scene, now, tap, taps.slice(0, index)), found)

/**
 * Labels after one more tap: it changes what is connected to it, on the wrong side, and like it (geodesic distance, in
 * units of the grain around the tap). Nothing else changes. `before` are the earlier taps.
 */
function corrected({ image, links, edges, ground }: Scene, found: Found, tap: Tap, before: readonly Tap[]): Found {
  const { labels, evidence } = found
  const at = Math.floor(tap.y) * image.width + Math.floor(tap.x)
  const wanted = tap.isPositive ? INSIDE : OUTSIDE
  if (labels[at] === wanted) return found
  const contrary = before.filter(({ isPositive }) => isPositive !== tap.isPositive)
  // A tap off the face says that the box is wrong there, or that what is taken away lies off it.
  const limit = tap.isPositive === !ground?.isFarOff(at) ? ground : undefined
  const likeness = likenessTo(image, tap, contrary)
  const kept = tap.isPositive ? KEPT_OUTSIDE : KEPT_INSIDE
  const gain = likeness.odds.map((odds, pixel) => {
    const said = (tap.isPositive ? -1 : 1) * (evidence[pixel] as number)
    return (
      odds -
      kept * Math.min(MOST_KEPT, Math.max(0, said)) -
      (likeness.isContrary(pixel) ? CONTRARY : 0) -
      (tap.isPositive ? 1 : -1) * Math.min(MOST, limit?.asideCost(pixel) ?? 0)
    )
  })
  const isAllowed = (pixel: number) => !tap.isPositive || !limit?.isFarOff(pixel)
  const wrong = connectedTo(image, at, (pixel) => labels[pixel] !== wanted && isAllowed(pixel))
  const marked = tap.isPositive ? 0 : labels.reduce((sum, label) => sum + (label === INSIDE ? 1 : 0), 0)
  const shift = bestGrowth(image, edges, at, wrong, gain, marked)
  const known = labels.map((label, pixel) => (label === wanted ? wanted : isAllowed(pixel) ? OPEN : 1 - wanted))
  for (const { x, y } of contrary) for (const pixel of discAround(image, x, y, TAP_PX)) known[pixel] = 1 - wanted
  for (const pixel of discAround(image, tap.x, tap.y, TAP_PX)) known[pixel] = wanted
  const change = gain.map((odds) => Math.max(0, Math.min(MOST, -odds - shift)))
  const stay = gain.map((odds) => Math.max(0, Math.min(MOST, odds + shift)))
  const costs = tap.isPositive ? { inside: change, outside: stay } : { inside: stay, outside: change }
  const now = cutLabels(image, links, { known, ...costs })
  now[at] = wanted
  const result = { labels: labels.slice(), evidence: evidence.slice() }
  for (const pixel of connectedTo(image, at, (pixel) => now[pixel] === wanted && labels[pixel] !== wanted)) {
    result.labels[pixel] = wanted
    const odds = Math.max(TOLD, likeness.odds[pixel] as number)
    result.evidence[pixel] = tap.isPositive ? odds : -odds
  }
  return result
}

/** Log odds that each pixel goes with a tap, and whether it is nearer to a contrary one. */
function likenessTo(image: WorkingImage, { x, y, isPositive }: Tap, contrary: readonly Tap[]) {
  const { colours } = image
  const grain = grainAt(image, x, y, isPositive ? SURFACE_GRAIN : THING_GRAIN)
  const reach = reachFrom(image, discAround(image, x, y, TAP_PX / 2), grain)
  const colour = meanColour(
    colours,
    discAround(image, x, y, TAP_PX).filter((pixel) => (reach[pixel] as number) < 3),
  )
  const contraryReach =
    contrary.length > 0
      ? reachFrom(
          image,
          contrary.flatMap((one) => discAround(image, one.x, one.y, TAP_PX / 2)),
          grain,
        )
      : undefined
  return {
    odds: reach.map(
      (distance, pixel) => NEAR - PER_REACH * Math.log(distance + 0.01) - colourCost(colours, pixel, colour),
    ),
    isContrary: (pixel: number) =>
      contraryReach !== undefined && (contraryReach[pixel] as number) < (reach[pixel] as number),
  }
}

function meanColour(colours: Float32Array, pixels: readonly number[]): [number, number, number] {
  const mean: [number, number, number] = [0, 0, 0]
  for (const pixel of pixels)
    for (let axis = 0; axis < 3; axis++)
      mean[axis] = (mean[axis] as number) + (colours[pixel * 3 + axis] as number) / pixels.length
  return mean
}
