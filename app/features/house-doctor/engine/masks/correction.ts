import type { Ground } from './ground.ts'
import { INSIDE, labelled, OPEN, OUTSIDE } from './labelling.ts'
import { localFit } from './local-colour.ts'
import { type Look, pixelsWhere } from './look.ts'
import { Mixture } from './mixture.ts'
import { discAround, grainAt, reachFrom, SURFACE_GRAIN, THING_GRAIN } from './reach.ts'

/** Something a person says about a place (pixels): it belongs to what is meant, or it does not. */
export type Tap = { x: number; y: number; isPositive: boolean }

/** What a finger covers for certain, in pixels of the working size. */
export const TAP_PX = 4
/** How far, in reach, what is tapped shows its colours. */
const NEAR = 2
const COMPONENTS = 3
const ROUNDS = 2
/** What a colour that neither side has costs. */
const UNKNOWN = 8
/** How much being nearer to this tap than to one that says the contrary counts: for things, and on the face itself. */
const [NEARNESS, NEARNESS_ON_FACE] = [4, 1]
/** The reach of a tap that no other contradicts. */
const FREE_REACH = 8
/** What speaks for changing something at all. */
const READINESS = 1
const FEWEST = 60
const NEVER = 99

/**
 * The labels after one more tap: what is tapped changes sides with all that looks like it and is not parted from it,
 * against the colours that stay; what has the right label already keeps it. `before` are the taps so far. On a ground,
 * a positive tap changes nothing far off its face, except where the tap itself is there.
 */
export function corrected(
  look: Look,
  labels: Uint8Array,
  tap: Tap,
  before: readonly Tap[],
  ground?: Ground,
): Uint8Array {
  const { width, height, colours } = look
  const count = width * height
  const at = Math.floor(tap.y) * width + Math.floor(tap.x)
  const wanted = tap.isPositive ? INSIDE : OUTSIDE
  if (labels[at] === wanted) return labels
  const reachOf = ({ x, y, isPositive }: Tap) =>
    reachFrom(look, discAround(look, x, y, TAP_PX / 2), grainAt(look, x, y, isPositive ? SURFACE_GRAIN : THING_GRAIN))
  const contrary = before.filter(({ isPositive }) => isPositive !== tap.isPositive)
  const reach = reachOf(tap)
  const against = contrary.map(reachOf)
  const face = tap.isPositive && ground && !ground.isFarOff(at) ? ground : undefined

  const known = Uint8Array.from(labels, (label, pixel) =>
    label === wanted ? wanted : face?.isFarOff(pixel) ? OUTSIDE : OPEN,
  )
  for (const { x, y } of contrary) for (const pixel of discAround(look, x, y, TAP_PX)) known[pixel] = 1 - wanted
  for (const pixel of discAround(look, tap.x, tap.y, TAP_PX)) known[pixel] = wanted

  let changing = pixelsWhere(count, (pixel) => (reach[pixel] as number) < NEAR && labels[pixel] !== wanted)
  let now = labels
  const change = new Float32Array(count)
  const stay = new Float32Array(count)
  for (let round = 0; round < ROUNDS && changing.length > 0; round++) {
    const tapped = Mixture.of(colours, changing, COMPONENTS)
    const staying = pixelsWhere(
      count,
      (pixel) =>
        now[pixel] !== wanted &&
        (reach[pixel] as number) > 2 * NEAR &&
        !(face && tapped.cost(colours, pixel) < UNKNOWN),
    )
    const rest = staying.length > FEWEST ? Mixture.of(colours, staying) : undefined
    const isStaying = new Uint8Array(count)
    for (const pixel of staying) isStaying[pixel] = 1
    const local = localFit(look, (pixel) => isStaying[pixel] === 1)
    for (let pixel = 0; pixel < count; pixel++) {
      if (known[pixel] !== OPEN) continue
      const here = reach[pixel] as number
      const there = against.reduce(
        (least, other) => Math.min(least, other[pixel] as number),
        against.length > 0 ? 1e9 : FREE_REACH,
      )
      const nearness = ((face ? NEARNESS_ON_FACE : NEARNESS) * (there - here)) / (there + here + 1e-3)
      const around = (local.trust[pixel] as number) > 0.5 ? (local.cost[pixel] as number) : NEVER
      change[pixel] = Math.min(UNKNOWN, tapped.cost(colours, pixel)) + (face?.asideCost(pixel) ?? 0)
      stay[pixel] = Math.min(UNKNOWN, around, rest?.cost(colours, pixel) ?? NEVER) + nearness - READINESS
    }
    const costs = tap.isPositive ? { inside: change, outside: stay } : { inside: stay, outside: change }
    now = labelled(look, { known, ...costs }, ground?.faces)
    changing = pixelsWhere(count, (pixel) => now[pixel] === wanted && labels[pixel] !== wanted)
  }
  return face ? now : joined(look, labels, now, at)
}

/** What has changed in one piece with a pixel; everything else as before. */
function joined({ width, height }: Look, before: Uint8Array, after: Uint8Array, at: number): Uint8Array {
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
