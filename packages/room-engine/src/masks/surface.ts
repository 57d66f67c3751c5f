import { corrected, TAP_PX, type Tap } from './correction.ts'
import type { Ground } from './ground.ts'
import { INSIDE, type Links, labelled, OPEN, OUTSIDE } from './labelling.ts'
import { localFit } from './local-colour.ts'
import { Mixture } from './mixture.ts'
import { pixelsWhere } from './pixels.ts'
import { discAround, grainAt, reachFrom, SURFACE_GRAIN } from './reach.ts'
import { Window } from './window.ts'
import type { WorkingImage } from './working-image.ts'

const ROUNDS = 3
/** How far from a tap, in reach, a surface shows its colours; and the fewest pixels that show them. */
const SEED_REACH = 12
const FEWEST = 60
/** What a colour that nothing in the picture is known to have costs. */
const UNKNOWN = 8
/** Pixels that fit a surface better than this are no lesson in what it is not. */
const LIKENESS = 6
/** How far around a place its surroundings are looked at, as part of the picture's longer side. */
const SURROUNDINGS = 0.06
/** How much the neighbourhood says about a pixel's fit, against all of the surface's colours. */
const LOCAL = 0.7

/**
 * The pixels of a face of the room that show the surface itself: GrabCut (Rother, Kolmogorov, Blake 2004) on the ground of
 * the room's box. The box says where the surface may be, its lines where it probably ends; its colours are those around
 * the first positive tap, or without one around the place that is most like the rest of the face; what looks like none of
 * them is left out. All other taps are corrections, one upon the other. Where it is known which pixels `show` the face,
 * nothing is looked for, and all taps are corrections.
 */
export function surfaceLabels(
  look: WorkingImage,
  links: Links,
  ground: Ground,
  taps: readonly Tap[],
  shown?: Uint8Array,
): Uint8Array {
  if (shown) return putRight(look, links, ground, shown, taps)
  const tapped = taps.find(({ isPositive }) => isPositive)
  const first = tapped ?? typicalPlace(look, ground)
  if (!first) return new Uint8Array(look.width * look.height)
  const others = taps.filter((tap) => tap !== tapped)
  return putRight(look, links, ground, grown(look, ground, links, first), others, tapped)
}

/** Labels after taps, one upon the other; `first` is the one that they were found from. */
function putRight(
  look: WorkingImage,
  links: Links,
  ground: Ground,
  found: Uint8Array,
  taps: readonly Tap[],
  first?: Tap,
): Uint8Array {
  const before = first ? [first] : []
  let labels = found
  for (const tap of taps) {
    labels = corrected(look, links, labels, tap, before, ground)
    before.push(tap)
  }
  return labels
}

/** From the colours around a place on it. */
function grown(look: WorkingImage, ground: Ground, links: Links, place: Tap): Uint8Array {
  const { colours, width, height } = look
  const count = width * height
  const seeds = seedsOf(look, ground, place)
  const known = new Uint8Array(count).map((_, pixel) => (ground.isFarOff(pixel) ? OUTSIDE : OPEN))
  let labels: Uint8Array = new Uint8Array(count)
  for (const pixel of seeds) labels[pixel] = INSIDE
  for (const pixel of discAround(look, place.x, place.y, TAP_PX)) known[pixel] = INSIDE
  let surface = Mixture.of(colours, seeds)
  let rest: Mixture | undefined
  const fit = new Float32Array(count)
  const inside = new Float32Array(count)
  const outside = new Float32Array(count)
  for (let round = 0; round < ROUNDS; round++) {
    const local = localFit(look, (pixel) => labels[pixel] === INSIDE)
    if (round > 0)
      surface = surface.learnt(
        colours,
        pixelsWhere(count, (pixel) => labels[pixel] === INSIDE),
      )
    for (let pixel = 0; pixel < count; pixel++) {
      const trust = LOCAL * (local.trust[pixel] as number)
      fit[pixel] = surface.cost(colours, pixel) * (1 - trust) + (local.cost[pixel] as number) * trust
    }
    const others = pixelsWhere(count, (pixel) => labels[pixel] === OUTSIDE && (fit[pixel] as number) > LIKENESS)
    if (others.length > FEWEST) rest = rest?.learnt(colours, others) ?? Mixture.of(colours, others)
    for (let pixel = 0; pixel < count; pixel++) {
      if (known[pixel] !== OPEN) continue
      const likeness = fit[pixel] as number
      inside[pixel] = likeness + ground.asideCost(pixel)
      // Beyond a line of the room another surface may have the same paint.
      const paint = likeness + ground.insideCost(pixel)
      outside[pixel] = Math.min(UNKNOWN, paint, rest?.cost(colours, pixel) ?? UNKNOWN)
    }
    labels = labelled(look, links, { known, inside, outside })
  }
  return labels
}

/** The pixels that show the surface's colours: on the face, and not parted from the place. */
function seedsOf(look: WorkingImage, ground: Ground, { x, y }: Tap): Uint32Array {
  const count = look.width * look.height
  const reach = reachFrom(look, discAround(look, x, y, TAP_PX / 2), grainAt(look, x, y, SURFACE_GRAIN))
  const isNear = (pixel: number) => (reach[pixel] as number) < SEED_REACH
  const onFace = pixelsWhere(count, (pixel) => isNear(pixel) && ground.isOn(pixel, 2))
  return onFace.length >= FEWEST ? onFace : pixelsWhere(count, (pixel) => isNear(pixel))
}

/** The place on the face whose surroundings have the face's most frequent colours; none if the face is not in the picture. */
function typicalPlace(look: WorkingImage, ground: Ground): Tap | undefined {
  const { colours, width, height } = look
  const face = pixelsWhere(width * height, (pixel) => ground.isOn(pixel, 2))
  if (face.length < FEWEST) return undefined
  const all = Mixture.of(colours, face)
  const window = new Window(width, height, Math.round(SURROUNDINGS * Math.max(width, height)))
  const strangeness = window.mean((pixel) =>
    ground.isOn(pixel) ? Math.min(UNKNOWN, all.cost(colours, pixel)) : UNKNOWN,
  )
  const best = face.reduce((a, b) => ((strangeness[b] as number) < (strangeness[a] as number) ? b : a))
  return { x: (best % width) + 0.5, y: Math.floor(best / width) + 0.5, isPositive: true }
}
