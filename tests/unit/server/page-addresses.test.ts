import { expect, test } from 'vitest'
import { isKnownPath } from '#app/server/page-addresses'
import { projectFiles } from '#tests/support/sources'

/** `app/routes/$locale/about-us/$slug.tsx` is the page of `/about-us/any`; the layout and the catch-all are none. */
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
