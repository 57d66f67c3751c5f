import { expect, test } from 'vitest'
import { HIGHEST_PRICE, parseListing } from '#app/features/catalogue/listing'

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
