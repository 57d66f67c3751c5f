import { facesSeen } from '../geometry/faces-seen.ts'
import type { RoomGeometry } from '../geometry/layout.ts'
import { FACES } from '../geometry/room-box.ts'
import { ALL_BUT_FLOOR, FARTHEST_M, type FoundFloor, floorDistance } from '../masks/by-face.ts'
import { MARKED, type Mask } from '../masks/mask.ts'

const FLOOR = FACES.indexOf('floor')
/** Heights as shares of the picture's: of the skirting, and the most that a line of the box is off. */
const [SKIRTING, MOST_OFF] = [0.05, 0.12]
/** Shares of the width: of columns that must show the line, and within which they speak for a corner. */
const [SHOWN, NEAR] = [0.03, 0.04]
/** Columns, as a share of the width, whose middle is taken: things stand before the line. */
const WINDOW = 0.04

/**
 * For each pixel, the face that it shows or that goes on behind the hole, as an index in `FACES`: one map for what is
 * filled and for what it is filled from. The floor ends where it was found to end; behind the hole its line goes on
 * between the places where it is seen, beside that of the box.
 */
export function facesBehind(room: RoomGeometry, hole: Mask, { floor, bare }: Required<FoundFloor>): Uint8Array {
  const { width, height } = hole
  const [faces, others] = [facesSeen(hole, room), facesSeen(hole, room, ALL_BUT_FLOOR)]
  const lines = floorLines(faces, width, height)
  const off = offsetsOf(lines, cornersOf(lines, others, width), hole, floor, bare as Mask)
  const distance = floorDistance(room)
  const isMarked = (mask: Mask | undefined, pixel: number) => ((mask?.data[pixel] ?? 0) as number) >= MARKED
  for (let pixel = 0; pixel < faces.length; pixel++) {
    const x = pixel % width
    const below = Math.floor(pixel / width) - (lines[x] as number) - (off[x] as number)
    const isSeen = hole.data[pixel] === 0
    const isFloor = isSeen && isMarked(floor, pixel) ? true : isSeen && isMarked(bare, pixel) ? false : below >= 0
    faces[pixel] = isFloor && distance(pixel) < FARTHEST_M ? FLOOR : (others[pixel] as number)
  }
  return faces
}

/** In each column, the first row of the box's floor; the picture's height where there is none. */
function floorLines(faces: Uint8Array, width: number, height: number): Float32Array {
  const lines = new Float32Array(width).fill(height)
  for (let x = 0; x < width; x++) for (let y = height - 1; y >= 0 && faces[y * width + x] === FLOOR; y--) lines[x] = y
  return lines
}

/** Columns at which the wall above the floor's line is another one than in the column before. */
function cornersOf(lines: Float32Array, walls: Uint8Array, width: number): number[] {
  const wallAt = (x: number) => {
    const line = Math.min(lines[x] as number, Math.floor(walls.length / width) - 1)
    return walls[line * width + x]
  }
  return Array.from({ length: width - 1 }, (_, x) => x + 1).filter((x) => wallAt(x) !== wallAt(x - 1))
}

/** How far below the box's line the floor begins in each column, in pixels. */
function offsetsOf(lines: Float32Array, corners: readonly number[], hole: Mask, floor: Mask, bare: Mask): Float32Array {
  const { width, height } = hole
  const shown = Array.from(lines, (line, x) => {
    if (line >= height) return Number.NaN
    for (let y = 1; y < height; y++) {
      const pixel = y * width + x
      if ((floor.data[pixel] as number) < MARKED || (floor.data[pixel - width] as number) >= MARKED) continue
      if (Math.abs(y - line) <= MOST_OFF * height && isBelowWall(x, y, hole, floor, bare)) return y - line
    }
    return Number.NaN
  })
  const reach = Math.round((WINDOW * width) / 2)
  const even = shown.map((value, x) =>
    Number.isNaN(value) ? value : middle(shown.slice(Math.max(0, x - reach), x + reach + 1)),
  )
  const isKnown = (x: number) => !Number.isNaN(even[x] as number)
  const off = new Float32Array(width)
  if (even.filter((value) => !Number.isNaN(value)).length < SHOWN * width) return off
  // The corners of the box are where it says, unless the line is seen there.
  const near = Math.round(NEAR * width)
  for (const x of corners)
    if (!even.slice(Math.max(0, x - near), x + near + 1).some((value) => !Number.isNaN(value))) even[x] = 0
  const known = [...even.keys()].filter(isKnown)
  let next = 0
  for (let x = 0; x < width; x++) {
    while (next < known.length && (known[next] as number) < x) next++
    const [before, after] = [known[next - 1], known[next]]
    if (before !== undefined && after !== undefined) {
      const share = (x - before) / (after - before)
      off[x] = (even[before] as number) * (1 - share) + (even[after] as number) * share
    } else off[x] = even[(before ?? after) as number] as number
  }
  return off
}

/** Whether bare wall, which nothing hides, ends right above a place. */
function isBelowWall(x: number, y: number, hole: Mask, floor: Mask, bare: Mask): boolean {
  const { width, height } = hole
  for (let above = y - 1; above >= 0 && above >= y - SKIRTING * height; above--) {
    const pixel = above * width + x
    if (hole.data[pixel] !== 0 || (floor.data[pixel] as number) >= MARKED) return false
    if ((bare.data[pixel] as number) >= MARKED) return true
  }
  return false
}

function middle(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  return known[known.length >> 1] as number
}
