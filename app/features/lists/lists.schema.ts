import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'
import { MOST_CHANGES } from './list-changes'
import { LAST_MOMENT, listNames, SLUG } from './lists'

const LONGEST_LIST = 60

const slugSchema = type(SLUG)

/** A slug for a product as the shop shows it, or a sku for a certain finish. */
export const pieceSchema = slugSchema.or(type(/^[a-z\d-]{1,100}:[a-z_]{1,30}$/))

export const productsRequest = type({
  '+': 'reject',
  locale: localeSchema,
  pieces: pieceSchema.array().atMostLength(LONGEST_LIST),
})

const changesSchema = type({
  '+': 'reject',
  list: type.enumerated(...listNames),
  slug: slugSchema,
  at: type.number.atLeast(0).atMost(LAST_MOMENT).divisibleBy(1),
  'isRemoved?': 'true',
})
  .array()
  .atMostLength(MOST_CHANGES)

/** Changes of an account's lists, possibly none. */
export const listsChange = type({ changes: changesSchema, 'lang?': 'string <= 120', '+': 'reject' })

/** `owner`: the account that the browser believes to own the lists. */
export const listsCall = type({
  locale: localeSchema,
  traceID: 'string <= 64',
  owner: '0 < string <= 64',
  changes: changesSchema,
  '+': 'reject',
})

const entries = type({ slug: slugSchema, addedAt: 'number' }).array()

export const listsAnswer = type({
  data: { lists: { wishlist: entries, compared: entries, recentlyViewed: entries } },
})
