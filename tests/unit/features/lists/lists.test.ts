import { expect, test } from 'vitest'
import { comparedIn } from '#app/features/compare/compare'
import { comparePath, slugsIn, withSlug } from '#app/features/lists/lists'

test('[ROUTE-21] a list holds slugs alone, each once', () => {
  expect(slugsIn('wishlist', ['ghe-go', 'ghe-go', '', '../etc', 'Ghế', 7, null, 'ban-tra'])).toEqual([
    'ghe-go',
    'ban-tra',
  ])
})

test('[ROUTE-21] a list that is full loses what came first', () => {
  expect(withSlug('compared', ['a', 'b', 'c', 'd'], 'e')).toEqual(['b', 'c', 'd', 'e'])
})

test('[ROUTE-21] what is added again goes to the end', () => {
  expect(withSlug('recentlyViewed', ['a', 'b', 'c'], 'a')).toEqual(['b', 'c', 'a'])
})

test('[ROUTE-21] a comparison’s address says what is compared, and nothing else is read from one', () => {
  expect(comparePath(['a', 'b'])).toBe('/compare?products=a,b')
  expect(comparePath([])).toBe('/compare?products=')
  expect(comparedIn('a,b,a,<script>,c,d,e')).toEqual(['b', 'c', 'd', 'e'])
  for (const nothing of [undefined, '', ',,', ['a']]) expect(comparedIn(nothing)).toEqual([])
})
