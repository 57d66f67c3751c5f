const LISTING = ['page', 'sort', 'min', 'max', 'material', 'colour', 'width']

type Page = {
  /** The query parameters that change what it shows. */
  parameters: readonly string[]
  /** Of use to one visitor alone, or to nobody who comes by a search engine. */
  isUnlisted?: true
  /** Of one visitor alone: never kept for another. */
  isPersonal?: true
}

const unlisted = (...parameters: string[]): Page => ({ parameters, isUnlisted: true })
const personal = (...parameters: string[]): Page => ({ parameters, isUnlisted: true, isPersonal: true })
const listed = (...parameters: string[]): Page => ({ parameters })

/** Pages of the storefront by their path behind the locale. */
const pages: Record<string, Page> = {
  '/': listed(),
  '/login': unlisted('state'),
  '/activate': unlisted('state'),
  '/profile': personal(),
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
  '/measurement': personal('state'),
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

/** Whether the page at a path with its locale says something of whoever asks for it. */
export const isPersonalPage = (path: string): boolean => pageAt(withoutLocale(path))?.isPersonal === true

/** The query parameters that change the page at a path with its locale; it is kept once for all other queries. */
export const pageParameters = (path: string): readonly string[] => pageAt(withoutLocale(path))?.parameters ?? []

const withoutLocale = (path: string) => path.replace(/^\/[^/]*/, '') || '/'
