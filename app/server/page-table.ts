import type { PageFacts } from '../lib/page-facts'

/** A page by its path behind the locale, `/category/:slug`, with what its route says of it. */
export type Page = PageFacts & { path: string }

export type PageTable = ReturnType<typeof pageTable>

/** Finds pages by addresses and by routes. It is made once, of all routes (app/pages.ts). */
export function pageTable(pages: readonly Page[]) {
  const plain = new Map(pages.filter(({ path }) => !path.includes(':')).map((page) => [page.path, page]))
  const patterns = pages
    .filter(({ path }) => path.includes(':'))
    .map((page) => ({ page, pattern: new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`) }))
  const byRoute = new Map(pages.map(({ path }) => [routeOf(path), path]))

  /** The page at a path without its locale; a slash at its end changes nothing. */
  const atPath = (path: string): Page | undefined => {
    const wanted = withoutSlash(path) || '/'
    return plain.get(wanted) ?? patterns.find(({ pattern }) => pattern.test(wanted))?.page
  }
  return {
    pages,
    atPath,
    /** The page at a path with its locale. */
    atAddress: (address: string) => atPath(address.replace(/^\/[^/]*/, '')),
    /** The path of a route as the router names it: `/$locale/category/$slug`. */
    pathOfRoute: (route: string) => byRoute.get(withoutSlash(route)),
    /** The pages that search engines are told of and that have one address, by their path behind the locale. */
    listedPaths: [...plain.values()].filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => withoutSlash(path)),
  }
}

/** Whether the page cache holds it, for strangers or for whoever is signed in. */
export const isCached = ({ cachedFor }: Page, signedIn: boolean): boolean =>
  cachedFor === undefined || (cachedFor === 'strangers' && !signedIn)

const withoutSlash = (path: string) => path.replace(/\/$/, '')

const routeOf = (path: string) => withoutSlash(`/$locale${path.replaceAll(':', '$')}`)
