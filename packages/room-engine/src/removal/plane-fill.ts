import type { Box } from '../geometry/room-box.ts'
import { cellCentre } from './chart.ts'
import { reachOn, type Strip } from './edge-strip.ts'
import { besideEdge } from './edges.ts'
import { type FaceCells, HOLE } from './face-cells.ts'
import { FACE_AXES, type FacePoint } from './face-plane.ts'
import { labelCells } from './labelling.ts'
import type { LightPicture } from './light-picture.ts'
import { offsetsFor } from './offsets.ts'

/** For each cell of the hole, the offset to its source in metres. */
export type Fill = { cells: FaceCells; u: Float32Array; v: Float32Array; isFilled: Uint8Array }

/** Quality of the fill: number of offsets, sweeps over them, and resolution. */
export type Effort = { offsets: number; sweeps: number; cellsAcross: number }

/** Rounds in which filled cells serve as source for the rest. */
const ROUNDS = 4

export function newFill(cells: FaceCells): Fill {
  const count = cells.kinds.length
  return { cells, u: new Float32Array(count), v: new Float32Array(count), isFilled: new Uint8Array(count) }
}

/** Copies a strip into the cells that it covers. */
export function layStrip({ cells, u, v, isFilled }: Fill, box: Box, strip: Strip, everything: LightPicture) {
  const { chart, kinds } = cells
  const { face } = chart.plane
  const reach = reachOn(face, strip.edge)
  const other = strip.edge[0] === face ? strip.edge[1] : strip.edge[0]
  const isAlongV = FACE_AXES[other].across === FACE_AXES[face].u
  for (let cell = 0; cell < kinds.length; cell++) {
    if (kinds[cell] !== HOLE || isFilled[cell]) continue
    const { along, away } = besideEdge(box, face, strip.edge, ...cellCentre(chart, cell))
    const shift = strip.shifts[Math.floor((along - strip.start) / strip.stepM)]
    if (away > reach || shift === undefined || Number.isNaN(shift)) continue
    ;(isAlongV ? v : u)[cell] = shift
    isFilled[cell] = 1
    patternAt(cells, everything, cell, u[cell] as number, v[cell] as number, cells.pattern, cell * 3)
  }
}

/** Pattern of a cell `u`, `v` metres away; false when nothing is visible there. */
export function patternAt(
  { chart, light }: FaceCells,
  picture: LightPicture,
  cell: number,
  awayU: number,
  awayV: number,
  into: Float32Array,
  at: number,
): boolean {
  cellCentre(chart, cell, place)
  const u = place[0] + awayU
  const v = place[1] + awayV
  chart.plane.toPicture(u, v, point)
  const share = picture.spot(point[0], point[1], chart.plane.pixelsPerMetre(u, v) * chart.cellM, seen)
  if (!(share > 0.9)) return false
  light.at(u, v, fallen)
  for (let channel = 0; channel < 3; channel++)
    into[at + channel] = (seen[channel] as number) - (fallen[channel] as number)
  return true
}
const [seen, fallen] = [new Float32Array(3), new Float32Array(3)]
const [place, point]: [FacePoint, FacePoint] = [
  [0, 0],
  [0, 0],
]

/** Fills what strips left, in rounds: with little source, each round copies from the last. */
export function* fillPattern(fill: Fill, effort: Effort): Generator<number, void> {
  const { cells, isFilled } = fill
  for (let round = 0; round < ROUNDS; round++) {
    const isOpen = cells.kinds.map((kind, cell) => (kind === HOLE && !isFilled[cell] ? 1 : 0))
    if (!isOpen.includes(1)) return
    const offsets = offsetsFor(cells, isOpen, effort.offsets)
    if (offsets.length === 0) return
    const steps = labelCells(cells, offsets, isOpen, isFilled, effort.sweeps)
    let step = steps.next()
    // The number of rounds is unknown, so each gets half of the remaining progress.
    for (; !step.done; step = steps.next()) yield 1 - (2 - step.value) / 2 ** (round + 1)
    settle(fill, step.value, offsets)
  }
}

/** Stores the chosen offsets; filled cells are source for the next round. */
function settle({ cells, u, v, isFilled }: Fill, labels: Int16Array, offsets: readonly { x: number; y: number }[]) {
  const { chart, kinds, isUsable, pattern } = cells
  const filled: number[] = []
  for (let cell = 0; cell < labels.length; cell++) {
    const offset = offsets[labels[cell] as number]
    if (!offset) continue
    const from = cell + Math.round(offset.x) + Math.round(offset.y) * chart.width
    u[cell] = offset.x * chart.cellM + (kinds[from] === HOLE ? (u[from] as number) : 0)
    v[cell] = offset.y * chart.cellM + (kinds[from] === HOLE ? (v[from] as number) : 0)
    for (let channel = 0; channel < 3; channel++) pattern[cell * 3 + channel] = pattern[from * 3 + channel] as number
    filled.push(cell)
  }
  for (const cell of filled) {
    isFilled[cell] = 1
    isUsable[cell] = 1
  }
}
