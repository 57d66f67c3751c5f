import type { Box, Face } from '../geometry/room-box.ts'
import { cellCentre } from './chart.ts'
import { type EdgeView, FEWEST_COLUMNS, medianPattern, reachOn } from './edge-strip.ts'
import { besideEdge, placeBeside } from './edges.ts'
import { type FaceCells, HOLE } from './face-cells.ts'
import { placeOfFace } from './face-plane.ts'

/** Minimum columns of a lender; more than for an edge that is only continued. */
const LENT_COLUMNS = 3 * FEWEST_COLUMNS
/** A ledge's row differs from its wall by this much (log light), and by more than its columns differ. */
const LEDGE = { least: 0.1, spread: 0.5 }
/** Where two walls' paint is compared: metres from their corner, and from floor or ceiling. */
const BESIDE_M = { corner: 0.15, edge: 0.35 }
/** Walls have the same paint when they differ in light of one colour, and not too much (logarithms). */
const SAME_PAINT = { colour: 0.06, light: 0.5 }

/** A wholly hidden edge, the neighbouring edge that it copies, and that one's typical column. */
export type Loan = { hidden: EdgeView; lender: EdgeView; ledge: Float32Array }

/**
 * Skirting and moulding run around a room, so a hidden edge takes the ledge of the next wall when that has the same
 * paint.
 */
export function loansOf(views: readonly EdgeView[], box: Box, cells: Partial<Record<Face, FaceCells>>): Loan[] {
  return views.flatMap((hidden): Loan[] => {
    const isHidden = hidden.usable.length < FEWEST_COLUMNS && hidden.columns.some(({ isCovered }) => isCovered)
    if (!isHidden || hidden.edge[0] === 'back') return []
    const [lender] = views
      .filter(
        (view) => view.usable.length >= LENT_COLUMNS && isNext(view, hidden) && isSamePaint(box, cells, view, hidden),
      )
      .sort((a, b) => b.usable.length - a.usable.length)
    return lender ? [{ hidden, lender, ledge: ledgeOf(lender) }] : []
  })
}

/** An edge's typical column; 0 in rows without a ledge. */
function ledgeOf({ usable, columns }: EdgeView): Float32Array {
  const patterns = usable.map((column) => (columns[column] as EdgeView['columns'][number]).pattern)
  const usual = medianPattern(patterns)
  const spread = medianPattern(
    patterns.map((pattern) => pattern.map((value, index) => Math.abs(value - (usual[index] as number)))),
  )
  return usual.map((value, index) => {
    const size = Math.abs(value)
    return size > LEDGE.least && (spread[index] as number) < LEDGE.spread * size ? value : 0
  })
}

/** Adjacent around a corner of the back wall, both at the floor or both at the ceiling. */
const isNext = ({ edge: [level, wall] }: EdgeView, { edge: [other, face] }: EdgeView) =>
  level === other && wall !== face && (wall === 'back' || face === 'back')

/** Adds the borrowed ledges to a face's corrections (three numbers a cell). */
export function addLoans(
  corrections: Float32Array,
  face: Face,
  box: Box,
  { chart, kinds }: FaceCells,
  loans: readonly Loan[],
) {
  for (const { hidden, lender, ledge } of loans) {
    if (hidden.edge[0] !== face && hidden.edge[1] !== face) continue
    const from = face === hidden.edge[0] ? face : lender.edge[1]
    const start = lender.rows.findIndex((row) => row.face === from)
    if (start < 0) continue
    for (let cell = 0; cell < kinds.length; cell++) {
      if (kinds[cell] !== HOLE) continue
      const { away } = besideEdge(box, face, hidden.edge, ...cellCentre(chart, cell))
      const row = start + Math.floor(away / lender.stepM)
      if (away > reachOn(face, hidden.edge) || lender.rows[row]?.face !== from) continue
      for (let channel = 0; channel < 3; channel++)
        corrections[cell * 3 + channel] =
          (corrections[cell * 3 + channel] as number) + (ledge[row * 3 + channel] as number)
    }
  }
}

function isSamePaint(
  box: Box,
  cells: Partial<Record<Face, FaceCells>>,
  { edge: [level, one] }: EdgeView,
  { edge: [, other] }: EdgeView,
): boolean {
  // Light is only measured on walls with a hole.
  if (!cells[one] || !cells[other]) return false
  const lightAt = (face: Face, next: Face) => {
    const end = placeOfFace(box, next)
    const along = end - Math.sign(end) * BESIDE_M.corner
    const light = new Float32Array(3)
    cells[face]?.light.at(...placeBeside(box, face, [level, face] as EdgeView['edge'], along, BESIDE_M.edge), light)
    return light
  }
  const [here, there] = [lightAt(one, other), lightAt(other, one)]
  const differences = Array.from(there, (light, channel) => light - (here[channel] as number))
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / 3
  const isTinted = differences.some((difference) => Math.abs(difference - mean) > SAME_PAINT.colour)
  return Math.abs(mean) < SAME_PAINT.light && !isTinted
}
