import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'
import { aboutPages } from './about'
import { legalPages } from './legal'

export const textRequest = type({
  room: "'about'",
  page: type.enumerated('landing', ...aboutPages.map(({ slug }) => slug)),
  language: localeSchema,
}).or({
  room: "'legal'",
  page: type.enumerated(...legalPages),
  language: localeSchema,
})
export const keptTermsRequest = type({ id: /^[\w-]{22}$/, language: localeSchema })
export type TextRequest = typeof textRequest.infer
