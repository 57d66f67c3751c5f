import { type } from 'arktype'
import { localeSchema } from '../../languages/languages.schema'
import { ROOM_LIMITS } from './document.ts'

/** `slugs`: the products in the room. */
export const rangeRequest = type({
  '+': 'reject',
  locale: localeSchema,
  slugs: type(/^[a-z\d-]{1,100}$/)
    .array()
    .atMostLength(ROOM_LIMITS.pieces),
})
