import { type Type, type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'
import { packageTiers } from './catalogue'
import { HIGHEST_PRICE, sortOrders } from './listing'
import { type FilterChoices, filters, mapFilters } from './listing-filters'

const price = type(`0 <= number.integer <= ${HIGHEST_PRICE}`)

const choices = mapFilters((name) => {
  const { codes } = filters[name]
  return type
    .enumerated(...codes)
    .array()
    .atMostLength(codes.length)
}) as { [N in keyof FilterChoices]: Type<FilterChoices[N]> }

/** The limits match those of a listing's address. */
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
    ...choices,
  },
})

export const packagesRequest = type({
  '+': 'reject',
  locale: localeSchema,
  tier: type.enumerated(...packageTiers).or('null'),
})
