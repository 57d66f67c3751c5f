import { cellCentre } from './chart.ts'
import type { FaceCells } from './face-cells.ts'
import { differencesOf, served } from './repetition.ts'
import { Spectrum } from './spectrum.ts'

/** Offset, in cells, from a hole's cell to its source. */
export type Offset = { x: number; y: number }

/** Share of the best offsets; the others serve cells that these leave uncovered. */
const BEST_SHARE = 0.75
/** Wanted number of offsets per cell of the hole. */
const CHOICES = 3
/** Cost, in spreads of the pattern, of an offset that serves little of the hole. */
const RARE = 0.35
/** Cost of a source at half, or at double, the scale. */
const SMALLER = 0.5
const LARGER = 0.12
const APART = 2.5
/** Offsets added between two counts of uncovered cells. */
const AT_ONCE = 4

type Judged = Offset & { cost: number; place: number }

/**
 * Offsets at which the pattern repeats, so copies keep whole planks and tiles (K. He, J. Sun, "Statistics of patch
 * offsets for image completion", ECCV 2012). Two Fourier transforms give every offset's mean difference.
 */
export function offsetsFor(cells: FaceCells, isOpen: Uint8Array, most: number): Offset[] {
  const { chart, isUsable } = cells
  const spectrum = new Spectrum(Math.max(chart.width, chart.height))
  const source = spectrum.of(chart.width, chart.height, (cell) => isUsable[cell] as number)
  const spare = spectrum.new()
  const differences = differencesOf(cells, spectrum, source, spare)
  const far = scaleCosts(cells, isOpen, spectrum.side)
  const costs = costsOf(cells, differences, far, served(spectrum, source, cells, isOpen, spare), 1)
  const chosen = bestOf(costs, spectrum.side, Math.round(most * BEST_SHARE))
  while (chosen.length < most) {
    const choices = choicesFor(cells, isOpen, chosen)
    const lacking = isOpen.map((open, cell) => (open && (choices[cell] as number) < CHOICES ? 1 : 0))
    const count = lacking.reduce((sum, one) => sum + one, 0)
    if (count === 0) break
    const left = costsOf(cells, differences, far, served(spectrum, source, cells, lacking, spare), 2)
    const next = bestOf(left, spectrum.side, Math.min(AT_ONCE, most - chosen.length), chosen)
    if (next.length === 0) break
    chosen.push(...next)
  }
  return chosen.map(({ x, y, place }) => ({
    x: x + vertex(differences, place, 1),
    y: y + vertex(differences, place, spectrum.side),
  }))
}

/** Cost of each offset; infinite when it serves nothing. */
function costsOf(
  { spread }: FaceCells,
  differences: Float32Array,
  far: Float32Array,
  servedCells: Float32Array,
  rare: number,
): Float32Array {
  const most = servedCells.reduce((a, b) => Math.max(a, b), 0)
  return differences.map((difference, index) => {
    const share = (servedCells[index] as number) / most
    if (share < 0.02) return Number.POSITIVE_INFINITY
    return difference / spread + rare * RARE * (1 - Math.sqrt(share)) + (far[index] as number)
  })
}

/** Cost of the source's scale against the middle of the hole. */
function scaleCosts({ chart }: FaceCells, isOpen: Uint8Array, side: number): Float32Array {
  let [sumU, sumV, count] = [0, 0, 0]
  for (let cell = 0; cell < isOpen.length; cell++) {
    if (!isOpen[cell]) continue
    const [u, v] = cellCentre(chart, cell)
    sumU += u
    sumV += v
    count++
  }
  const [u, v] = [sumU / count, sumV / count]
  const here = chart.plane.pixelsPerMetre(u, v)
  return Float32Array.from({ length: side * side }, (_, index) => {
    const { x, y } = offsetAt(index, side)
    return scaleCost(here, chart.plane.pixelsPerMetre(u + x * chart.cellM, v + y * chart.cellM))
  })
}

/** Cost of showing at `here` pixels a metre what was seen at `there`. */
export function scaleCost(here: number, there: number): number {
  if (Number.isNaN(there)) return LARGER
  const steps = Math.log2(there / here)
  return steps < 0 ? SMALLER * steps * steps : LARGER * steps * steps
}

const offsetAt = (index: number, side: number): Offset => {
  const [x, y] = [index % side, Math.floor(index / side)]
  return { x: x < side / 2 ? x : x - side, y: y < side / 2 ? y : y - side }
}

/** The deepest local minima, apart from each other and from `taken`. */
function bestOf(costs: Float32Array, side: number, most: number, taken: readonly Judged[] = []): Judged[] {
  const valleys: Judged[] = []
  for (let index = 0; index < costs.length; index++) {
    const cost = costs[index] as number
    if (cost === Number.POSITIVE_INFINITY || !isValley(costs, side, index)) continue
    valleys.push({ ...offsetAt(index, side), cost, place: index })
  }
  valleys.sort((a, b) => a.cost - b.cost || a.place - b.place)
  const chosen: Judged[] = []
  for (const valley of valleys) {
    if (chosen.length === most) break
    if ([...taken, ...chosen].every((other) => Math.hypot(other.x - valley.x, other.y - valley.y) > APART))
      chosen.push(valley)
  }
  return chosen
}

function isValley(costs: Float32Array, side: number, index: number): boolean {
  const [x, y] = [index % side, Math.floor(index / side)]
  for (let row = -1; row <= 1; row++)
    for (let column = -1; column <= 1; column++) {
      const other = ((y + row + side) % side) * side + ((x + column + side) % side)
      if ((costs[other] as number) < (costs[index] as number)) return false
    }
  return true
}

/** For each cell of the hole, how many offsets lead to source. */
function choicesFor(
  { chart: { width, height }, isUsable }: FaceCells,
  isOpen: Uint8Array,
  offsets: readonly Offset[],
): Uint8Array {
  const choices = new Uint8Array(isOpen.length)
  for (const { x, y } of offsets)
    for (let cell = 0; cell < isOpen.length; cell++) {
      if (!isOpen[cell]) continue
      const column = (cell % width) + x
      const row = Math.floor(cell / width) + y
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      if (isUsable[row * width + column]) choices[cell] = (choices[cell] as number) + 1
    }
  return choices
}

/** Sub-cell position of a minimum: vertex of the parabola through three points. */
function vertex(values: Float32Array, index: number, stride: number): number {
  const count = values.length
  const [before, here, after] = [
    values[(index - stride + count) % count] as number,
    values[index] as number,
    values[(index + stride) % count] as number,
  ]
  const bend = before - 2 * here + after
  return bend > 1e-9 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0
}
