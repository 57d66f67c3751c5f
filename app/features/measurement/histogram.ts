/**
 * Values as counts of steps that each are a fifth wider than the one before: what thousands of visits measured fits into
 * some fifty numbers, and a percentile read from them is wrong by a tenth at most.
 */
const SMALLEST = 4
const GROWTH = 1.2
const LAST = 52

/** The step of a value. Anything beyond the last, about 45,000, counts as the last. */
export function stepOf(value: number): number {
  if (value <= SMALLEST) return 0
  return Math.min(Math.ceil(Math.log(value / SMALLEST) / Math.log(GROWTH)), LAST)
}

const endOf = (step: number) => SMALLEST * GROWTH ** step
const startOf = (step: number) => (step === 0 ? 0 : endOf(step - 1))

/** The value below which a share of the counted ones lies, as if those of a step lay evenly in it. */
export function percentile(counts: ReadonlyMap<number, number>, share: number): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let left = total * share
  for (const [step, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (left <= count) return startOf(step) + (endOf(step) - startOf(step)) * (left / count)
    left -= count
  }
  return undefined
}
