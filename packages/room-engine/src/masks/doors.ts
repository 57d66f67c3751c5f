import type { Vec3 } from '@vuong-tron/geometry/vectors'
import { type Camera, resizeCamera, toPicture } from '../geometry/camera.ts'
import type { RoomGeometry } from '../geometry/layout.ts'
import { type Box, pointAt } from '../geometry/room-box.ts'
import { type Photo, shrink } from '../picture.ts'
import type { Size } from './mask.ts'

/**
 * A door in a wall, or a passage: metres along the wall (right or ahead of the camera) and above the floor. `isPlain`:
 * little is seen in it, as in a shut door.
 */
export type Door = { wall: Wall; from: number; to: number; top: number; isPlain: boolean }
type Wall = 'left' | 'right' | 'back'
const WALLS: readonly Wall[] = ['left', 'back', 'right']

/** Longer side, in pixels, of the picture in which edges are looked for. */
const WORK_EDGE_PX = 768
/** Nearest part of a side wall that is looked at, and the longest wall. */
const [NEAREST_M, LONGEST_M] = [0.6, 12]
const CELL_M = 0.025
/** Heights of doors where the camera hangs at 1.5 m; it may hang lower, which makes them higher. */
const [LOWEST_M, HIGHEST_M] = [1.7, 2.8]
/** Widths, as shares of the height. */
const [NARROWEST, WIDEST] = [0.33, 0.54]
/** Least wall above a door. */
const ABOVE_M = 0.12
/** Difference of a channel (0 to 255) that is an edge without doubt. */
const CLEAR = 8
/** Height up to which furniture may hide the sides, and where they must be seen from. */
const [FOOT_M, HIDDEN_M, SEEN_FROM_M] = [0.1, 0.9, 0.8]
const MOST_UNSEEN = 0.1
/** What hidden sides may lack, and what sides cost that go on above the top: those are corners and curtains. */
const [HIDDEN, GOES_ON] = [0.15, 0.35]
/** Least share of an outline that is edge, and the most of what is inside a shut door. */
const [OUTLINED, BUSY] = [0.85, 0.7]

/** Doors of each picture that was looked at: every tap on a wall asks for them, and a phone takes a second. */
const foundIn = new WeakMap<object, { key: string; doors: readonly Door[] }>()

/**
 * Upright rectangles on the walls that stand on the floor, of a door's shape: two sides and a top that are edges, found
 * in each wall as if seen from its front. White doors in white walls have nothing else that tells them.
 */
export function doorsIn(photo: Photo, room: RoomGeometry): readonly Door[] {
  const { camera, box } = room
  const key = JSON.stringify([camera, box])
  const before = foundIn.get(photo.data)
  if (before?.key === key) return before.doors
  const doors = findDoors(photo, { camera, box })
  foundIn.set(photo.data, { key, doors })
  return doors
}

function findDoors(photo: Photo, { camera, box }: RoomGeometry): Door[] {
  const small = shrink(photo, WORK_EDGE_PX)
  const seen = resizeCamera(camera, small.width)
  return WALLS.flatMap((wall) => {
    const [from, to] = wall === 'back' ? [-box.left, box.right] : [NEAREST_M, box.back]
    if (to - from < NARROWEST * LOWEST_M || to - from > LONGEST_M) return []
    const columns = Math.floor((to - from) / CELL_M)
    const rows = Math.floor(Math.min(box.floor + box.ceiling, HIGHEST_M + GOING_ON_M[1]) / CELL_M)
    const front = fromTheFront(small, seen, columns, rows, (column, row) =>
      pointOn(wall, box, from + column * CELL_M, row * CELL_M),
    )
    return bestOf(outlinesIn(front)).map(
      ({ left, right, top, isPlain }): Door => ({
        wall,
        from: from + (left + 0.5) * CELL_M,
        to: from + (right + 0.5) * CELL_M,
        top: top * CELL_M,
        isPlain,
      }),
    )
  })
}

