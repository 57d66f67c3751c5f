import { expect, test } from 'vitest'
import { listingParameters } from '#app/features/catalogue/listing-parameters'
import { isKnownPath, pageAddress, pageParameters } from '#app/server/page-addresses'
import { listedPages, unlistedPages } from '#tests/support/pages'
import { projectFiles } from '#tests/support/sources'

/** `app/routes/$locale/about-us/$slug.tsx` is the page `/about-us/any`; layout and catch-all are skipped. */
const pages = projectFiles('app/routes/$locale')
  .map((file) => file.replace('app/routes/$locale', '').replace('.tsx', ''))
  .filter((page) => page !== '/route' && page !== '/$')
  .map(
    (page) =>
      page
        .replace(/\/index$/, '')
        .replaceAll('.', '/')
        .replace(/\$\w+/g, 'any') || '/',
  )

test('[ROUTE-01] every page of the storefront is known without its language', () => {
  expect(pages.length).toBeGreaterThan(9)
  expect(pages.filter((page) => !isKnownPath(page))).toEqual([])
})

test('what is asked of every page is asked of each: of those that lists of tests name, and of the account page', () => {
  const named = [...listedPages, ...unlistedPages, '/profile'].map((path) => `/vi${path.split('?')[0]}`)
  expect([...new Set(named.map(pageAddress))].sort()).toEqual(
    [...new Set([...pages, '/offline'].map((page) => pageAddress(`/vi${page}`)))].sort(),
  )
})

test.each(['/vi/category/bed', '/de/wooden-furniture'])(
  'every parameter that a listing reads makes it another page for the cache (%s)',
  (path) => {
    const anything = new Proxy({}, { get: () => 'x' })
    expect(pageParameters(path)).toEqual(Object.keys(listingParameters(anything)))
  },
)

test('a parameter belongs to the page that it changes; most pages have none', () => {
  expect(pageParameters('/ja/furniture-package')).toEqual(['packageTier', 'enquiry'])
  expect(pageParameters('/ja/contact-us')).toEqual(['topic', 'enquiry'])
  for (const path of ['/vi', '/vi/about-us/team', '/vi/no-such']) expect(pageParameters(path)).toEqual([])
})
