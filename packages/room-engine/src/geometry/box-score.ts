import type { Vec2, Vec3 } from '@vuong-tron/geometry/vectors'
import type { RoomLabels } from '../network/label-room.ts'
import type { Photo } from '../picture.ts'
import { type Axis, axisOf, weighed } from './alignment.ts'
import { asSeen, type Camera, rayThrough } from './camera.ts'
import { type Cells, cellsOf, chancesOf, spreadOf } from './cells.ts'
import { type Box, FACES } from './room-box.ts'
import type { Segment } from './segments.ts'
import { visiblePart } from './visible-part.ts'

/** Weight of each cue. */
const WEIGHTS = {
  /** Segments on an edge of the box, by kind of edge. */
  floorEdge: 1.2,
  ceilingEdge: 1.2,
  uprightEdge: 1,
  /** Share of an edge that segments must cover before it counts. */
  covered: 0.25,
  /** Segments on a face that cannot carry their direction. */
  onCeiling: 2,
  onWall: 1.2,
  onFloor: 0.15,
  /** Each face has one colour. */
  evenness: 3,
  /** The network's labels agree with the face at their place; in shares of the picture. */
  seen: 4,
  /** Prior: usual height, width and depth. */
  usual: 0.15,
}

const MAP_STEP_PX = 4
/** Support of a segment by its distance from an edge, in map steps. */
const NEARBY = [1, 0.8, 0.5, 0.25]
const SAMPLE_PX = 10

/**
 * Scores how well a box explains the picture: segments lie on its edges (V. Hedau et al., ICCV 2009), none lies on a
 * face square to it (D. Lee et al., CVPR 2009), faces have even colour, and show what a network takes them for.
 */
export class BoxScore {
  readonly camera: Camera
  readonly segments: readonly { segment: Segment; axis: Axis }[]
  readonly #cells: Cells
  /** Segments: rays (three numbers each), their axes, and lengths in image widths. */
  readonly #spots: { rays: Float64Array; axes: Axis[]; lengths: Float64Array }
  readonly #maps: Record<Axis, Float32Array>
  readonly #columns: number
  readonly #rows: number
  readonly #spread: number
  readonly #chances: Float64Array | undefined

