import type { Pixels } from '../masks/pixels.ts'
import type { FacePixels } from './face-pixels.ts'
import type { FacePlane, FacePoint } from './face-plane.ts'

/** A grid over part of a face. `u` and `v` are its corner in metres; cells are square and row-major. */
export type FaceGrid = { plane: FacePlane; u: number; v: number; cellM: number; width: number; height: number }

/** Minimum and maximum face coordinates. */
export type Extent = { u: [number, number]; v: [number, number] }

/** Margin around the hole: a multiple of its size, and at least this many metres. */
const REACH = 1.25
const LEAST_REACH_M = 1.2

/** About how many cells the hole gets, and the maximum along the longer side. */
export type Fineness = { inHole: number; across: number }

/** The grid for a hole and its nearby source. */
export function chartFor({ plane, hole, source }: FacePixels, widthPx: number, { inHole, across }: Fineness): FaceGrid {
  const holeExtent = extentOf(plane, hole, widthPx)
  const around = grown(holeExtent)
  const sourceExtent = extentOf(plane, source, widthPx, around)
  const extent: Extent = { u: joined(holeExtent.u, sourceExtent.u), v: joined(holeExtent.v, sourceExtent.v) }
  const longest = Math.max(extent.u[1] - extent.u[0], extent.v[1] - extent.v[0])
  const cellM = Math.max(Math.sqrt(areaOf(plane, hole, widthPx) / inHole), longest / (across - 2))
  return {
    plane,
    u: extent.u[0] - cellM / 2,
    v: extent.v[0] - cellM / 2,
    cellM,
    width: Math.ceil((extent.u[1] - extent.u[0]) / cellM) + 1,
    height: Math.ceil((extent.v[1] - extent.v[0]) / cellM) + 1,
  }
}

function extentOf(plane: FacePlane, pixels: Pixels, widthPx: number, within?: Extent): Extent {
  let [leastU, mostU, leastV, mostV] = [Infinity, -Infinity, Infinity, -Infinity]
  const place: FacePoint = [0, 0]
  for (let index = 0; index < pixels.length; index++) {
    placeOfPixel(plane, pixels[index] as number, widthPx, place)
    const u = place[0]
    const v = place[1]
    if (within && (u < within.u[0] || u > within.u[1] || v < within.v[0] || v > within.v[1])) continue
    if (u < leastU) leastU = u
    if (u > mostU) mostU = u
    if (v < leastV) leastV = v
    if (v > mostV) mostV = v
  }
  return { u: [leastU, mostU], v: [leastV, mostV] }
}

function areaOf(plane: FacePlane, pixels: Pixels, widthPx: number): number {
  let area = 0
  const place: FacePoint = [0, 0]
  for (let index = 0; index < pixels.length; index++) {
    placeOfPixel(plane, pixels[index] as number, widthPx, place)
    area += plane.pixelsPerMetre(place[0], place[1]) ** -2
  }
  return area
}

function grown({ u, v }: Extent): Extent {
  const wider = ([low, high]: [number, number]): [number, number] => {
    const reach = Math.max(LEAST_REACH_M, (high - low) * REACH)
    return [low - reach, high + reach]
  }
  return { u: wider(u), v: wider(v) }
}

const joined = (a: [number, number], b: [number, number]): [number, number] => [
  Math.min(a[0], b[0]),
  Math.max(a[1], b[1]),
]

/** Face coordinates (metres) of a pixel's centre; written into `place` when given. */
export const placeOfPixel = (plane: FacePlane, pixel: number, widthPx: number, place?: FacePoint): FacePoint =>
  plane.toPlane((pixel % widthPx) + 0.5, Math.floor(pixel / widthPx) + 0.5, place)

/** Face coordinates (metres) of a cell's centre; written into `place` when given. */
export function cellCentre({ u, v, cellM, width }: FaceGrid, cell: number, place: FacePoint = [0, 0]): FacePoint {
  place[0] = u + ((cell % width) + 0.5) * cellM
  place[1] = v + (Math.floor(cell / width) + 0.5) * cellM
  return place
}

/** The cell at a pixel's centre; −1 outside the chart. */
export function cellOfPixel(chart: FaceGrid, pixel: number, widthPx: number): number {
  placeOfPixel(chart.plane, pixel, widthPx, scratch)
  return cellAt(chart, scratch[0], scratch[1])
}
const scratch: FacePoint = [0, 0]

/** The cell at face coordinates; −1 outside the chart. */
function cellAt({ u, v, cellM, width, height }: FaceGrid, placeU: number, placeV: number): number {
  const x = Math.floor((placeU - u) / cellM)
  const y = Math.floor((placeV - v) / cellM)
  return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1
}
