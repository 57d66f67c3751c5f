import type { FileRoutesByTo } from '../routeTree.gen'
import { stringifySearch } from './search-params'

type PathBehindLocale<To> = To extends `/$locale${infer Path}` ? (Path extends '' ? '/' : Path) : never

/** A page by its route's path after the locale, such as `/product/$slug`; unknown ones do not compile. */
export type PageName = Exclude<PathBehindLocale<keyof FileRoutesByTo>, '/$'>

type ParameterIn<Name> = Name extends `${string}$${infer Parameter}/${infer Rest}`
  ? Parameter | ParameterIn<Rest>
  : Name extends `${string}$${infer Parameter}`
    ? Parameter
    : never

/** A page without path parameters. */
export type PlainPageName = Exclude<PageName, `${string}$${string}`>

type Search = Record<string, string | undefined>

/** Path parameters, which are optional for pages without any, and the query. */
export type PageArguments<Name extends PageName> = [ParameterIn<Name>] extends [never]
  ? [parameters?: Record<never, string>, search?: Search]
  : [parameters: Record<ParameterIn<Name>, string>, search?: Search]

/** Path of a page after the locale, such as `/product/sofa`; empty for the home page. */
export function pagePath<Name extends PageName>(
  page: Name,
  ...[parameters = {}, search = {}]: PageArguments<Name>
): string {
  const values: Record<string, string> = parameters
  const path = page === '/' ? '' : page.replace(/\$(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''))
  return path + stringifySearch(search)
}

/** Address of a page in a language. */
export const hrefIn = <Name extends PageName>(locale: string, page: Name, ...rest: PageArguments<Name>): string =>
  `/${locale}${pagePath(page, ...rest)}`
