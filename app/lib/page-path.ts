import type { FileRoutesByTo } from '../routeTree.gen'
import { stringifySearch } from './search-params'

type PathBehindLocale<To> = To extends `/$locale${infer Path}` ? (Path extends '' ? '/' : Path) : never

/** A page of the shop as its route is named behind the locale: `/product/$slug`. Another name does not compile. */
export type PageName = Exclude<PathBehindLocale<keyof FileRoutesByTo>, '/$'>

type ParameterIn<Name> = Name extends `${string}$${infer Parameter}/${infer Rest}`
  ? Parameter | ParameterIn<Rest>
  : Name extends `${string}$${infer Parameter}`
    ? Parameter
    : never

/** A page without a parameter. */
export type PlainPageName = Exclude<PageName, `${string}$${string}`>

type Search = Record<string, string | undefined>

/** What follows the name of a page: its parameters, which one without any may leave out, and its query. */
export type PageArguments<Name extends PageName> = [ParameterIn<Name>] extends [never]
  ? [parameters?: Record<never, string>, search?: Search]
  : [parameters: Record<ParameterIn<Name>, string>, search?: Search]

/** The path of a page behind the locale: `/product/sofa`. That of the home page is empty. */
export function pagePath<Name extends PageName>(
  page: Name,
  ...[parameters = {}, search = {}]: PageArguments<Name>
): string {
  const values: Record<string, string> = parameters
  const path = page === '/' ? '' : page.replace(/\$(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''))
  return path + stringifySearch(search)
}

/** The address of a page in a language. */
export const hrefIn = <Name extends PageName>(locale: string, page: Name, ...rest: PageArguments<Name>): string =>
  `/${locale}${pagePath(page, ...rest)}`
