import { type } from 'arktype'
import { aboutPages } from './about'
import { legalPages } from './legal'
import { textLanguages } from './text'

export const textRequest = type({
  room: "'about'",
  page: type.enumerated('landing', ...aboutPages.map(({ slug }) => slug)),
  language: "'vi' | 'en'",
}).or({
  room: "'legal'",
  page: type.enumerated(...legalPages),
  language: type.enumerated(...textLanguages),
})
export type TextRequest = typeof textRequest.infer
