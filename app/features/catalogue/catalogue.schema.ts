import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'
import { packageTiers } from './catalogue'
import { HIGHEST_PRICE, sortOrders, widthBandCodes } from './listing'
import { colours, materials } from './materials'

const price = type(`0 <= number.integer <= ${HIGHEST_PRICE}`)

/** The same rules as a listing's address. */
export const listingRequest = type({
  '+': 'reject',
  locale: localeSchema,
  scope: type({ '+': 'reject', slug: 'string > 0' }).or({ '+': 'reject', kind: "'wooden'" }),
  search: {
    '+': 'reject',
    page: '1 <= number.integer <= 9999',
    sort: type.enumerated(...sortOrders),
    'min?': price.or('undefined'),
    'max?': price.or('undefined'),
    material: type
      .enumerated(...materials)
      .array()
      .atMostLength(materials.length),
    colour: type
      .enumerated(...colours)
      .array()
      .atMostLength(colours.length),
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
