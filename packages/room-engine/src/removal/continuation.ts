export type Column = {
  /** Partly in the hole. */
  isCovered: boolean
  /** Fully visible, with clean surfaces beside it. */
  isClean: boolean
  /** Its pattern across the strip; empty when it is not fully visible. */
  pattern: Float32Array
}

/** Cost of a jump between non-adjacent columns, relative to their usual difference. */
const JUMP = 0.6
/** Cost of enlarging a column, per doubling. */
const SCALE = 1.2

/**
 * Maps each covered column to a clean one (−1 for the others), in the order with the least visible jumps: exact in one
 * dimension (R. Bellman's dynamic programming, walked as A. Viterbi, 1967).
 */
export function continued(
  columns: readonly Column[],
  usable: readonly number[],
  scales: readonly number[],
): Int32Array {
  const places = new Int32Array(columns.length).fill(-1)
  const differences = differencesOf(columns, usable)
  for (let start = 0; start < columns.length; start++) {
    if (!columns[start]?.isCovered) continue
    let end = start
    while (columns[end]?.isCovered) end++
    walk(places, start, end, usable, differences, scales)
    start = end
  }
  return places
}

/** Differences between the column that would follow and the one that does, by index of usable columns. */
type Differences = {
  usual: number
  ahead: (from: number, to: number) => number
  /** Difference between a column and the neighbour of a usable one, `step` further on. */
  beside: (column: number, to: number, step: -1 | 1) => number
}

function differencesOf(columns: readonly Column[], usable: readonly number[]): Differences {
  const between = (a: number, b: number): number => {
    const [one, other] = [columns[a]?.pattern, columns[b]?.pattern]
    if (!one?.length || !other?.length) return Number.NaN
    let sum = 0
    for (let index = 0; index < one.length; index++) sum += ((one[index] as number) - (other[index] as number)) ** 2
    return sum
  }
  let [total, count] = [0, 0]
  const table = new Float32Array(usable.length * usable.length)
  for (const [from, column] of usable.entries())
    for (const [to, other] of usable.entries()) {
      const difference = between(column + 1, other)
      table[from * usable.length + to] = difference
      if (!Number.isNaN(difference)) {
        total += difference
        count++
      }
    }
  const usual = total / (count || 1) + 1e-6
  return {
    usual,
    ahead: (from, to) => {
      const difference = table[from * usable.length + to] as number
      return Number.isNaN(difference) ? usual : difference
    },
    beside: (column, to, step) => {
      const difference = between(column, (usable[to] as number) + step)
      return Number.isNaN(difference) ? 0 : difference
    },
  }
}

function walk(
  places: Int32Array,
  start: number,
  end: number,
  usable: readonly number[],
  { usual, ahead, beside }: Differences,
  scales: readonly number[],
) {
  const count = usable.length
  const cameFrom: Int16Array[] = []
  const scaleCost = (column: number, index: number) => {
    const steps = Math.log2((scales[usable[index] as number] as number) / (scales[column] as number))
    return usual * SCALE * (steps < 0 ? steps * steps : 0.2 * steps * steps) * 0.1
  }
  let costs = Float64Array.from({ length: count }, (_, index) => beside(start - 1, index, -1) + scaleCost(start, index))
  for (let column = start + 1; column < end; column++) {
    const next = new Float64Array(count)
    const from = new Int16Array(count)
    for (let place = 0; place < count; place++) {
      let [best, least] = [0, Number.POSITIVE_INFINITY]
      for (let previous = 0; previous < count; previous++) {
        const isNeighbour = (usable[previous] as number) + 1 === usable[place]
        const cost = (costs[previous] as number) + (isNeighbour ? 0 : JUMP * usual + ahead(previous, place))
        if (cost < least) [best, least] = [previous, cost]
      }
      next[place] = least + scaleCost(column, place)
      from[place] = best
    }
    cameFrom.push(from)
    costs = next
  }
  let best = 0
  for (let place = 0; place < count; place++) {
    costs[place] = (costs[place] as number) + beside(end, place, 1)
    if ((costs[place] as number) < (costs[best] as number)) best = place
  }
  for (let column = end - 1; column >= start; column--) {
    places[column] = usable[best] as number
    const from = cameFrom[column - start - 1]
    if (from) best = from[best] as number
  }
}
