const LISTING = ['page', 'sort', 'min', 'max', 'material', 'colour', 'width']

type Page = {
  /** The query parameters that change what it shows. */
  parameters: readonly string[]
  /** Of use to one visitor alone, or to nobody who comes by a search engine. */
  isUnlisted?: true
  /** Whose variant of it the page cache keeps where not everybody's: it says something of whoever asks, or leads them on. */
  keptFor?: 'strangers' | 'nobody'
}

const unlisted = (...parameters: string[]): Page => ({ parameters, isUnlisted: true })
const listed = (...parameters: string[]): Page => ({ parameters })

/** Pages of the storefront by their path behind the locale. */
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

/** The pages that search engines are told of and that have one address, by their path behind the locale. */
export const listedPaths: readonly string[] = Object.entries(pages)
  .filter(([path, { isUnlisted }]) => !isUnlisted && !path.includes(':'))
  .map(([path]) => (path === '/' ? '' : path))

/** All pages, by their path behind the locale. */
export const pagePaths: readonly string[] = Object.keys(pages)

const patterns = Object.entries(pages).map(([path, page]) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
  ...page,
}))

const pageAt = (path: string) => patterns.find(({ pattern }) => pattern.test(path))

/** Whether a path without a locale is one of ours and only lacks its language (ROUTE-01). */
export const isKnownPath = (path: string) => pageAt(path) !== undefined

/** `/category/:slug` for the page at a path with its locale; nothing where the shop has no page. */
export const pageAddress = (path: string): string | undefined => pageAt(withoutLocale(path))?.path

/** The page of a route as the router names it: `/$locale/category/$slug`. */
export function routeAddress(route: string): string | undefined {
  const path =
    route
      .replace(/^\/\$locale/, '')
      .replace(/\/$/, '')
      .replaceAll('$', ':') || '/'
  return Object.hasOwn(pages, path) && route.startsWith('/$locale') ? path : undefined
}

/** Whether the page cache keeps the page at a path with its locale, for strangers or for whoever is signed in. */
export function isKept(path: string, signedIn: boolean): boolean {
  const { keptFor } = pageAt(withoutLocale(path)) ?? {}
  return keptFor === undefined || (keptFor === 'strangers' && !signedIn)
}

/** The query parameters that change the page at a path with its locale; it is kept once for all other queries. */
export const pageParameters = (path: string): readonly string[] => pageAt(withoutLocale(path))?.parameters ?? []

const withoutLocale = (path: string) => path.replace(/^\/[^/]*/, '') || '/'
