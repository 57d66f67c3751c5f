import { hrefIn, type PageArguments, type PageName } from '#app/lib/page-path'
import { getLocale } from './locale'

/** Address of a page in the current language; server code names the language (`hrefIn`). */
export const href = <Name extends PageName>(page: Name, ...rest: PageArguments<Name>): string =>
  hrefIn(getLocale(), page, ...rest)
