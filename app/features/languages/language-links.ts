import { hasOfflinePages } from '#app/lib/offline-pages'
import type { Locale } from './languages'
import { rememberLanguage } from './preferred-language'

/**
 * When a switcher link is followed, remembers its language (LANG-04) and keeps the whole query (ROUTE-13), of which
 * cached pages contain only the parameters that matter.
 */
addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]')
    if (!link) return
    if (!navigator.onLine && !hasOfflinePages()) {
      // Offline, the browser would show its own error page: stay and say so (LANG-05).
      event.preventDefault()
      document.getElementById('language-error')?.showPopover()
      return
    }
    // The switcher writes the attribute from a Locale.
    rememberLanguage(link.dataset.language as Locale)
    // On a "not found" page the link leads home instead.
    if (withoutLocale(link) === withoutLocale(location)) link.search = location.search
  },
  true,
)

const withoutLocale = ({ pathname }: { pathname: string }) => pathname.replace(/^\/[^/]+/, '')
