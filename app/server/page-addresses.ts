const LISTING = ['page', 'sort', 'min', 'max', 'material', 'colour', 'width']

/** Pages of the storefront by their path behind the locale, each with the query parameters that change what it shows. */
const pages: Record<string, readonly string[]> = {
  '/': [],
  '/login': ['state'],
  '/activate': ['state'],
  '/profile': [],
  '/furniture-package': ['packageTier'],
  '/category/:slug': LISTING,
  '/product/:slug': ['door', 'liftDoor', 'liftWidth', 'liftDepth', 'liftHeight', 'stairs', 'enquiry'],
  '/compare': ['products'],
  '/wishlist': [],
  '/contact-us': ['topic', 'enquiry'],
  '/about-us': [],
  '/about-us/:slug': [],
  '/house-doctor-ai': [],
  '/search': ['q', 'page', 'sort'],
  '/privacy-policy': [],
  '/terms-of-service': [],
  '/wooden-furniture': LISTING,
  '/app-store': [],
  '/google-play': [],
  '/newsletter': ['state', 'token'],
}

const patterns = Object.entries(pages).map(([path, parameters]) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
  parameters,
}))

const pageAt = (path: string) => patterns.find(({ pattern }) => pattern.test(path))

/** Whether a path without a locale is one of ours and only lacks its language (ROUTE-01). */
export const isKnownPath = (path: string) => pageAt(path) !== undefined

/** `/category/:slug` for the page at a path with its locale; nothing where the shop has no page. */
export const pageAddress = (path: string): string | undefined => pageAt(withoutLocale(path))?.path

/** The query parameters that change the page at a path with its locale; it is kept once for all other queries. */
export const pageParameters = (path: string): readonly string[] => pageAt(withoutLocale(path))?.parameters ?? []

const withoutLocale = (path: string) => path.replace(/^\/[^/]*/, '') || '/'
