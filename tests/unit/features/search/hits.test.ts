import { expect, test } from 'vitest'
import { closestTiers } from '#app/features/search/hits.server'
import { IN_MAIN } from '#app/features/search/indexing'

const word = (written: string) => ({
  spellings: [written],
  exact: [written],
  products: 1,
  isCorrected: false,
  isNear: false,
})

test('[ROUTE-18] of two sizes that nothing has together, first what has the one, then what has the other', () => {
  const [width, length] = closestTiers(['giường', '160', '200'].map(word))
  expect(width).toBe(`("${IN_MAIN}giường") AND ("160")`)
  expect(length).toBe(`("${IN_MAIN}giường") AND ("200")`)
})

test('[ROUTE-18] a single size that nothing has is left out first', () => {
  expect(closestTiers(['giường', '160'].map(word))[0]).not.toContain('160')
})