/** Shut doors alone: a network does not take passages and windows for wall, and a patterned wall is one. */
export const shutDoorsIn = (photo: Photo, room: RoomGeometry): Door[] =>
  doorsIn(photo, room).filter(({ isPlain }) => isPlain)

/** How far beyond its outline a door is taken, for its casing. */
const CASING_M = 0.03

/** The door that each pixel shows, from 1 on, or 0. */
export function doorPixels(size: Size, { camera, box }: RoomGeometry, doors: readonly Door[]): Uint8Array {
  const marked = new Uint8Array(size.width * size.height)
  if (doors.length === 0) return marked
  const seen = resizeCamera(camera, size.width)
  for (let pixel = 0; pixel < marked.length; pixel++) {
    const at = pointAt(seen, box, [(pixel % size.width) + 0.5, Math.floor(pixel / size.width) + 0.5])
    const [x, y, z] = at.point
    const along = at.face === 'back' ? x : z
    marked[pixel] =
      1 +
      doors.findIndex(
        ({ wall, from, to, top }) =>
          wall === at.face && along > from - CASING_M && along < to + CASING_M && box.floor - y < top + CASING_M,
      )
  }
  return marked
}

const pointOn = (wall: Wall, { floor, left, right, back }: Box, along: number, up: number): Vec3 =>
  wall === 'back' ? [along, floor - up, back] : [wall === 'left' ? -left : right, floor - up, along]

/** A wall from its front, rows from the floor up, three channels a cell; what is out of the picture is not a number. */
type Front = { columns: number; rows: number; colours: Float32Array }

function fromTheFront(
  { width, height, channels, data }: Photo,
  camera: Camera,
  columns: number,
  rows: number,
  pointAtCell: (column: number, row: number) => Vec3,
): Front {
  const colours = new Float32Array(columns * rows * 3).fill(Number.NaN)
  for (let cell = 0; cell < columns * rows; cell++) {
    const at = toPicture(camera, pointAtCell((cell % columns) + 0.5, Math.floor(cell / columns) + 0.5))
    if (!at) continue
    const [x, y] = [at[0] - 0.5, at[1] - 0.5]
    const [left, top] = [Math.floor(x), Math.floor(y)]
    if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue
    const [right, down] = [x - left, y - top]
    for (let channel = 0; channel < 3; channel++) {
      const first = (top * width + left) * channels + channel
      const over = (data[first] as number) + ((data[first + channels] as number) - (data[first] as number)) * right
      const next = first + width * channels
      const under = (data[next] as number) + ((data[next + channels] as number) - (data[next] as number)) * right
      colours[cell * 3 + channel] = over + (under - over) * down
    }
  }
  return { columns, rows, colours }
}

/** An outline in cells, and how much of it is edge. */
type Outline = { left: number; right: number; top: number; isPlain: boolean; score: number }

/** Where sides may not go on, above the top. */
const GOING_ON_M = [0.06, 0.3] as const

