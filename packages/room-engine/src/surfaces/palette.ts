import { randomFrom } from '@vuong-tron/geometry/numbers'
import { oklabOf, type Triple } from '../colour.ts'
import { type Photo, shrink } from '../picture.ts'

/** A colour (OKLab) and its share of the picture. */
export type Swatched = { colour: Triple; share: number }
/** A room's colours by use. */
export type Palette = { wall: Triple; floor: Triple; accent: Triple; all: Swatched[] }

/** Longer side, in pixels, of the sampled picture. */
const GATHERED_PX = 160
const COLOURS = 7
const ROUNDS = 20
/** Minimum share of an accent; less is a detail. */
const LEAST_ACCENT = 0.015

type Points = { count: number; colours: Float32Array; width: number; height: number }

/** The palette of a room's picture; assumes only that the floor is below. */
export function paletteOf(photo: Photo): Palette {
  const { width, height, data } = oklabOf(shrink(photo, GATHERED_PX))
  const points = { count: width * height, colours: data, width, height }
  const centres = grouped(points, COLOURS)
  const places = nearestOf(points, centres)
  const where = heightsOf(points)
  const share = (index: number, isThere: (pixel: number) => boolean) =>
    places.reduce((sum, one, pixel) => sum + (one === index && isThere(pixel) ? 1 : 0), 0) / points.count
  const all = centres.map((colour, index) => ({ colour, share: share(index, () => true) }))
  const isPlain = plainIn(points)
  const wall = usualOf(points, (pixel) => where[pixel] === WALL && isPlain(pixel))
  // Avoid the middle, where rugs and furniture are.
  const floor = usualOf(points, (pixel) => where[pixel] === FLOOR && Math.abs((pixel % width) / width - 0.5) > ASIDE)
  return { wall, floor, accent: accentOf(all, wall, floor), all: all.sort((one, other) => other.share - one.share) }
}

const [OTHER, WALL, FLOOR] = [0, 1, 2]

/** Usual heights: floor in the lowest quarter, walls from a tenth to the middle. */
function heightsOf({ width, height, count }: Points): Uint8Array {
  return Uint8Array.from({ length: count }, (_, pixel) => {
    const down = Math.floor(pixel / width) / height
    return down > 0.75 ? FLOOR : down > 0.1 && down < 0.5 ? WALL : OTHER
  })
}

/** Distance from the middle at which the floor is bare, in picture widths. */
const ASIDE = 0.2
/** Maximum change between pixels of a painted surface (OKLab). */
const PLAIN = 0.012

/** True if a pixel equals its neighbours: walls do, bookshelves do not. */
function plainIn({ colours, width, count }: Points): (pixel: number) => boolean {
  const steps = [-1, 1, -width, width]
  return (pixel) =>
    steps.every((step) => {
      const next = pixel + step
      return (
        next < 0 || next >= count || Math.abs((colours[pixel * 3] as number) - (colours[next * 3] as number)) < PLAIN
      )
    })
}

/** OKLab distance within one paint; three times as far in lightness, which varies with the window. */
const ONE_PAINT = 0.03
const LIGHTNESS = 1 / 3
/** Minimum pixels for an estimate. */
const FEWEST = 18

/**
 * The mode of the chosen pixels' colours: one mean-shift step per histogram bin (K. Fukunaga, L. Hostetler, "The
 * estimation of the gradient of a density function", 1975).
 */
function usualOf(points: Points, isChosen: (pixel: number) => boolean): Triple {
  const everywhere = Array.from({ length: points.count }, (_, pixel) => colourAt(points, pixel))
  const chosen = everywhere.filter((_, pixel) => isChosen(pixel))
  const colours = chosen.length >= FEWEST ? chosen : everywhere
  const nearTo = ([l, a, b]: Triple) =>
    colours.filter((one) => Math.hypot(LIGHTNESS * (one[0] - l), one[1] - a, one[2] - b) < ONE_PAINT)
  const found = binned(colours).map((bin) => nearTo(meanOf(bin)))
  return meanOf(found.reduce((best, near) => (near.length > best.length ? near : best)))
}

