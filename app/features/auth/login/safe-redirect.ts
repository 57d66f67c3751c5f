import { isLocale } from '../../languages/languages'

const ORIGIN = 'https://this.invalid'
const LONGEST = 1024

/**
 * Returns a path on this site, else `fallback`. Refuses other origins, `//host`, `/\host`, control characters, and the
 * login page.
 */
export function safeRedirect(wanted: unknown, fallback: string): string {
  if (typeof wanted !== 'string' || wanted.length > LONGEST || !/^\/[^/\\]/.test(wanted)) return fallback
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\\\u0000-\u0020\u007f]/.test(wanted) || !URL.canParse(wanted, ORIGIN)) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, ORIGIN)
  const [, locale = '', page] = pathname.split('/')
  if (origin !== ORIGIN || !isLocale(locale) || page === 'login') return fallback
  return pathname + search + hash
}
