import { type Area, newRow, newRows, type Row, type Rows, type Run, rowsOf } from './area.ts'
import { type PlaneMap, PlanePoint, rowOnPlane } from './plane-map.ts'

/**
 * A rectified surface in square cells: three means each, and their pixel count as weight. Covered parts have no weight.
 */
export type SurfaceGrid = {
  map: PlaneMap
  cellM: number
  leftM: number
  topM: number
  columns: number
  rows: number
  weight: Float32Array
  values: [Float32Array, Float32Array, Float32Array]
}

const FINEST_M = 0.03
/** Pixels per cell side, so that coarse parts leave no empty cells. */
const PIXELS_PER_CELL = 1.5
/** Maximum cells along the longer side; longer surfaces get larger cells. */
const MOST_CELLS = 360
/** Edge pixels of a mask are half something else. */
const LEAST_SHARE = 0.75

/** The chart of an area on a plane; `valuesOf` writes three values for a run of pixels. */
export function chartOf(area: Area, map: PlaneMap, valuesOf: (run: Run, values: Rows) => void): SurfaceGrid {
  if (area.right === 0) return emptyChart({ map, cellM: FINEST_M, leftM: 0, topM: 0, columns: 2, rows: 2 })
  const { left, top, right, bottom, count } = extentOf(area, map)
  const pixelM = Math.sqrt(((right - left) * (bottom - top)) / count)
  const cellM = Math.max(FINEST_M, pixelM * PIXELS_PER_CELL, (right - left) / MOST_CELLS, (bottom - top) / MOST_CELLS)
  const columns = Math.floor((right - left) / cellM) + 2
  const rows = Math.floor((bottom - top) / cellM) + 2
  const chart = emptyChart({ map, cellM, leftM: left - cellM / 2, topM: top - cellM / 2, columns, rows })
  const { weight, values } = chart
  const pixels = newRows(area)
  const cells = new Int32Array(area.width)
  const [u, v] = [newRow(area), newRow(area)]
  for (const run of rowsOf(area)) {
    const count = run.right - run.left
    valuesOf(run, pixels)
    rowOnPlane(map, run, u, v)
    findCells(chart, area, run, u, v, cells)
    countIn(weight, cells, count)
    for (let plane = 0; plane < 3; plane++) addTo(values[plane] as Float32Array, cells, pixels[plane] as Row, count)
  }
  for (const plane of values)
    for (let cell = 0; cell < plane.length; cell++)
      if (weight[cell]) plane[cell] = (plane[cell] as number) / (weight[cell] as number)
  return chart
}

/**
 * Extent of an area on a plane in metres, and pixels per row. Within the horizon, metres change monotonically along a
 * row.
 */
function extentOf(area: Area, map: PlaneMap) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let count = 0
  const place = new PlanePoint(map)
  for (const run of rowsOf(area)) {
    for (const x of [run.left, run.right - 1]) {
      place.goTo(x + 0.5, run.y + 0.5)
      left = Math.min(left, place.u)
      right = Math.max(right, place.u)
      top = Math.min(top, place.v)
      bottom = Math.max(bottom, place.v)
    }
    count += run.right - run.left
  }
  return { left, top, right, bottom, count }
}

const NOWHERE = -1

/** The cell of each pixel; none for mixed edge pixels. */
function findCells(
  { leftM, topM, cellM, columns, rows }: SurfaceGrid,
  { share }: Area,
  { left, right, first }: Run,
  u: Row,
  v: Row,
  cells: Int32Array,
) {
  for (let at = 0; at < right - left; at++) {
    // At the horizon, a row turns round.
    const column = Math.min(columns - 1, Math.max(0, Math.floor(((u[at] as number) - leftM) / cellM)))
    const row = Math.min(rows - 1, Math.max(0, Math.floor(((v[at] as number) - topM) / cellM)))
    cells[at] = (share[first + at] as number) < LEAST_SHARE ? NOWHERE : row * columns + column
  }
}

function countIn(weight: Float32Array, cells: Int32Array, count: number) {
  for (let at = 0; at < count; at++) {
    const cell = cells[at] as number
    if (cell !== NOWHERE) weight[cell] = (weight[cell] as number) + 1
  }
}

function addTo(plane: Float32Array, cells: Int32Array, values: Row, count: number) {
  for (let at = 0; at < count; at++) {
    const cell = cells[at] as number
    if (cell !== NOWHERE) plane[cell] = (plane[cell] as number) + (values[at] as number)
  }
}

function emptyChart(of: Omit<SurfaceGrid, 'weight' | 'values'>): SurfaceGrid {
  const plane = () => new Float32Array(of.columns * of.rows)
  return { ...of, weight: plane(), values: [plane(), plane(), plane()] }
}

/** Bilinear reader of chart planes at runs of pixels. */
export class ChartReader {
  readonly #chart: Omit<SurfaceGrid, 'weight' | 'values'>
  readonly #cells: Int32Array
  readonly #right: Row
  readonly #lower: Row
  #count = 0

  constructor(chart: Omit<SurfaceGrid, 'weight' | 'values'>, picture: { width: number }) {
    this.#chart = chart
    this.#cells = new Int32Array(picture.width)
    this.#right = newRow(picture)
    this.#lower = newRow(picture)
  }

  /** Moves to the centres of a run's pixels. */
  goTo(run: Run) {
    const { map, cellM, leftM, topM, columns, rows } = this.#chart
    const [cells, rights, lowers] = [this.#cells, this.#right, this.#lower]
    this.#count = run.right - run.left
    rowOnPlane(map, run, rights, lowers)
    for (let at = 0; at < this.#count; at++) {
      const across = Math.min(columns - 1.001, Math.max(0, ((rights[at] as number) - leftM) / cellM - 0.5))
      const down = Math.min(rows - 1.001, Math.max(0, ((lowers[at] as number) - topM) / cellM - 0.5))
      const column = Math.floor(across)
      const row = Math.floor(down)
      cells[at] = row * columns + column
      rights[at] = across - column
      lowers[at] = down - row
    }
  }

  /** Writes the plane's values at these pixels. */
  read(plane: Float32Array, to: Row) {
    const { columns } = this.#chart
    const [cells, rights, lowers] = [this.#cells, this.#right, this.#lower]
    for (let at = 0; at < this.#count; at++) {
      const cell = cells[at] as number
      const right = rights[at] as number
      const upper = (plane[cell] as number) * (1 - right) + (plane[cell + 1] as number) * right
      const lower = (plane[cell + columns] as number) * (1 - right) + (plane[cell + columns + 1] as number) * right
      to[at] = upper + (lower - upper) * (lowers[at] as number)
    }
  }
}
