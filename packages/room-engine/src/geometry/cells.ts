import { oklabAt } from '../colour.ts'
import type { RoomLabels } from '../network/label-room.ts'
import type { RoomLabel } from '../network/labels.ts'
import type { Photo } from '../picture.ts'
import { type Camera, rayThrough } from './camera.ts'
import { FACES, type Face } from './room-box.ts'

/** Rays and colours of a grid over the picture, three numbers each; flat arrays for speed. */
export type Cells = { count: number; rays: Float64Array; colors: Float64Array }

const CELLS_ACROSS = 40
/** Weight of colour over lightness, which shadows change. */
const COLOUR = 2

/** Samples single pixels: only one in nine is needed, and OKLab of the whole photo would take nine megabytes. */
export function cellsOf(photo: Photo, camera: Camera): Cells {
  const { width, height } = photo
  const size = width / CELLS_ACROSS
  const count = CELLS_ACROSS * Math.floor(height / size)
  const cells: Cells = { count, rays: new Float64Array(count * 3), colors: new Float64Array(count * 3) }
  for (let cell = 0; cell < count; cell++) {
    const [column, row] = [cell % CELLS_ACROSS, Math.floor(cell / CELLS_ACROSS)]
    let [lightness, a, b, pixels] = [0, 0, 0, 0]
    for (let y = Math.floor(row * size); y < (row + 1) * size && y < height; y += 3)
      for (let x = Math.floor(column * size); x < (column + 1) * size && x < width; x += 3) {
        const colour = oklabAt(photo, y * width + x)
        lightness += colour[0]
        a += colour[1]
        b += colour[2]
        pixels++
      }
    cells.rays.set(rayThrough(camera, [(column + 0.5) * size, (row + 0.5) * size]), cell * 3)
    cells.colors.set([lightness / pixels, (COLOUR * a) / pixels, (COLOUR * b) / pixels], cell * 3)
  }
  return cells
}

/** Sum of squared differences from the mean colour. */
export function spreadOf({ count, colors }: Cells): number {
  let spread = 1e-6
  for (let axis = 0; axis < 3; axis++) {
    let [sum, squares] = [0, 0]
    for (let cell = 0; cell < count; cell++) {
      const value = colors[cell * 3 + axis] as number
      sum += value
      squares += value * value
    }
    spread += squares - (sum * sum) / count
  }
  return spread
}

const ON_WALLS: readonly RoomLabel[] = ['wall', 'window', 'door', 'curtain']
/** What a network sees on the faces of a room; furniture and things may stand before any of them. */
const SHOWN: Record<Face, readonly RoomLabel[]> = {
  floor: ['floor'],
  ceiling: ['ceiling'],
  left: ON_WALLS,
  right: ON_WALLS,
  back: ON_WALLS,
}

/** For each cell, the probability that it shows each of `FACES`, as a share of the picture. */
export function chancesOf(
  { count }: Cells,
  camera: Camera,
  { width, height, probabilities }: RoomLabels,
): Float64Array {
  const chances = new Float64Array(count * FACES.length)
  if (width === 0) return chances
  // Cells are square, so that a rest of the picture lies below the last row.
  const cellsDown = (camera.heightPx * CELLS_ACROSS) / camera.widthPx
  /** Pixels of the map from a cell to the next one, at least the one in its middle. */
  const span = (cell: number, cells: number, pixels: number) => {
    const from = Math.round((cell * pixels) / cells)
    const to = Math.round(((cell + 1) * pixels) / cells)
    const middle = Math.min(pixels - 1, Math.floor(((cell + 0.5) * pixels) / cells))
    return to > from ? ([from, to] as const) : ([middle, middle + 1] as const)
  }
  for (let cell = 0; cell < count; cell++) {
    const [left, right] = span(cell % CELLS_ACROSS, CELLS_ACROSS, width)
    const [top, bottom] = span(Math.floor(cell / CELLS_ACROSS), cellsDown, height)
    for (const [face, name] of FACES.entries()) {
      let sum = 0
      for (const label of SHOWN[name])
        for (let y = top; y < bottom; y++)
          for (let x = left; x < right; x++) sum += probabilities[label][y * width + x] as number
      chances[cell * FACES.length + face] = sum / ((right - left) * (bottom - top)) / count
    }
  }
  return chances
}
