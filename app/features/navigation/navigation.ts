import type { Result } from '#app/lib/failure'
import { hrefIn } from '#app/lib/page-path'
import type { Locale } from '../languages/languages'
import type { MenuCategory } from './navigation.schema'

export type { MenuCategory }

/** The category menu; silently empty when loading failed (API-10). */
export type Navbar = Result & { categories: readonly MenuCategory[] }

export const emptyNavbar: Navbar = { ok: false, code: 'upstream_unavailable', categories: [] }

/** The category of packages; its children are the tiers. */
export const PACKAGES_SLUG = 'furniture-package'

/** Longer than any product's name. */
export const SEARCH_TERM_MAX = 100

/** The Vietnamese name in Vietnamese, else the locale's name, else the English one (NAV-07). */
export function menuLabel({ name, enName, names }: MenuCategory, locale: Locale): string {
  if (locale === 'vi') return name
  return (locale !== 'en' && names?.[locale]) || enName
}

/** Target of a category in the menu (NAV-06). */
export function categoryHref(category: MenuCategory, parent: MenuCategory | undefined, locale: Locale): string {
  if (category.slug === PACKAGES_SLUG) return hrefIn(locale, '/furniture-package')
  if (parent?.slug !== PACKAGES_SLUG) return hrefIn(locale, '/category/$slug', { slug: category.slug })
  return hrefIn(locale, '/furniture-package', {}, { packageTier: packageTier(category) })
}

/** Second word of a package's English name in lower case: `Package Basic` is `basic` (ROUTE-05). */
const packageTier = ({ enName }: Pick<MenuCategory, 'enName'>): string | undefined =>
  enName.trim().split(/\s+/)[1]?.toLowerCase()
