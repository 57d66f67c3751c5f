/** Paths of the storefront as they stand behind the locale. */
const KNOWN_PATHS = [
  '/',
  '/login',
  '/activate',
  '/profile',
  '/furniture-package',
  '/category/:slug',
  '/contact-us',
  '/about-us',
  '/about-us/:slug',
  '/house-doctor-ai',
  '/privacy-policy',
  '/terms-of-service',
  '/wooden-furniture',
  '/app-store',
  '/google-play',
]

const patterns = KNOWN_PATHS.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`))

/** Whether a path without a locale is one of ours and only lacks its language (ROUTE-01). */
export const isKnownPath = (path: string) => patterns.some((pattern) => pattern.test(path))

/** The query parameters that change a public page; pages are kept once for all other queries. */
export const pageParameters: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'min',
  'max',
  'material',
  'width',
  'packageTier',
])
