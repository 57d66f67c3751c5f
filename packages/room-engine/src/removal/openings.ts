import type { RoomGeometry } from '../geometry/layout.ts'
import { type Box, FACES } from '../geometry/room-box.ts'
import { classChances } from '../masks/class-map.ts'
import { neighboursOf } from '../masks/connected.ts'
import { MARKED, type Mask, newMask } from '../masks/mask.ts'
import type { RoomLabels } from '../network/label-room.ts'
import type { Photo } from '../picture.ts'
import { FacePlane, type FacePoint, placeOfFace } from './face-plane.ts'
import { SharpLight, storedFrom } from './light-picture.ts'

const WALLS = ['left', 'back', 'right'] as const
type Wall = (typeof WALLS)[number]

/** Mean chance of window, door and curtain from which what is on a wall and not bare is one. */
const OPENING = 0.35
/** How near the hole what it cuts is, in pixels. */
const BESIDE_PX = 3
/** Smaller shares of the picture are none. */
const LEAST_SHARE = 0.002

/**
 * Marks windows, doors and curtains that the hole cuts: what is on the walls, is not bare and is rather such than a
 * picture or a lamp.
 */
export function openingsSeen(hole: Mask, bare: Mask, faces: Uint8Array, labels: RoomLabels): Mask {
  const { width, height } = hole
  const chances = classChances(labels, ['window', 'door', 'curtain'], hole)
  const things = classChances(labels, ['thing'], hole)
  const isWall = FACES.map((face) => (WALLS as readonly string[]).includes(face))
  const isOther = (pixel: number) =>
    hole.data[pixel] === 0 && (bare.data[pixel] as number) < MARKED && isWall[faces[pixel] as number] === true
  // What only the shadow of furniture nears is not hidden by it.
  const isBeside = (pixel: number) =>
    [-BESIDE_PX, BESIDE_PX, -BESIDE_PX * width, BESIDE_PX * width].some((away) => (hole.data[pixel + away] ?? 0) > 0)
  const openings = newMask(width, height)
  const isSeen = new Uint8Array(faces.length)
  for (let start = 0; start < faces.length; start++) {
    if (isSeen[start] || !isOther(start)) continue
    const part = [start]
    isSeen[start] = 1
    let [sum, other, isCut] = [0, 0, false]
    for (const pixel of part) {
      isCut ||= isBeside(pixel)
      sum += chances[pixel] as number
      other += things[pixel] as number
      for (const next of neighboursOf(hole, pixel)) {
        if (isSeen[next] || !isOther(next)) continue
        isSeen[next] = 1
        part.push(next)
      }
    }
    if (!isCut || part.length < LEAST_SHARE * faces.length || sum < Math.max(other, OPENING * part.length)) continue
    for (const pixel of part) openings.data[pixel] = 255
  }
  return openings
}

/** Size of a cell of the wall, in metres. */
const CELL_M = 0.01
/** Longer walls are filled as far as this. */
const LONGEST_M = 12
/** Pixels of mixed colours at the border of the hole. */
const MIXED_PX = 2.5
/** Gaps between columns of one opening, and its least width, in metres. */
const [GAP_M, LEAST_M] = [0.05, 0.12]
/** How much of an opening above the hole tells how it goes on, in metres. */
const TOLD_M = 0.6
/** What is seen this near the floor goes down to it, in metres. */
const NEAR_FLOOR_M = 0.35
/** Openings that differ by less than this share downwards, against sideways, are curtains or doors. */
const ALIKE = 0.6
const ALIKE_STEP_M = 0.06
/** Share of the columns that end above the sill: outlines of what hides it are ragged. */
const ENDED = 0.85
/** Least height that is copied, in metres. */
const LEAST_COPY_M = 0.06
/** Height of the sill's board, in metres. */
const BOARD_M = 0.06

/** A column of a wall above the hole: where the hole begins, and how much of an opening is seen above, in metres. */
type Column = { top: number; seen: number }

/**
 * Lets windows, doors and curtains that the hole cuts go on in it: down to the floor where they are alike from above to
 * below or are seen near it, else to one level sill. Writes into `result`.
 */
export function continueOpenings(
  photo: Photo,
  { camera, box }: RoomGeometry,
  hole: Mask,
  faces: Uint8Array,
  openings: Mask,
  result: Photo,
) {
  const sharp = new SharpLight(photo)
  for (const wall of WALLS) {
    const pixels: number[] = []
    for (let pixel = 0; pixel < faces.length; pixel++)
      if (hole.data[pixel] !== 0 && FACES[faces[pixel] as number] === wall) pixels.push(pixel)
    if (pixels.length === 0) continue
    const view = new WallView(new FacePlane(camera, box, wall), box, hole, openings)
    const ends = endsOf(view, box, sharp)
    const place: FacePoint = [0, 0]
    for (const pixel of pixels) {
      view.plane.toPlane((pixel % hole.width) + 0.5, Math.floor(pixel / hole.width) + 0.5, place)
      const end = ends[view.columnAt(place[0])]
      if (!end || place[1] < end.top || place[1] > end.bottom) continue
      const isBoard = end.board !== undefined && place[1] > end.bottom - BOARD_M
      const color = isBoard ? (end.board as Float32Array) : view.colour(sharp, place[0], mirrored(end, place[1]))
      for (let channel = 0; channel < 3; channel++)
        result.data[pixel * photo.channels + channel] = Math.round(storedFrom(color[channel] as number))
    }
  }
}