  constructor(photo: Photo, camera: Camera, segments: readonly Segment[], seen?: RoomLabels) {
    this.camera = camera
    this.segments = segments.flatMap((segment) => {
      const axis = axisOf(camera, weighed(segment, camera))
      return axis ? [{ segment, axis }] : []
    })
    this.#columns = Math.ceil(camera.widthPx / MAP_STEP_PX)
    this.#rows = Math.ceil(camera.heightPx / MAP_STEP_PX)
    this.#cells = cellsOf(photo, camera)
    this.#spread = spreadOf(this.#cells)
    this.#chances = seen && chancesOf(this.#cells, camera, seen)
    const spots = this.segments.flatMap(({ segment, axis }) =>
      [1, 3, 5].map((sixth) => ({ ray: rayThrough(camera, along(segment, sixth / 6)), axis, segment })),
    )
    this.#spots = {
      rays: Float64Array.from(spots.flatMap(({ ray }) => ray)),
      axes: spots.map(({ axis }) => axis),
      lengths: Float64Array.from(spots, ({ segment }) => segment.length / 3 / camera.widthPx),
    }
    this.#maps = { x: this.#mapOf('x'), y: this.#mapOf('y'), z: this.#mapOf('z') }
  }

  of(box: Box): number {
    return (
      this.#edges(box) +
      this.#memberships(box) +
      WEIGHTS.seen * this.#agreement(box) -
      WEIGHTS.evenness * this.#unevenness(box) -
      WEIGHTS.usual * oddity(box)
    )
  }

  /** Segment length along the edges, less what any edge would get by chance; in image widths. */
  #edges({ floor, ceiling, left, right, back }: Box): number {
    const { floorEdge, ceilingEdge, uprightEdge } = WEIGHTS
    const near = -back
    let sum = 0
    for (const [level, weight] of [
      [floor, floorEdge],
      [-ceiling, ceilingEdge],
    ] as const) {
      sum += weight * this.#edge('x', [-left, level, back], [right, level, back])
      sum += weight * this.#edge('z', [-left, level, near], [-left, level, back])
      sum += weight * this.#edge('z', [right, level, near], [right, level, back])
    }
    sum += uprightEdge * this.#edge('y', [-left, floor, back], [-left, -ceiling, back])
    sum += uprightEdge * this.#edge('y', [right, floor, back], [right, -ceiling, back])
    return sum
  }

  #edge(axis: Axis, from: Vec3, to: Vec3): number {
    const ends = visiblePart(this.camera, asSeen(this.camera, from), asSeen(this.camera, to))
    if (!ends) return 0
    const [[x1, y1], [x2, y2]] = ends
    const steps = Math.ceil(Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2) / SAMPLE_PX)
    const map = this.#maps[axis]
    let sum = 0
    for (let step = 0; step < steps; step++) {
      const share = (step + 0.5) / steps
      const column = Math.floor((x1 + (x2 - x1) * share) / MAP_STEP_PX)
      const row = Math.floor((y1 + (y2 - y1) * share) / MAP_STEP_PX)
      sum += (map[row * this.#columns + column] ?? 0) - WEIGHTS.covered
    }
    return (sum * SAMPLE_PX) / this.camera.widthPx
  }

  /** Penalty: length of segments on faces that cannot carry them, in image widths. */
  #memberships(box: Box): number {
    const { onCeiling, onWall, onFloor } = WEIGHTS
    const costs = [onFloor, onCeiling, onWall, onWall, onWall]
    const { rays, axes, lengths } = this.#spots
    let sum = 0
    for (let spot = 0; spot < axes.length; spot++) {
      const face = faceOf(box, rays, spot)
      if (axes[spot] === SQUARE_TO[face]) sum -= (lengths[spot] as number) * (costs[face] as number)
    }
    return sum
  }

  /** Colour variance left within faces, as a share of the picture's, 0 to 1. */
  #unevenness(box: Box): number {
    const { count, rays, colors } = this.#cells
    const sums = new Float64Array(FACES.length * 4)
    let squares = 0
    for (let cell = 0; cell < count; cell++) {
      const to = faceOf(box, rays, cell) * 4
      sums[to] = (sums[to] as number) + 1
      for (let axis = 0; axis < 3; axis++) {
        const value = colors[cell * 3 + axis] as number
        sums[to + axis + 1] = (sums[to + axis + 1] as number) + value
        squares += value * value
      }
    }
    let explained = 0
    for (let face = 0; face < sums.length; face += 4) {
      const [pixels, a, b, c] = sums.subarray(face, face + 4) as unknown as [number, number, number, number]
      if (pixels > 0) explained += (a * a + b * b + c * c) / pixels
    }
    return (squares - explained) / this.#spread
  }

  /** Share of the picture whose labels are expected to agree with the box's faces, 0 to 1. */
  #agreement(box: Box): number {
    if (!this.#chances) return 0
    const { count, rays } = this.#cells
    let sum = 0
    for (let cell = 0; cell < count; cell++)
      sum += this.#chances[cell * FACES.length + faceOf(box, rays, cell)] as number
    return sum
  }

  #mapOf(axis: Axis): Float32Array {
    const map = new Float32Array(this.#columns * this.#rows)
    for (const one of this.segments) {
      if (one.axis !== axis) continue
      const { segment } = one
      const steps = Math.ceil(segment.length / MAP_STEP_PX)
      const isUpright = Math.abs(segment.y2 - segment.y1) > Math.abs(segment.x2 - segment.x1)
      for (let step = 0; step <= steps; step++) {
        const [x, y] = along(segment, step / steps)
        for (let beside = -3; beside <= 3; beside++) {
          const column = Math.floor(x / MAP_STEP_PX) + (isUpright ? beside : 0)
          const row = Math.floor(y / MAP_STEP_PX) + (isUpright ? 0 : beside)
          if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) continue
          const index = row * this.#columns + column
          map[index] = Math.max(map[index] as number, NEARBY[Math.abs(beside)] as number)
        }
      }
    }
    return map
  }
}

/** For each of `FACES`, the axis that it is square to. */
const SQUARE_TO: readonly Axis[] = ['y', 'y', 'x', 'x', 'z']

/** Index in `FACES` of the face that a ray meets: `faceAlong` for inner loops. */
function faceOf({ floor, ceiling, left, right, back }: Box, rays: Float64Array, index: number): number {
  const x = rays[index * 3] as number
  const y = rays[index * 3 + 1] as number
  const nearness = y > 0 ? y / floor : -y / ceiling
  const across = x > 0 ? x / right : -x / left
  if ((rays[index * 3 + 2] as number) / back > Math.max(nearness, across)) return 4
  return across > nearness ? (x > 0 ? 3 : 2) : y > 0 ? 0 : 1
}

const along = ({ x1, y1, x2, y2 }: Segment, share: number): Vec2 => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]

/** Distance from usual rooms: squared log ratios of height, width and depth. */
function oddity({ floor, ceiling, left, right, back }: Box): number {
  const off = (value: number, usual: number, deviation: number) => (Math.log(value / floor / usual) / deviation) ** 2
  return off(ceiling, 0.85, 0.35) + off(left + right, 2.7, 0.4) + off(back, 2.6, 0.45)
}