function outlinesIn(front: Front): Outline[] {
  const { columns, rows } = front
  const { uprights, levels, seen } = edgeSums(front)
  const cells = (metres: number) => Math.round(metres / CELL_M)
  const [foot, hidden, seenFrom] = [cells(FOOT_M), cells(HIDDEN_M), cells(SEEN_FROM_M)]
  const upright = (sums: Float32Array, column: number, low: number, high: number) =>
    ((sums[high * columns + column] as number) - (sums[low * columns + column] as number)) / (high - low)
  const level = (row: number, left: number, right: number) =>
    ((levels[row * (columns + 1) + right] as number) - (levels[row * (columns + 1) + left] as number)) / (right - left)
  const found: Outline[] = []
  for (let top = cells(LOWEST_M); top <= cells(HIGHEST_M) && top + cells(ABOVE_M) < rows; top++) {
    const [from, to] = [top + cells(GOING_ON_M[0]), Math.min(rows, top + cells(GOING_ON_M[1]))]
    const sides = new Float32Array(columns).map((_, column) => {
      if (upright(seen, column, seenFrom, top) < 1 - MOST_UNSEEN) return 0
      return Math.min(upright(uprights, column, hidden, top), HIDDEN + upright(uprights, column, foot, hidden))
    })
    const inside = new Float32Array(columns + 1)
    for (let column = 0; column < columns; column++)
      inside[column + 1] = (inside[column] as number) + upright(uprights, column, foot, top)
    const busy = (left: number, right: number) =>
      ((inside[right] as number) - (inside[left] as number)) / (right - left)
    for (let left = 1; left < columns; left++) {
      if ((sides[left] as number) < OUTLINED) continue
      const last = Math.min(columns - 2, Math.floor(left + WIDEST * top))
      for (let right = left + Math.round(NARROWEST * top); right <= last; right++) {
        const outlined = Math.min(sides[left] as number, sides[right] as number, level(top, left, right))
        if (outlined < OUTLINED) continue
        const on = Math.max(upright(uprights, left, from, to), upright(uprights, right, from, to))
        const score = outlined - GOES_ON * on
        if (score >= OUTLINED) found.push({ left, right, top, isPlain: busy(left + 1, right) <= BUSY, score })
      }
    }
  }
  return found
}

/**
 * Sums of edges (0 to 1 a cell, which may lie a cell aside): of upright ones, and of cells in the picture, up each
 * column; of level ones along each row.
 */
function edgeSums({ columns, rows, colours }: Front) {
  const edge = (one: number, other: number) => {
    let most = 0
    for (let channel = 0; channel < 3; channel++)
      most = Math.max(most, Math.abs((colours[one * 3 + channel] as number) - (colours[other * 3 + channel] as number)))
    return Number.isNaN(most) ? 0 : Math.min(1, most / CLEAR)
  }
  const uprights = new Float32Array(columns * (rows + 1))
  const seen = new Float32Array(columns * (rows + 1))
  const levels = new Float32Array((columns + 1) * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let [across, up] = [0, 0]
      for (const aside of [-1, 0, 1]) {
        const [x, y] = [column + aside, row + aside]
        if (x > 0 && x < columns - 1) across = Math.max(across, edge(row * columns + x - 1, row * columns + x + 1))
        if (y > 0 && y < rows - 1) up = Math.max(up, edge((y - 1) * columns + column, (y + 1) * columns + column))
      }
      const cell = row * columns + column
      uprights[cell + columns] = (uprights[cell] as number) + across
      seen[cell + columns] = (seen[cell] as number) + (Number.isNaN(colours[cell * 3] as number) ? 0 : 1)
      levels[cell + row + 1] = (levels[cell + row] as number) + up
    }
  return { uprights, seen, levels }
}

/** The best of outlines that overlap, shut doors before others. */
function bestOf(outlines: readonly Outline[]): Outline[] {
  const kept: Outline[] = []
  for (const outline of [...outlines].sort((a, b) => Number(b.isPlain) - Number(a.isPlain) || b.score - a.score))
    if (kept.every(({ left, right }) => outline.right < left || outline.left > right)) kept.push(outline)
  return kept
}

/** Share of a door that a network must take for wall: it sees doors of another colour, and furniture, by itself. */
const TAKEN_FOR_WALL = 0.6
const NO_WALL = -4

/** Log odds of wall without the doors that a network has taken for wall. */
export function withoutDoors(odds: Float32Array, doors: Uint8Array): Float32Array {
  const [all, taken] = [new Float64Array(256), new Float64Array(256)]
  for (let pixel = 0; pixel < doors.length; pixel++) {
    const door = doors[pixel] as number
    all[door] = (all[door] as number) + 1
    if ((odds[pixel] as number) > 0) taken[door] = (taken[door] as number) + 1
  }
  const isTaken = (door: number) => door > 0 && (taken[door] as number) > TAKEN_FOR_WALL * (all[door] as number)
  return odds.map((odd, pixel) => (isTaken(doors[pixel] as number) ? Math.min(odd, NO_WALL) : odd))
}
