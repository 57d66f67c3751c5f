import { expect, test } from 'vitest'
import { listingParameters } from '#app/features/catalogue/listing-parameters'
import { isCached, pageTable } from '#app/server/page-table'
import { pages } from '#tests/support/pages'

const table = pageTable(pages)
const parametersOf = (address: string) => table.atAddress(address)?.parameters

test.each([
  ['/$locale/', '/'],
  ['/$locale/category/$slug', '/category/:slug'],
  ['/$locale/about-us/', '/about-us'],
  ['/$locale/about-us/$slug', '/about-us/:slug'],
  ['/$locale/constructor', undefined],
  ['/category/$slug', undefined],
  ['/$locale/category/bed', undefined],
])('[SHELL-04] the router’s %s is %s in the figures', (route, path) => {
  expect(table.pathOfRoute(route)).toBe(path)
})

test.each([
  ['/vi', '/'],
  ['/de/product/sofa-ho-tay', '/product/:slug'],
  ['/de/product/sofa-ho-tay/more', undefined],
  ['/ja/nope', undefined],
])('[OPER-01] %s is %s in the log', (address, path) => {
  expect(table.atAddress(address)?.path).toBe(path)
})

test.each([
  ['/', '/'],
  ['/about-us/', '/about-us'],
  ['/about-us/team', '/about-us/:slug'],
  ['/nope', undefined],
])('[ROUTE-01] %s without its language is the page %s', (path, page) => {
  expect(table.atPath(path)?.path).toBe(page)
})

test.each(['/vi/category/bed', '/de/wooden-furniture'])(
  'every parameter that a listing reads makes it another page for the cache (%s)',
  (address) => {
    const anything = new Proxy({}, { get: () => 'x' })
    expect(parametersOf(address)).toEqual(Object.keys(listingParameters(anything)))
  },
)

test('a parameter belongs to the page that it changes; most pages have none', () => {
  expect(parametersOf('/ja/furniture-package')).toEqual(['packageTier', 'enquiry'])
  expect(parametersOf('/ja/contact-us')).toEqual(['topic', 'enquiry'])
  for (const address of ['/vi', '/vi/about-us/team', '/vi/no-such']) expect(parametersOf(address)).toBeUndefined()
})

test('the page cache holds a page for strangers, for whoever is signed in, or for nobody', () => {
  const cachedFor = (address: string) =>
    [false, true].filter((signedIn) => isCached(table.atAddress(address) as never, signedIn))
  expect(cachedFor('/vi/wishlist')).toEqual([false, true])
  expect(cachedFor('/vi/login')).toEqual([false])
  for (const address of ['/vi/profile', '/vi/measurement']) expect(cachedFor(address)).toEqual([])
})
