import { type } from 'arktype'
import { materials } from '../../../catalogue/catalogue'
import { localeSchema } from '../languages/languages.schema'
import { HIGHEST_PRICE, packageTiers, sortOrders, widthBandCodes } from './catalogue'

const price = type.number.divisibleBy(1).atLeast(0).atMost(HIGHEST_PRICE)

/** The contract of a listing: the same rules as the address it stands in. */
export const listingRequest = type({
  '+': 'reject',
  locale: localeSchema,
  scope: type({ '+': 'reject', slug: 'string > 0' }).or({ '+': 'reject', kind: "'wooden'" }),
  search: {
    '+': 'reject',
    page: type.number.divisibleBy(1).atLeast(1).atMost(9999),
    sort: type.enumerated(...sortOrders),
    'min?': price.or('undefined'),
    'max?': price.or('undefined'),
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

export const packagesRequest = type({
  '+': 'reject',
  locale: localeSchema,
  tier: type.enumerated(...packageTiers).or('null'),
})
