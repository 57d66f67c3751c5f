import type { Box, Face } from '../geometry/room-box.ts'
import type { Mask } from '../masks/mask.ts'
import { type Column, continued } from './continuation.ts'
import { type Edge, placeBeside } from './edges.ts'
import type { FaceCells } from './face-cells.ts'
import { FACE_AXES } from './face-plane.ts'
import type { LightPicture } from './light-picture.ts'

/** Width of a strip on each face, in metres: skirting, moulding, the dark line of a corner. */
const REACH_M = { wall: 0.2, floor: 0.07, ceiling: 0.13, corner: 0.06 }
/** The faces must be visible beside the strip: at the first of these multiples of its width that is `CLEAR_PX` away. */
const BESIDE = [1.25, 1.8, 2.5, 3.5, 5, 7]
const CLEAR_PX = 5
export const FEWEST_COLUMNS = 6
const MOST_COLUMNS = 420
/** A column that differs this many times more than usual is not part of the edge. */
const STRANGE = 4

export function reachOn(face: Face, [one]: Edge): number {
  if (face === 'floor' || face === 'ceiling') return REACH_M[face]
  return one === 'back' ? REACH_M.corner : REACH_M.wall
}

/** Source offset along the edge per column, in metres; NaN for columns that are not filled. */
export type Strip = { edge: Edge; start: number; stepM: number; shifts: Float32Array }

type Row = { face: Face; cells: FaceCells; away: number }

/** The visible part of an edge: its columns, and which show nothing else. */
export type EdgeView = {
  edge: Edge
  start: number
  stepM: number
  rows: readonly Row[]
  columns: readonly Column[]
  usable: readonly number[]
  /** Pixels per metre at each column. */
  scales: readonly number[]
}

/** The view along an edge; undefined when neither face has a hole. */
export function viewAlong(
  edge: Edge,
  box: Box,
  faces: Partial<Record<Face, FaceCells>>,
  everything: LightPicture,
  hole: Mask,
): EdgeView | undefined {
  const sides = edge.flatMap((face) => (faces[face] ? [{ face, cells: faces[face] }] : []))
  const [first] = sides
  if (!first) return undefined
  const [low, high] = extentAlong(edge, sides)
  const stepM = Math.max(Math.min(...sides.map(({ cells }) => cells.chart.cellM)), (high - low) / MOST_COLUMNS)
  const count = Math.floor((high - low) / stepM)
  const rows: Row[] = sides.flatMap(({ face, cells }) => {
    const reach = reachOn(face, edge)
    return Array.from({ length: Math.ceil(reach / stepM) }, (_, row) => ({ face, cells, away: (row + 0.5) * stepM }))
  })
  const columns = Array.from({ length: count }, (_, column) =>
    columnAt(edge, box, rows, sides, low + (column + 0.5) * stepM, everything, hole),
  )
  const scales = columns.map((_, column) => {
    const [u, v] = placeBeside(box, first.face, edge, low + (column + 0.5) * stepM, stepM)
    return first.cells.chart.plane.pixelsPerMetre(u, v)
  })
  return { edge, start: low, stepM, rows, columns, usable: withoutStrangers(columns), scales }
}

/**
 * Rebuilds a covered edge from its visible part: skirting, moulding and corner shade are the same all along, so whole
 * columns are copied in the order with the least visible joints.
 */
export function stripAlong({ edge, start, stepM, columns, usable, scales }: EdgeView): Strip | undefined {
  if (usable.length < FEWEST_COLUMNS || !columns.some(({ isCovered }) => isCovered)) return undefined
  const places = continued(columns, usable, scales)
  const shifts = Float32Array.from(places, (index, column) => (index < 0 ? Number.NaN : (index - column) * stepM))
  return { edge, start, stepM, shifts }
}

function columnAt(
  edge: Edge,
  box: Box,
  rows: readonly Row[],
  sides: readonly { face: Face; cells: FaceCells }[],
  along: number,
  everything: LightPicture,
  hole: Mask,
): Column {
  const pattern = new Float32Array(rows.length * 3)
  const [color, light] = [new Float32Array(3), new Float32Array(3)]
  let [isCovered, isSeen] = [false, true]
  for (const [row, { face, cells, away }] of rows.entries()) {
    const { plane, cellM } = cells.chart
    const [u, v] = placeBeside(box, face, edge, along, away)
    const [x, y] = plane.toPicture(u, v)
    const value = valueAt(hole, x, y)
    if (value) isCovered = true
    if (value !== 0 || everything.spot(x, y, plane.pixelsPerMetre(u, v) * cellM, color) < 0.9) {
      isSeen = false
      continue
    }
    cells.light.at(u, v, light)
    for (let channel = 0; channel < 3; channel++)
      pattern[row * 3 + channel] = (color[channel] as number) - (light[channel] as number)
  }
  const beside = isSeen ? sides.map(({ face, cells }) => seenBeside(edge, box, face, cells, along, hole)) : []
  const isClean = beside.includes('source') && !beside.includes('other')
  return { isCovered, isClean, pattern: isSeen ? pattern : new Float32Array(0) }
}

/** A face's light right beside the strip, far enough that no pixel mixes with it. */
function seenBeside(edge: Edge, box: Box, face: Face, { chart, picture }: FaceCells, along: number, hole: Mask) {
  const color = new Float32Array(3)
  const [edgeX, edgeY] = chart.plane.toPicture(...placeBeside(box, face, edge, along, 0))
  for (const part of BESIDE) {
    const [x, y] = chart.plane.toPicture(...placeBeside(box, face, edge, along, reachOn(face, edge) * part))
    if (Math.hypot(x - edgeX, y - edgeY) <= CLEAR_PX) continue
    if (valueAt(hole, x, y)) return 'hole'
    return picture.spot(x, y, 1.5, color) > 0.9 ? 'source' : 'other'
  }
  return 'other'
}

/** Undefined outside the picture. */
const valueAt = ({ width, height, data }: Mask, x: number, y: number) =>
  x >= 0 && y >= 0 && x < width && y < height ? data[Math.floor(y) * width + Math.floor(x)] : undefined

function extentAlong(edge: Edge, sides: readonly { face: Face; cells: FaceCells }[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { face, cells } of sides) {
    const other = edge[0] === face ? edge[1] : edge[0]
    const { chart } = cells
    const isAlongV = FACE_AXES[other].across === FACE_AXES[face].u
    const [start, length] = isAlongV ? [chart.v, chart.height] : [chart.u, chart.width]
    low = Math.min(low, start)
    high = Math.max(high, start + length * chart.cellM)
  }
  return [low, high]
}

/** Clean columns without outliers. */
function withoutStrangers(columns: readonly Column[]): number[] {
  const clean = columns.flatMap(({ isClean }, column) => (isClean ? [column] : []))
  if (clean.length === 0) return []
  const patterns = clean.map((column) => (columns[column] as Column).pattern)
  const usual = medianPattern(patterns)
  const distances = patterns.map((pattern) =>
    pattern.reduce((sum, value, index) => sum + Math.abs(value - (usual[index] as number)), 0),
  )
  const limit = STRANGE * middle(distances)
  return clean.filter((_, index) => (distances[index] as number) <= limit)
}

/** Element-wise median. */
export const medianPattern = (patterns: readonly Float32Array[]): Float32Array =>
  Float32Array.from(patterns[0] as Float32Array, (_, index) =>
    middle(patterns.map((pattern) => pattern[index] as number)),
  )

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] as number
