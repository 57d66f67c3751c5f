import { expect, test } from 'vitest'
import { everything, HIGHEST_PRICE, listingQueryOf, parseListing } from '#app/features/catalogue/listing'
import { listingParameters } from '#app/features/catalogue/listing-parameters'
import { parseSearch } from '#app/lib/search-params'

test.each(['9999999999', '9.999.999.999', '9,999,999,999', '9 999 999 999'])(
  '[ROUTE-06] the highest price may be asked for, as %s',
  (price) => expect(parseListing({ max: price })).toMatchObject({ max: HIGHEST_PRICE }),
)

test.each(['10000000000', '10.000.000.000', '999.999.999.999', '1.00', '.1', '1.0000'])(
  '[ROUTE-06] no listing has the price %s',
  (price) => {
    expect(parseListing({ min: price })).toBeNull()
    expect(parseListing({ max: price })).toBeNull()
  },
)

test.each([
  'page=1000000000',
  'page=10000',
  'page=0',
  'page=1.5',
  'page=01',
  'page=1&page=2',
  `page=${'1'.repeat(10_000)}`,
  'sort=price_vnd DESC --',
  `sort=${'a'.repeat(10_000)}`,
  "min=1' OR '1'='1",
  'max=Infinity',
  `max=${'9'.repeat(10_000)}`,
  'min=1&min=2',
  'material=unobtainium',
  'material=oak&material=unobtainium',
  `material=${'a'.repeat(10_000)}`,
  'material=constructor',
  'colour=__proto__',
  'width=0-9999',
  'width=<script>alert(1)</script>',
])('[ROUTE-06] no listing is asked for by %.60s', (query) => {
  expect(parseListing(listingParameters(parseSearch(query)))).toBeNull()
})

test('[ROUTE-06] what no listing knows asks for nothing, and is in none of its addresses', () => {
  const query = listingParameters(parseSearch(`utm=1&color=red&__proto__=x&constructor=y&brand=${'a'.repeat(10_000)}`))
  expect(query).toEqual({})
  const search = parseListing(query)
  expect(search).toEqual(everything)
  expect(listingQueryOf({ ...everything, ...search })).toEqual({})
})

test('[ROUTE-06] an option asked for many times over is asked for once', () => {
  const search = parseListing(listingParameters(parseSearch('material=oak&'.repeat(2000))))
  expect(search?.material).toEqual(['oak'])
})
