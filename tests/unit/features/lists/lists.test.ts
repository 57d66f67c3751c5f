import { expect, test } from 'vitest'
import { comparedIn, comparisonQuery, validSlugs, withSlug } from '#app/features/lists/lists'
import { comparisonAt, isOwn, isOwnEdit, withoutWaiting } from '#app/features/lists/own-comparison'
import { pagePath } from '#app/lib/page-path'

test('[ROUTE-21] a list holds slugs alone, each once', () => {
  expect(validSlugs('wishlist', ['ghe-go', 'ghe-go', '', '../etc', 'Ghế', 7, null, 'ban-tra'])).toEqual([
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
  expect(pagePath('/compare', {}, comparisonQuery(['a', 'b']))).toBe('/compare?products=a,b')
  expect(pagePath('/compare', {}, comparisonQuery([]))).toBe('/compare?products=')
  expect(comparedIn('a,b,a,<script>,c,d,e')).toEqual(['b', 'c', 'd', 'e'])
  for (const nothing of [undefined, '', ',,', ['a']]) expect(comparedIn(nothing)).toEqual([])
})

const page = (requested: string | undefined, ...slugs: string[]) => ({ requested, slugs })

test('[ROUTE-21] one’s own comparison is kept as one changes it', () => {
  expect(isOwnEdit(['a', 'b'], 'a,b', page('a,b,c', 'a', 'b', 'c'))).toBe(true)
  expect(isOwnEdit(['a', 'b'], 'a,b', page('b', 'b'))).toBe(true)
  expect(isOwnEdit(['a'], 'a', page(''))).toBe(true)
  // Saved products may have left the shop.
  expect(isOwnEdit(['a', 'gone'], 'a,gone', page('a,b', 'a', 'b'))).toBe(true)
})

test('[ROUTE-21] a comparison that is opened, loaded again or read in another language changes nothing', () => {
  for (const kept of [[], ['a', 'b'], ['x', 'y']]) {
    expect(isOwnEdit(kept, undefined, page('a,b', 'a', 'b'))).toBe(false)
    expect(isOwnEdit(kept, 'a,b', page('a,b', 'a', 'b'))).toBe(false)
    expect(isOwnEdit(kept, 'a,b', page(undefined))).toBe(false)
  }
})

test('[ROUTE-21] somebody else’s comparison pushes out no other, however it is changed', () => {
  expect(isOwnEdit(['x', 'y'], 'a,b', page('a', 'a'))).toBe(false)
  expect(isOwnEdit(['x', 'y'], 'a', page(''))).toBe(false)
  expect(isOwnEdit([], 'a,b', page('a,b,c', 'a', 'b', 'c'))).toBe(true)
})

test('[ROUTE-21] an address of products that the shop has not empties no list', () => {
  for (const before of [undefined, 'a', 'a,b'])
    for (const requested of ['nonsense', '<script>', ',']) expect(isOwnEdit(['a'], before, page(requested))).toBe(false)
})

test('[ROUTE-21] what is left of a comparison is known before its page has come, what is added is not', () => {
  expect(withoutWaiting(page('a,b', 'a', 'b'), 'b')).toEqual(page('b', 'b'))
  expect(withoutWaiting(page('a', 'a'), '')).toEqual(page(''))
  expect(withoutWaiting(page('a,gone', 'a'), 'gone')).toBeUndefined()
  expect(withoutWaiting(page('a', 'a'), 'a,b')).toBeUndefined()
  // Back, before anything has arrived.
  expect(withoutWaiting(page('a,b', 'a', 'b'), 'a,b')).toEqual(page('a,b', 'a', 'b'))
  expect(withoutWaiting(page('a', 'a'), undefined)).toBeUndefined()
})

test('[ROUTE-21] a comparison’s page knows whether it is the visitor’s own', () => {
  expect(isOwn(['a', 'b'], page('a,b', 'a', 'b'))).toBe(true)
  expect(isOwn(['a', 'gone'], page('a,gone', 'a'))).toBe(true)
  expect(isOwn(['a'], page('a,gone', 'a'))).toBe(true)
  expect(isOwn([], page(undefined))).toBe(true)
  expect(isOwn(['a'], page(undefined))).toBe(false)
  expect(isOwn(['x'], page('a,b', 'a', 'b'))).toBe(false)
})

test('[ROUTE-21] only a comparison of this shop leads to another', () => {
  const shop = 'https://shop.test'
  expect(comparisonAt(`${shop}/vi/compare?products=a,b`, shop)).toBe('a,b')
  expect(comparisonAt(`${shop}/vi/compare?products=a%2Cb`, shop)).toBe('a,b')
  expect(comparisonAt(`${shop}/vi/compare?products=`, shop)).toBe('')
  for (const other of [
    '',
    `${shop}/vi/compare`,
    `${shop}/vi/wishlist?products=a`,
    'https://x.test/vi/compare?products=a',
  ])
    expect(comparisonAt(other, shop)).toBeUndefined()
})
