import type { Type } from 'arktype'
import { type Locale, locales } from '../words.ts'

/** One column per language, such as `name_vi`. */
export const makeTextColumns = <Name extends string>(name: Name, text: Type<string>) =>
  Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, text])) as Record<`${Name}_${Locale}`, Type<string>>
