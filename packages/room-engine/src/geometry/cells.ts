import { oklabAt } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { type Camera, rayThrough } from './camera.ts'

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
