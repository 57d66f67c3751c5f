/**
 * Counts in steps that each are a fifth wider than the last: thousands of visits fit into some fifty numbers, with
 * percentiles off by a tenth at most.
 */
const SMALLEST = 4
const GROWTH = 1.2
const LAST = 52

/** Step of a value; beyond about 45,000 it is the last step. */
export function stepOf(value: number): number {
  if (value <= SMALLEST) return 0
  return Math.min(Math.ceil(Math.log(value / SMALLEST) / Math.log(GROWTH)), LAST)
}

const endOf = (step: number) => SMALLEST * GROWTH ** step
const startOf = (step: number) => (step === 0 ? 0 : endOf(step - 1))

/** The quantile, assuming values are uniform within a step. */
export function percentile(counts: ReadonlyMap<number, number>, share: number): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let left = total * share
  for (const [step, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (left <= count) return startOf(step) + (endOf(step) - startOf(step)) * (left / count)
    left -= count
  }
  return undefined
}