/** Groups colours into bins as wide as one paint. */
function binned(colours: readonly Triple[]): Triple[][] {
  const bins = new Map<string, Triple[]>()
  for (const colour of colours) {
    const place = [colour[0] * LIGHTNESS, colour[1], colour[2]].map((value) => Math.floor(value / ONE_PAINT)).join()
    const bin = bins.get(place)
    if (bin) bin.push(colour)
    else bins.set(place, [colour])
  }
  return [...bins.values()]
}

const meanOf = (colours: readonly Triple[]) =>
  [0, 1, 2].map((axis) => colours.reduce((sum, colour) => sum + (colour[axis] as number), 0) / colours.length) as Triple

const apart = (one: Triple, other: Triple) =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2

/** Below this OKLab lightness, a colour is rather a shadow or a screen. */
const SHADE = 0.35

/** The accent: saturated, unlike wall and floor, not just dark. */
function accentOf(all: readonly Swatched[], wall: Triple, floor: Triple): Triple {
  const standing = ({ colour, share }: Swatched) => {
    if (share < LEAST_ACCENT) return -1
    const unlike = Math.sqrt(Math.min(apart(colour, wall), apart(colour, floor)))
    return (Math.hypot(colour[1], colour[2]) + 0.2 * unlike) * Math.min(1, (colour[0] / SHADE) ** 2)
  }
  return all.reduce((best, one) => (standing(one) > standing(best) ? one : best)).colour
}

/** Cluster centres by k-means++ (D. Arthur, S. Vassilvitskii, 2007). */
function grouped(points: Points, groups: number): Triple[] {
  const random = randomFrom(1)
  const centres: Triple[] = [colourAt(points, Math.floor(random() * points.count))]
  const distances = new Float32Array(points.count).fill(Number.POSITIVE_INFINITY)
  while (centres.length < groups) {
    const last = centres.at(-1) as Triple
    let total = 0
    for (let pixel = 0; pixel < points.count; pixel++) {
      distances[pixel] = Math.min(distances[pixel] as number, apart(colourAt(points, pixel), last))
      total += distances[pixel] as number
    }
    if (total < 1e-6) break
    let [left, chosen] = [random() * total, 0]
    while (chosen < points.count - 1 && left > 0) left -= distances[chosen++] as number
    centres.push(colourAt(points, chosen))
  }
  for (let round = 0; round < ROUNDS; round++) {
    const places = nearestOf(points, centres)
    const sums = centres.map(() => [0, 0, 0, 0])
    for (let pixel = 0; pixel < points.count; pixel++) {
      const sum = sums[places[pixel] as number] as number[]
      const colour = colourAt(points, pixel)
      for (let axis = 0; axis < 3; axis++) sum[axis] = (sum[axis] as number) + (colour[axis] as number)
      sum[3] = (sum[3] as number) + 1
    }
    for (const [index, [l = 0, a = 0, b = 0, count = 0]] of sums.entries())
      if (count > 0) centres[index] = [l / count, a / count, b / count]
  }
  return centres
}

const colourAt = ({ colours }: Points, pixel: number): Triple => [
  colours[pixel * 3] as number,
  colours[pixel * 3 + 1] as number,
  colours[pixel * 3 + 2] as number,
]

function nearestOf(points: Points, centres: readonly Triple[]): Uint8Array {
  return Uint8Array.from({ length: points.count }, (_, pixel) => {
    const colour = colourAt(points, pixel)
    let [nearest, least] = [0, Number.POSITIVE_INFINITY]
    for (const [index, centre] of centres.entries()) {
      const distance = apart(colour, centre)
      if (distance < least) [nearest, least] = [index, distance]
    }
    return nearest
  })
}
