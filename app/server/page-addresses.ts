const LISTING = ['page', 'sort', 'min', 'max', 'material', 'colour', 'width']

type Page = {
  /** Query parameters that change the page. */
  parameters: readonly string[]
  /** Private, or not for search engines. */
  isUnlisted?: true
  /** Which variant is cached, if not both: the page is personal or redirects. */
  keptFor?: 'strangers' | 'nobody'
}

const unlisted = (...parameters: string[]): Page => ({ parameters, isUnlisted: true })
const listed = (...parameters: string[]): Page => ({ parameters })

/** Pages by path after the locale. */
const pages: Record<string, Page> = {
  '/': listed(),
  '/login': { ...unlisted('state'), keptFor: 'strangers' },
  '/activate': unlisted('state'),
  '/profile': { ...unlisted(), keptFor: 'nobody' },
  '/furniture-package': listed('packageTier', 'enquiry'),
  '/category/:slug': listed(...LISTING),
  '/product/:slug': listed('door', 'liftDoor', 'liftWidth', 'liftDepth', 'liftHeight', 'stairs', 'enquiry'),
  '/compare': unlisted('products'),
  '/wishlist': unlisted(),
  '/contact-us': listed('topic', 'enquiry'),
  '/about-us': listed(),
  '/about-us/:slug': listed(),
  '/house-doctor-ai': listed('tool'),
  '/search': unlisted('q', 'page', 'sort'),
  '/privacy-policy': listed(),
  '/terms-of-service': listed(),
  '/wooden-furniture': listed(...LISTING),
  '/app-store': listed(),
  '/google-play': listed(),
  '/newsletter': unlisted('state', 'token'),
  '/offline': unlisted(),
  '/measurement': { ...unlisted('state'), keptFor: 'nobody' },
}

/** Indexed pages with a single address, by path after the locale. */
export const listedPaths: readonly string[] = Object.entries(pages)
  .filter(([path, { isUnlisted }]) => !isUnlisted && !path.includes(':'))
  .map(([path]) => (path === '/' ? '' : path))

export const pagePaths: readonly string[] = Object.keys(pages)

const patterns = Object.entries(pages).map(([path, page]) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
  ...page,
}))

const pageAt = (path: string) => patterns.find(({ pattern }) => pattern.test(path))

/** Whether a path without locale is a page (ROUTE-01). */
export const isKnownPath = (path: string) => pageAt(path) !== undefined

/** `/category/:slug` for a path with locale; undefined for unknown pages. */
export const pageAddress = (path: string): string | undefined => pageAt(withoutLocale(path))?.path

/** Page of a router route such as `/$locale/category/$slug`. */
export function routeAddress(route: string): string | undefined {
  const path =
    route
      .replace(/^\/\$locale/, '')
      .replace(/\/$/, '')
      .replaceAll('$', ':') || '/'
  return Object.hasOwn(pages, path) && route.startsWith('/$locale') ? path : undefined
}

/** Whether the page cache holds a path (with locale) for this kind of visitor. */
export function isKept(path: string, signedIn: boolean): boolean {
  const { keptFor } = pageAt(withoutLocale(path)) ?? {}
  return keptFor === undefined || (keptFor === 'strangers' && !signedIn)
}

/** Query parameters that change a page (path with locale); others share its cache entry. */
export const pageParameters = (path: string): readonly string[] => pageAt(withoutLocale(path))?.parameters ?? []

const withoutLocale = (path: string) => path.replace(/^\/[^/]*/, '') || '/'
