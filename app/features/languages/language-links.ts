import { hasOfflinePages } from '#app/lib/offline-pages'
import type { Locale } from './languages'
import { rememberLanguage } from './preferred-language'

/**
 * When a switcher's link is followed, before and after hydration: remembers its language (LANG-04), and gives it the
 * whole query (ROUTE-13). The server writes only the parameters that change a page, because one page serves everybody.
 */
addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]')
    if (!link) return
    if (!navigator.onLine && !hasOfflinePages()) {
      // The page that would open is an error of the browser's: this one stays and says so (LANG-05).
      event.preventDefault()
      document.getElementById('language-error')?.showPopover()
      return
    }
    // The switcher writes the attribute from a Locale.
    rememberLanguage(link.dataset.language as Locale)
    // From a page that says "not found" the link leads home.
    if (withoutLocale(link) === withoutLocale(location)) link.search = location.search
  },
  true,
)

const withoutLocale = ({ pathname }: { pathname: string }) => pathname.replace(/^\/[^/]+/, '')
