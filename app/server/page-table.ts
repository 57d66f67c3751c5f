import type { PageFacts } from '../lib/page-facts'

/** A page by its path after the locale, such as `/category/:slug`, with its route's facts. */
export type Page = PageFacts & { path: string }

export type PageTable = ReturnType<typeof pageTable>

/** Finds pages by address and by route; built once from all routes (app/pages.ts). */
export function pageTable(pages: readonly Page[]) {
  const plain = new Map(pages.filter(({ path }) => !path.includes(':')).map((page) => [page.path, page]))
  const patterns = pages
    .filter(({ path }) => path.includes(':'))
    .map((page) => ({ page, pattern: new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`) }))
  const byRoute = new Map(pages.map(({ path }) => [routeOf(path), path]))

  /** The page at a path without its locale; a trailing slash is ignored. */
  const atPath = (path: string): Page | undefined => {
    const wanted = withoutSlash(path) || '/'
    return plain.get(wanted) ?? patterns.find(({ pattern }) => pattern.test(wanted))?.page
  }
  return {
    pages,
    atPath,
    /** The page at a path with its locale. */
    atAddress: (address: string) => atPath(address.replace(/^\/[^/]*/, '')),
    /** The path of a route by its id, such as `/$locale/category/$slug`. */
    pathOfRoute: (route: string) => byRoute.get(withoutSlash(route)),
    /** Indexed pages without parameters, by their path after the locale. */
    listedPaths: [...plain.values()].filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => withoutSlash(path)),
  }
}

/** True if the page cache stores this page for anonymous or signed-in visitors. */
export const isCached = ({ cachedFor }: Page, signedIn: boolean): boolean =>
  cachedFor === undefined || (cachedFor === 'strangers' && !signedIn)

const withoutSlash = (path: string) => path.replace(/\/$/, '')

const routeOf = (path: string) => withoutSlash(`/$locale${path.replaceAll(':', '$')}`)
