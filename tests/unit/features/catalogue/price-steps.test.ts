import { expect, test } from 'vitest'
import { codesOf } from '#app/features/catalogue/listing-filters'
import { priceStepOf, pricesOfStep } from '#app/features/catalogue/price-steps'

test('[ROUTE-06] every price lies within the prices of its step, and steps follow each other without a gap', () => {
  for (const price of [0, 1, 9, 10, 999, 1000, 45_000, 7_800_000, 12_490_000, 9_999_999_999]) {
    const { from, to } = pricesOfStep(priceStepOf(price))
    expect([price, from <= price && price <= to]).toEqual([price, true])
  }
  for (let step = priceStepOf(1000); step < priceStepOf(1_000_000_000); step++) {
    const { from, to } = pricesOfStep(step)
    expect([priceStepOf(from), priceStepOf(to), pricesOfStep(step + 1).from]).toEqual([step, step, to + 1])
  }
})

test('[ROUTE-06] a width lies in one band, both ends included', () => {
  const bandOf = (widthMm: number) => codesOf('width', { widthMm } as Parameters<typeof codesOf>[1])
  expect([1, 1199, 1200, 1600, 1601, 2000, 2001].map(bandOf)).toEqual([
    '0-120',
    '0-120',
    '120-160',
    '120-160',
    '160-200',
    '160-200',
    '200-',
  ])
})
