import type { Triple } from '../colour.ts'
import { type Area, eachPixel } from './area.ts'
import { Place, type PlaneMap } from './plane-map.ts'

/**
 * A surface seen square on, in cells of one size: three values each, and how many pixels they are the mean of. What covers
 * the surface in the picture leaves cells without weight.
 */
export type Chart = {
  map: PlaneMap
  cellM: number
  leftM: number
  topM: number
  columns: number
  rows: number
  weight: Float32Array
  values: [Float32Array, Float32Array, Float32Array]
}

const FINEST_M = 0.02
/** Pixels of the usual size to a cell, along a side, so that none is left out where pixels are coarse. */
const PIXELS_PER_CELL = 1.5
/** Cells along the longer side; a longer surface has larger cells. */
const MOST_CELLS = 360
/** Pixels at the edge of a mask are half something else. */
const LEAST_SHARE = 0.75

/** The chart of what an area shows of a plane, from three values a pixel; each pixel of the area is asked for its values once. */
export function chartOf(area: Area, map: PlaneMap, valuesAt: (pixel: number) => Triple): Chart {
  if (area.right === 0) return emptyChart({ map, cellM: FINEST_M, leftM: 0, topM: 0, columns: 2, rows: 2 })
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const place = new Place(map)
  let count = 0
  eachPixel(area, (_, x, y) => {
    place.goTo(x + 0.5, y + 0.5)
    const { u, v } = place
    left = Math.min(left, u)
    right = Math.max(right, u)
    top = Math.min(top, v)
    bottom = Math.max(bottom, v)
    count++
  })
  const pixelM = Math.sqrt(((right - left) * (bottom - top)) / count)
  const cellM = Math.max(FINEST_M, pixelM * PIXELS_PER_CELL, (right - left) / MOST_CELLS, (bottom - top) / MOST_CELLS)
  const columns = Math.floor((right - left) / cellM) + 2
  const rows = Math.floor((bottom - top) / cellM) + 2
  const chart = emptyChart({ map, cellM, leftM: left - cellM / 2, topM: top - cellM / 2, columns, rows })
  const { weight, values } = chart
  eachPixel(area, (pixel, x, y, share) => {
    const value = valuesAt(pixel)
    if (share < LEAST_SHARE) return
    place.goTo(x + 0.5, y + 0.5)
    const cell = Math.floor((place.v - chart.topM) / cellM) * columns + Math.floor((place.u - chart.leftM) / cellM)
    weight[cell] = (weight[cell] as number) + 1
    values[0][cell] = (values[0][cell] as number) + value[0]
    values[1][cell] = (values[1][cell] as number) + value[1]
    values[2][cell] = (values[2][cell] as number) + value[2]
  })
  for (const plane of values)
    for (let cell = 0; cell < plane.length; cell++)
      if (weight[cell]) plane[cell] = (plane[cell] as number) / (weight[cell] as number)
  return chart
}

function emptyChart(of: Omit<Chart, 'weight' | 'values'>): Chart {
  const plane = () => new Float32Array(of.columns * of.rows)
  return { ...of, weight: plane(), values: [plane(), plane(), plane()] }
}

/** Reads planes of a chart at pixels, straight between the middles of cells. */
export class ChartReader {
  readonly #chart: Omit<Chart, 'weight' | 'values'>
  readonly #place: Place
  #cell = 0
  #right = 0
  #lower = 0

  constructor(chart: Omit<Chart, 'weight' | 'values'>) {
    this.#chart = chart
    this.#place = new Place(chart.map)
  }

  /** To the middle of a pixel. */
  goTo(x: number, y: number) {
    const { cellM, leftM, topM, columns, rows } = this.#chart
    this.#place.goTo(x + 0.5, y + 0.5)
    const across = Math.min(columns - 1.001, Math.max(0, (this.#place.u - leftM) / cellM - 0.5))
    const down = Math.min(rows - 1.001, Math.max(0, (this.#place.v - topM) / cellM - 0.5))
    const column = Math.floor(across)
    const row = Math.floor(down)
    this.#cell = row * columns + column
    this.#right = across - column
    this.#lower = down - row
  }

  read(plane: Float32Array): number {
    const below = this.#cell + this.#chart.columns
    const right = this.#right
    const upper = (plane[this.#cell] as number) * (1 - right) + (plane[this.#cell + 1] as number) * right
    const lower = (plane[below] as number) * (1 - right) + (plane[below + 1] as number) * right
    return upper + (lower - upper) * this.#lower
  }
}
