import { describe, expect, test } from 'vitest'
import { percentile, stepOf } from '#app/features/measurement/histogram'

const counted = (values: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(stepOf(value), (counts.get(stepOf(value)) ?? 0) + 1)
  return counts
}

const exact = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

describe('percentiles read from counts', () => {
  // Uniform, skewed like page times, and bimodal; deterministic.
  const spread: [string, number[]][] = [
    ['even', Array.from({ length: 1000 }, (_, index) => 20 + index * 3)],
    ['skewed', Array.from({ length: 1000 }, (_, index) => 80 * Math.exp(index / 250))],
    ['in two heaps', Array.from({ length: 1000 }, (_, index) => (index % 4 ? 300 : 2600) + (index % 50))],
  ]
  test.each(spread)('[SHELL-04] of %s values are within a tenth of the true ones', (_, values) => {
    for (const share of [0.5, 0.75, 0.95]) {
      const read = percentile(counted(values), share) ?? Number.NaN
      expect(Math.abs(read / exact(values, share) - 1)).toBeLessThan(0.1)
    }
  })

  test('[SHELL-04] of nothing there is none', () => {
    expect(percentile(new Map(), 0.75)).toBeUndefined()
  })
})

test('[SHELL-04] whatever is measured falls into one of 53 steps, the larger into the later', () => {
  const steps = [0, 1, 4, 5, 100, 2500, 45_000, 3_600_000].map(stepOf)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect([steps.at(0), steps.at(-1)]).toEqual([0, 52])
})
