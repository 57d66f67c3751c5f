import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'
import { aboutPages } from './about'
import { legalPages, TERMS_ID } from './legal'

export const textRequest = type({
  room: "'about'",
  page: type.enumerated('landing', ...aboutPages.map(({ slug }) => slug)),
  language: localeSchema,
}).or({
  room: "'legal'",
  page: type.enumerated(...legalPages),
  language: localeSchema,
})
export const keptTermsRequest = type({ id: TERMS_ID, language: localeSchema })
export type TextRequest = typeof textRequest.infer
