import { type Found, TAP_PX, type Tap } from './correction.ts'
import type { Ground } from './ground.ts'
import { cutLabels, INSIDE, type Links, OPEN, OUTSIDE } from './labelling.ts'
import { localFit } from './local-colour.ts'
import { Mixture } from './mixture.ts'
import { pixelsWhere } from './pixels.ts'
import { discAround, grainAt, reachFrom, SEED_GRAIN } from './reach.ts'
import { BoxFilter } from './window.ts'
import type { WorkingImage } from './working-image.ts'

const ROUNDS = 3
/** Reach (geodesic distance) within which a tap learns the surface's colours, and the minimum pixels. */
const SEED_REACH = 12
const FEWEST = 60
/** Cost of a colour that nothing in the picture has. */
const UNKNOWN = 8
/** Pixels that fit better than this do not teach the background. */
const LIKENESS = 6
/** Radius of a place's surroundings, as a share of the longer side. */
const SURROUNDINGS = 0.06
/** Weight of the local fit against the whole surface's colours. */
const LOCAL = 0.7
/** Weight of a network's odds, and how much they are raised: it is careful with what is partly hidden. */
const [TOLD, RAISED] = [1.5, 0.6]
/** Odds from which a pixel teaches the surface's colours: a network thinks it likely. */
const LIKELY = 0
/** What colours and the box's lines count without a network, and beside one. */
const WEIGHTS = { alone: { byColour: 1, byLines: 1 }, besideNetwork: { byColour: 0.6, byLines: 0.5 } }

/**
 * Pixels of one face that show its surface: GrabCut (Rother, Kolmogorov, Blake 2004) within the room box, from a place
 * on it, by default the face's most typical one. `odds`: what a network says of each pixel.
 */
export function surfaceFound(
  image: WorkingImage,
  links: Links,
  ground: Ground,
  tapped: Tap | undefined,
  odds?: Float32Array,
): Found {
  const place = tapped ?? typicalPlace(image, ground, odds)
  if (place) return grown(image, ground, links, place, odds)
  const count = image.width * image.height
  return { labels: new Uint8Array(count), evidence: new Float32Array(count) }
}

/** Segments the surface from the colours around a place on it. */
function grown(image: WorkingImage, ground: Ground, links: Links, place: Tap, odds?: Float32Array): Found {
  const { colours, width, height } = image
  const { byColour, byLines } = odds ? WEIGHTS.besideNetwork : WEIGHTS.alone
  const count = width * height
  const near = seedsOf(image, ground, place)
  // One surface may have several colours, which only a network knows.
  const likely = odds && pixelsWhere(count, (pixel) => (odds[pixel] as number) > LIKELY && ground.isOn(pixel, 2))
  const seeds = likely && likely.length > near.length ? Uint32Array.from(new Set([...near, ...likely])) : near
  const known = new Uint8Array(count).map((_, pixel) => (ground.isFarOff(pixel) ? OUTSIDE : OPEN))
  let labels: Uint8Array = new Uint8Array(count)
  for (const pixel of seeds) labels[pixel] = INSIDE
  for (const pixel of discAround(image, place.x, place.y, TAP_PX)) known[pixel] = INSIDE
  let surface = Mixture.of(colours, seeds)
  let rest: Mixture | undefined
  const fit = new Float32Array(count)
  const inside = new Float32Array(count)
  const outside = new Float32Array(count)
  for (let round = 0; round < ROUNDS; round++) {
    const local = localFit(image, (pixel) => labels[pixel] === INSIDE)
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
      const told = odds ? TOLD * ((odds[pixel] as number) + RAISED) : 0
      const strange = odds ? Math.min(UNKNOWN, likeness) : likeness
      inside[pixel] = byColour * strange + byLines * ground.asideCost(pixel) - Math.min(0, told)
      // Beyond an edge of the room, another surface may have the same paint.
      const paint = likeness + ground.insideCost(pixel)
      const other = Math.min(UNKNOWN, paint, rest?.cost(colours, pixel) ?? UNKNOWN)
      outside[pixel] = byColour * other + Math.max(0, told)
    }
    labels = cutLabels(image, links, { known, inside, outside })
  }
  return { labels, evidence: outside.map((cost, pixel) => cost - (inside[pixel] as number)) }
}

/** Pixels with the surface's colours: on the face, and connected to the place. */
function seedsOf(image: WorkingImage, ground: Ground, { x, y }: Tap): Uint32Array {
  const count = image.width * image.height
  const reach = reachFrom(image, discAround(image, x, y, TAP_PX / 2), grainAt(image, x, y, SEED_GRAIN))
  const isNear = (pixel: number) => (reach[pixel] as number) < SEED_REACH
  const onFace = pixelsWhere(count, (pixel) => isNear(pixel) && ground.isOn(pixel, 2))
  return onFace.length >= FEWEST ? onFace : pixelsWhere(count, (pixel) => isNear(pixel))
}

/** The place on the face whose surroundings have its most frequent colours; undefined when the face is not visible. */
function typicalPlace(image: WorkingImage, ground: Ground, odds?: Float32Array): Tap | undefined {
  const { colours, width, height } = image
  const onFace = pixelsWhere(width * height, (pixel) => ground.isOn(pixel, 2))
  const told = odds ? onFace.filter((pixel) => (odds[pixel] as number) > 0) : onFace
  const face = told.length < FEWEST ? onFace : told
  if (face.length < FEWEST) return undefined
  const all = Mixture.of(colours, face)
  const window = new BoxFilter(width, height, Math.round(SURROUNDINGS * Math.max(width, height)))
  const strangeness = window.mean((pixel) =>
    ground.isOn(pixel) ? Math.min(UNKNOWN, all.cost(colours, pixel)) : UNKNOWN,
  )
  const best = face.reduce((a, b) => ((strangeness[b] as number) < (strangeness[a] as number) ? b : a))
  return { x: (best % width) + 0.5, y: Math.floor(best / width) + 0.5, isPositive: true }
}
