const BINS = 96
/** Minimum distance of two groups, and minimum share of each. */
const [APART, LEAST_SHARE] = [0.3, 0.02]
/** Minimum share of variance between the groups, and maximum share of values halfway. */
const [SPLIT, MOST_BETWEEN] = [0.7, 0.05]

/**
 * Threshold between two well separated groups (N. Otsu, "A threshold selection method from gray-level histograms",
 * 1979); undefined when there is one group.
 */
export function valleyIn(values: Float32Array): number | undefined {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (!(high - low > APART)) return undefined
  const middleOf = (bin: number) => low + ((bin + 0.5) / BINS) * (high - low)
  const shares = new Float64Array(BINS)
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor(((value - low) / (high - low)) * BINS))
    shares[bin] = (shares[bin] as number) + 1 / values.length
  }
  const mean = shares.reduce((sum, share, bin) => sum + share * middleOf(bin), 0)
  const variance = shares.reduce((sum, share, bin) => sum + share * (middleOf(bin) - mean) ** 2, 0)
  let best = { between: 0, bin: 0, below: 0, apart: 0 }
  let [below, sum] = [0, 0]
  for (let bin = 0; bin < BINS - 1; bin++) {
    below += shares[bin] as number
    sum += (shares[bin] as number) * middleOf(bin)
    if (below === 0 || below >= 1) continue
    const apart = (mean - sum) / (1 - below) - sum / below
    const between = below * (1 - below) * apart ** 2
    if (between > best.between) best = { between, bin, below, apart }
  }
  const valley = middleOf(best.bin + 0.5)
  const halfway = shares.reduce(
    (part, share, bin) => part + (Math.abs(middleOf(bin) - valley) < 0.1 * best.apart ? share : 0),
    0,
  )
  const isSplit = best.between > SPLIT * variance && best.apart > APART && halfway < MOST_BETWEEN
  return isSplit && Math.min(best.below, 1 - best.below) > LEAST_SHARE ? valley : undefined
}
