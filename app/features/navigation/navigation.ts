import type { Result } from '#app/lib/failure'
import { hrefIn } from '#app/lib/page-path'
import type { Locale } from '../languages/languages'
import type { Category } from './navigation.schema'

export type { Category }

/** The category menu; empty when it could not be loaded, silently (API-10). */
export type Navbar = Result & { categories: readonly Category[] }

export const emptyNavbar: Navbar = { ok: false, code: 'upstream_unavailable', categories: [] }

/** The category that is a page of packages, its children being their tiers. */
export const PACKAGES_SLUG = 'furniture-package'

/** Longer than the name of any product. */
export const SEARCH_TERM_MAX = 100

/** The Vietnamese name in Vietnamese, else the record's own name for the locale, else the English one (NAV-07). */
export function menuLabel({ name, enName, names }: Category, locale: Locale): string {
  if (locale === 'vi') return name
  return (locale !== 'en' && names?.[locale]) || enName
}

/** Where a category of the menu leads (NAV-06). */
export function categoryHref(category: Category, parent: Category | undefined, locale: Locale): string {
  if (category.slug === PACKAGES_SLUG) return hrefIn(locale, '/furniture-package')
  if (parent?.slug !== PACKAGES_SLUG) return hrefIn(locale, '/category/$slug', { slug: category.slug })
  return hrefIn(locale, '/furniture-package', {}, { packageTier: packageTier(category) })
}

/** The second word of a package's English name, lower-cased: `Package Basic` is `basic` (ROUTE-05). */
const packageTier = ({ enName }: Pick<Category, 'enName'>): string | undefined =>
  enName.trim().split(/\s+/)[1]?.toLowerCase()
