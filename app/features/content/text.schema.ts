import { type } from 'arktype'
import { aboutPages } from './about'
import { textLanguages } from './text'

export const aboutTextRequest = type({
  page: type.enumerated('landing', ...aboutPages.map(({ slug }) => slug)),
  language: type.enumerated(...textLanguages),
})