/** The place above the hole that a place in it repeats, back and forth. */
function mirrored({ top, seen }: Column, v: number): number {
  const period = (v - top) % (2 * seen)
  return top - (period < seen ? period : 2 * seen - period)
}

class WallView {
  readonly plane: FacePlane
  readonly from: number
  readonly columns: (Column | undefined)[]
  readonly #point: FacePoint = [0, 0]
  readonly #color = new Float32Array(3)

  constructor(plane: FacePlane, box: Box, hole: Mask, openings: Mask) {
    this.plane = plane
    const wall = plane.face as Wall
    const [from, to] = wall === 'back' ? [-box.left, box.right] : [0.1, Math.min(box.back, LONGEST_M)]
    this.from = from
    const count = Math.max(0, Math.floor((to - from) / CELL_M))
    this.columns = Array.from({ length: count }, (_, column) =>
      this.#columnAt(from + (column + 0.5) * CELL_M, box, hole, openings),
    )
  }

  columnAt = (u: number) => Math.floor((u - this.from) / CELL_M)

  colour(sharp: SharpLight, u: number, v: number): Float32Array {
    this.plane.toPicture(u, v, this.#point)
    sharp.at(this.#point[0], this.#point[1], this.#color)
    return this.#color
  }

  /** Looks down a wall from its ceiling to where an opening goes into the hole. */
  #columnAt(u: number, box: Box, hole: Mask, openings: Mask): Column | undefined {
    let [begun, last] = [Number.NaN, Number.NaN]
    for (let v = placeOfFace(box, 'ceiling'); v < box.floor; v += CELL_M) {
      const [x, y] = this.plane.toPicture(u, v, this.#point)
      if (!(x >= 0 && y >= 0 && x < hole.width && y < hole.height)) {
        begun = Number.NaN
        continue
      }
      const pixel = Math.floor(y) * hole.width + Math.floor(x)
      if (hole.data[pixel] !== 0) {
        // A hole that ends above the floor hangs on the opening.
        const clear = MIXED_PX / this.plane.pixelsPerMetre(u, v)
        const top = last - clear
        return top - begun >= LEAST_COPY_M && last > v - 2 * CELL_M - clear
          ? { top, seen: Math.min(TOLD_M, top - begun) }
          : undefined
      }
      if (openings.data[pixel] === 0) begun = Number.NaN
      else {
        if (Number.isNaN(begun)) begun = v
        last = v
      }
    }
    return undefined
  }
}

type End = Column & { bottom: number; board?: Float32Array | undefined }

function endsOf(view: WallView, box: Box, sharp: SharpLight): (End | undefined)[] {
  const { columns } = view
  const ends: (End | undefined)[] = new Array(columns.length)
  const gap = Math.round(GAP_M / CELL_M)
  for (let start = 0; start < columns.length; start++) {
    if (!columns[start]) continue
    let end = start
    for (let next = start; next < columns.length && next <= end + gap; next++) if (columns[next]) end = next
    const run = columns.slice(start, end + 1).filter((column) => column !== undefined)
    if (run.length * CELL_M >= LEAST_M) {
      const lowest = shareOf(
        run.map(({ top }) => top),
        ENDED,
      )
      const goesDown = lowest > box.floor - NEAR_FLOOR_M || isAlikeDown(view, start, end, sharp)
      const bottom = goesDown ? box.floor : lowest + BOARD_M
      const board = goesDown ? undefined : boardOf(view, start, end, sharp)
      let before = run[0] as Column
      for (let column = start; column <= end; column++) {
        before = columns[column] ?? before
        ends[column] = { ...before, bottom, board }
      }
    }
    start = end
  }
  return ends
}

/** Whether an opening above the hole changes less downwards than sideways, as curtains and doors do. */
function isAlikeDown(view: WallView, start: number, end: number, sharp: SharpLight): boolean {
  let [down, aside] = [0, 0]
  const step = Math.round(ALIKE_STEP_M / CELL_M)
  for (let column = start; column + step <= end; column += 2) {
    const here = view.columns[column]
    if (!here) continue
    const u = view.from + (column + 0.5) * CELL_M
    for (let v = here.top - here.seen + ALIKE_STEP_M; v < here.top; v += 2 * CELL_M) {
      const own = lightnessOf(view.colour(sharp, u, v))
      down += Math.abs(own - lightnessOf(view.colour(sharp, u, v - ALIKE_STEP_M)))
      aside += Math.abs(own - lightnessOf(view.colour(sharp, u + ALIKE_STEP_M, v)))
    }
  }
  return down < ALIKE * aside
}

const lightnessOf = (color: Float32Array) => (color[0] as number) + (color[1] as number) + (color[2] as number)

/** The frame's colour: that of the opening's outer columns, right above the hole. */
function boardOf(view: WallView, start: number, end: number, sharp: SharpLight): Float32Array | undefined {
  const colours: Float32Array[] = []
  for (const column of [start, start + 1, start + 2, end - 2, end - 1, end]) {
    const here = view.columns[column]
    if (!here) continue
    const u = view.from + (column + 0.5) * CELL_M
    for (let v = here.top - here.seen / 2; v < here.top; v += CELL_M) colours.push(view.colour(sharp, u, v).slice())
  }
  if (colours.length === 0) return undefined
  return Float32Array.from([0, 1, 2], (channel) =>
    shareOf(
      colours.map((color) => color[channel] as number),
      0.5,
    ),
  )
}

const shareOf = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] as number
