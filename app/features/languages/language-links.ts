import type { Locale } from './languages'
import { rememberLanguage } from './preferred-language'

/** Remembers the language of a switcher's link when it is followed, before and after hydration (LANG-04). */
addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('a[data-language]')
    // The switcher writes the attribute from a Locale.
    if (link) rememberLanguage(link.dataset.language as Locale)
  },
  true,
)
