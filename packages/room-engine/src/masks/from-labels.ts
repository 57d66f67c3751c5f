import type { RoomLabels } from '../network/label-room.ts'
import { ROOM_LABELS, type RoomLabel } from '../network/labels.ts'
import type { Photo } from '../picture.ts'
import { crisp } from './crisp.ts'
import { type Costs, cutLabels, INSIDE, type Links, linksOf, OPEN, OUTSIDE } from './labelling.ts'
import { localFit } from './local-colour.ts'
import type { Mask, Size } from './mask.ts'
import { Mixture } from './mixture.ts'
import { pixelsWhere } from './pixels.ts'
import { type WorkingImage, workingImage } from './working-image.ts'

/** Longer side, in pixels, of the picture in which labels are cut along its edges. */
const WORK_EDGE_PX = 384
/** Weight of the network's costs, and of colours against them. */
const NETWORK = 2
const COLOUR = 0.3
/** Greatest difference that colours make to a pixel, and the rounds in which they are learnt. */
const MOST_COLOUR = 6
const ROUNDS = 2
/** Chances are kept away from 0 and 1, because the network may be surely wrong. */
const LEAST_CHANCE = 0.03
/** Pixels that teach the colours of a side. */
const SURE = 0.6
const FEWEST = 60

/** The chance of a label at each pixel of a picture of another size, by bilinear interpolation. */
export function chancesAt({ width, height, probabilities }: RoomLabels, label: RoomLabel, size: Size): Float32Array {
  const plane = probabilities[label]
  const found = new Float32Array(size.width * size.height)
  const place = (index: number, length: number, own: number) =>
    Math.min(own - 1, Math.max(0, ((index + 0.5) * own) / length - 0.5))
  for (let y = 0, pixel = 0; y < size.height; y++) {
    const atY = place(y, size.height, height)
    const [above, down] = [Math.floor(atY), atY - Math.floor(atY)]
    const below = Math.min(height - 1, above + 1)
    for (let x = 0; x < size.width; x++, pixel++) {
      const atX = place(x, size.width, width)
      const [left, across] = [Math.floor(atX), atX - Math.floor(atX)]
      const right = Math.min(width - 1, left + 1)
      const upper =
        (plane[above * width + left] as number) * (1 - across) + (plane[above * width + right] as number) * across
      const lower =
        (plane[below * width + left] as number) * (1 - across) + (plane[below * width + right] as number) * across
      found[pixel] = upper * (1 - down) + lower * down
    }
  }
  return found
}

/** Costs of counting each pixel to a label and of not doing so: minus the logarithms of the network's chances. */
export function costsOf(chances: Float32Array): { inside: Float32Array; outside: Float32Array } {
  const kept = (chance: number) => Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance))
  return {
    inside: chances.map((chance) => -NETWORK * Math.log(kept(chance))),
    outside: chances.map((chance) => -NETWORK * Math.log(1 - kept(chance))),
  }
}

/** Pixels of a label: the network's chances, the colours of what it is sure of, and the picture's edges in one cut. */
export function cutByLabels(image: WorkingImage, links: Links, chances: Float32Array): Uint8Array {
  const { colours, width, height } = image
  const count = width * height
  const { inside, outside } = costsOf(chances)
  const costs: Costs = { known: new Uint8Array(count).fill(OPEN), inside, outside }
  let labels = cutLabels(image, links, costs)
  for (let round = 0; round < ROUNDS; round++) {
    const own = pixelsWhere(count, (pixel) => labels[pixel] === INSIDE && (chances[pixel] as number) > SURE)
    const others = pixelsWhere(count, (pixel) => labels[pixel] === OUTSIDE && (chances[pixel] as number) < 1 - SURE)
    if (own.length < FEWEST || others.length < FEWEST) break
    const [surface, rest] = [Mixture.of(colours, own), Mixture.of(colours, others)]
    const near = localFit(image, (pixel) => labels[pixel] === INSIDE)
    const nearOthers = localFit(image, (pixel) => labels[pixel] === OUTSIDE)
    const pulled = { known: costs.known, inside: new Float32Array(count), outside: new Float32Array(count) }
    for (let pixel = 0; pixel < count; pixel++) {
      const fit = mixedCost(surface.cost(colours, pixel), near, pixel)
      const misfit = mixedCost(rest.cost(colours, pixel), nearOthers, pixel)
      const pull = Math.max(-MOST_COLOUR, Math.min(MOST_COLOUR, COLOUR * (fit - misfit)))
      pulled.inside[pixel] = (inside[pixel] as number) + Math.max(0, pull)
      pulled.outside[pixel] = (outside[pixel] as number) + Math.max(0, -pull)
    }
    labels = cutLabels(image, links, pulled)
  }
  return labels
}

const mixedCost = (whole: number, { cost, trust }: { cost: Float32Array; trust: Float32Array }, pixel: number) =>
  whole + 0.5 * (trust[pixel] as number) * ((cost[pixel] as number) - whole)

/** The mask of a label in a photo; `faces` are those that each pixel of the working picture shows. */
export function labelledMask(
  photo: Photo,
  found: RoomLabels,
  label: RoomLabel,
  facesAt?: (size: Size) => Uint8Array,
): Mask {
  const image = workingImage(photo, WORK_EDGE_PX)
  const links = linksOf(image, facesAt?.(image))
  return crisp(photo, cutByLabels(image, links, chancesAt(found, label, image)), image)
}

/** The likeliest label of each pixel, as its place in `ROOM_LABELS`. */
export function likeliest({ width, height, probabilities }: RoomLabels): Uint8Array {
  const planes = ROOM_LABELS.map((label) => probabilities[label])
  return new Uint8Array(width * height).map((_, pixel) =>
    planes.reduce(
      (best, plane, index) => ((plane[pixel] as number) > (planes[best]?.[pixel] as number) ? index : best),
      0,
    ),
  )
}
