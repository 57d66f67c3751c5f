/**
 * Locale for dates in words. English records are American (LANG-03), but the shop writes British. Separate, so that the
 * service worker stays small.
 */
export const dayLocaleOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale)
