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

/** What a network sees on the faces of a room; furniture and things may stand before any of them. */
const SHOWN: Record<Face, readonly RoomLabel[]> = {
  floor: ['floor'],
  ceiling: ['ceiling'],
  left: ['wall', 'window', 'door', 'curtain'],
  right: ['wall', 'window', 'door', 'curtain'],
  back: ['wall', 'window', 'door', 'curtain'],
}

/** For each cell, the probability that it shows each of `FACES`, as a share of the picture. */
export function chancesOf({ count }: Cells, { width, height, probabilities }: RoomLabels): Float64Array {
  const chances = new Float64Array(count * FACES.length)
  const rows = count / CELLS_ACROSS
  const sums = new Float64Array(count)
  const cellAt = (x: number, y: number) =>
    Math.min(rows - 1, Math.floor(((y + 0.5) * rows) / height)) * CELLS_ACROSS +
    Math.floor(((x + 0.5) * CELLS_ACROSS) / width)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      const cell = cellAt(x, y)
      sums[cell] = (sums[cell] as number) + 1
      for (const [face, name] of FACES.entries())
        for (const label of SHOWN[name])
          chances[cell * FACES.length + face] =
            (chances[cell * FACES.length + face] as number) + (probabilities[label][pixel] as number)
    }
  return chances.map((sum, index) => sum / Math.max(1, sums[Math.floor(index / FACES.length)] as number) / count)
}
