import { HOLE } from './face-cells.ts'
import type { LightPicture } from './light-picture.ts'
import { type Fill, patternAt } from './plane-fill.ts'

/** Smoothness of the correction: grain at a seam must not leak into the hole. */
const STIFFNESS = 0.4
const SWEEPS = 160
/** Factor of successive over-relaxation (D. Young, 1954). */
const BOLDNESS = 1.85

/**
 * Correction of each cell (three numbers), so the fill meets its surroundings and its pieces without a step (P. Pérez
 * et al., "Poisson image editing", 2003, as a membrane). Borders without source add nothing.
 */
export function corrections(fill: Fill, everything: LightPicture): Float32Array {
  const { cells, weights, known, neighbours, jumps } = systemOf(fill, everything)
  const values = new Float32Array(fill.cells.kinds.length * 3)
  const count = cells.length
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let step = 0; step < count; step++) {
      const index = sweep % 2 ? count - 1 - step : step
      const cell = (cells[index] as number) * 3
      let whole = weights[index] as number
      let r = known[index * 3] as number
      let g = known[index * 3 + 1] as number
      let b = known[index * 3 + 2] as number
      for (let way = index * 4; way < index * 4 + 4; way++) {
        const other = neighbours[way] as number
        if (other < 0) continue
        whole += STIFFNESS
        r += STIFFNESS * ((values[other * 3] as number) - (jumps[way * 3] as number))
        g += STIFFNESS * ((values[other * 3 + 1] as number) - (jumps[way * 3 + 1] as number))
        b += STIFFNESS * ((values[other * 3 + 2] as number) - (jumps[way * 3 + 2] as number))
      }
      if (whole === 0) continue
      values[cell] = (values[cell] as number) + BOLDNESS * (r / whole - (values[cell] as number))
      values[cell + 1] = (values[cell + 1] as number) + BOLDNESS * (g / whole - (values[cell + 1] as number))
      values[cell + 2] = (values[cell + 2] as number) + BOLDNESS * (b / whole - (values[cell + 2] as number))
    }
  return values
}

/**
 * Per filled cell: sum and number of known neighbours' demands, and its four neighbours (−1: none) with the wanted rise
 * to each.
 */
type System = {
  cells: readonly number[]
  weights: Float32Array
  known: Float32Array
  neighbours: Int32Array
  jumps: Float32Array
}

const WAYS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

function systemOf(fill: Fill, everything: LightPicture): System {
  const { isFilled } = fill
  const { kinds, isUsable, chart } = fill.cells
  const cells = [...isFilled.keys()].filter((cell) => isFilled[cell])
  const system: System = {
    cells,
    weights: new Float32Array(cells.length),
    known: new Float32Array(cells.length * 3),
    neighbours: new Int32Array(cells.length * 4).fill(-1),
    jumps: new Float32Array(cells.length * 12),
  }
  for (const [index, cell] of cells.entries())
    for (const [way, [dx, dy]] of WAYS.entries()) {
      const [x, y] = [(cell % chart.width) + dx, Math.floor(cell / chart.width) + dy]
      if (x < 0 || y < 0 || x >= chart.width || y >= chart.height) continue
      const other = y * chart.width + x
      if (isFilled[other]) {
        system.neighbours[index * 4 + way] = other
        jumpBetween(fill, everything, cell, other, system.jumps, (index * 4 + way) * 3)
      } else if (kinds[other] !== HOLE && isUsable[other]) askedBy(fill, everything, cell, other, system, index)
    }
  return system
}

/** Demand of a known neighbour: its value minus the value of the fill there. */
function askedBy(
  { cells, u, v }: Fill,
  everything: LightPicture,
  cell: number,
  other: number,
  { weights, known }: System,
  index: number,
) {
  if (!patternAt(cells, everything, other, u[cell] as number, v[cell] as number, here, 0)) return
  weights[index] = (weights[index] as number) + 1
  for (let channel = 0; channel < 3; channel++)
    known[index * 3 + channel] =
      (known[index * 3 + channel] as number) +
      (cells.pattern[other * 3 + channel] as number) -
      (here[channel] as number)
}

/** Rise of the correction between two cells that makes up for the step between their sources. */
function jumpBetween(
  { cells, u, v }: Fill,
  everything: LightPicture,
  cell: number,
  other: number,
  jumps: Float32Array,
  at: number,
) {
  const [cellU, cellV] = [u[cell] as number, v[cell] as number]
  const [otherU, otherV] = [u[other] as number, v[other] as number]
  if (Math.abs(cellU - otherU) + Math.abs(cellV - otherV) < cells.chart.cellM / 4) return
  const jump = [0, 0, 0]
  for (const index of [cell, other]) {
    if (!patternAt(cells, everything, index, cellU, cellV, here, 0)) return
    if (!patternAt(cells, everything, index, otherU, otherV, there, 0)) return
    for (let channel = 0; channel < 3; channel++)
      jump[channel] = (jump[channel] as number) + ((here[channel] as number) - (there[channel] as number)) / 2
  }
  jumps.set(jump, at)
}
const [here, there] = [new Float32Array(3), new Float32Array(3)]
