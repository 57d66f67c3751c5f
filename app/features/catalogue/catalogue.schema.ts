import { type } from 'arktype'
import { locales } from '#app/features/languages/languages'
import { materials } from '../../../catalogue/catalogue'
import { HIGHEST_PRICE, packageTiers, sortOrders, widthBandCodes } from './catalogue'

const locale = type.enumerated(...locales)
const price = type.number.divisibleBy(1).atLeast(0).atMost(HIGHEST_PRICE)

/** What a page of the shop asks its server functions for; the same rules as the address it stands in. */
export const shopWindowRequest = type({ '+': 'reject', locale })

export const listingRequest = type({
  '+': 'reject',
  locale,
  scope: type({ '+': 'reject', slug: '0 < string <= 100' }).or({ '+': 'reject', kind: "'wooden'" }),
  search: {
    '+': 'reject',
    page: type.number.divisibleBy(1).atLeast(1).atMost(9999),
    sort: type.enumerated(...sortOrders),
    'min?': price,
    'max?': price,
    material: type
      .enumerated(...materials)
      .array()
      .atMostLength(materials.length),
    width: type
      .enumerated(...widthBandCodes)
      .array()
      .atMostLength(widthBandCodes.length),
  },
})

export const packagesRequest = type({ '+': 'reject', locale, tier: type.enumerated(...packageTiers).or('null') })
