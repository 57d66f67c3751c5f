import { expect, test } from 'vitest'
import { comparedIn } from '#app/features/compare/compare'
import { comparedAt, comparePath, isEdited, slugsIn, withSlug } from '#app/features/lists/lists'

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

const SHOP = 'https://shop.test'

test('[ROUTE-21] a comparison is kept once a product is put in or taken out, not when somebody opens it', () => {
  expect(isEdited('a,b', 'a,b,c', ['a', 'b', 'c'])).toBe(true)
  expect(isEdited('a,b', 'b', ['b'])).toBe(true)
  expect(isEdited('a', '', [])).toBe(true)
  // By a link from elsewhere, in another language, or loaded again.
  expect(isEdited(undefined, 'a,b', ['a', 'b'])).toBe(false)
  expect(isEdited('a,b', 'a,b', ['a', 'b'])).toBe(false)
})

test('[ROUTE-21] an address of products that the shop has not empties no list', () => {
  for (const before of [undefined, 'a', 'a,b']) expect(isEdited(before, 'nonsense', [])).toBe(false)
  expect(isEdited('a', '<script>', [])).toBe(false)
})

test('[ROUTE-21] only a comparison of this shop leads to another', () => {
  expect(comparedAt(`${SHOP}/vi/compare?products=a,b`, SHOP)).toBe('a,b')
  expect(comparedAt(`${SHOP}/vi/compare?products=a%2Cb`, SHOP)).toBe('a,b')
  expect(comparedAt(`${SHOP}/vi/compare?products=`, SHOP)).toBe('')
  for (const other of ['', `${SHOP}/vi/compare`, `${SHOP}/vi/wishlist?products=a`, 'https://x.test/vi/compare?products=a'])
    expect(comparedAt(other, SHOP)).toBeUndefined()
})
