import { baseLocale, locales } from '#app/paraglide/runtime.js'

/**
 * What the service worker does with a request (APP-02): a page is asked of the network and kept for later, or, where it
 * is somebody's own, only asked for; files and pictures are kept; a navigation that is none of this is passed on, and
 * everything else is the browser's own business.
 */
export type Strategy = 'page' | 'own page' | 'passed on' | 'file' | 'picture' | 'untouched'

type Asked = { method: string; mode: string; url: string; isPartial: boolean }

/** Pages of one visitor alone, and the one that lists the others. */
const OWN_PAGES = /^\/\w+\/(login|profile|activate|newsletter|measurement|wishlist|offline)(\/|$)/
const FILES = /^\/(assets|l|workers|brand|flags)\//
const PICTURES = /^\/(images$|catalogue\/|silhouettes\/|browser\/)/
/** Files whose name changes with their content. */
const HASHED = /^\/(assets|l|workers)\//
/** What is in an address for those who count visitors, and changes no page. */
const TRACKING = /^(utm_\w+|fbclid|gclid|zarsrc)$/

export function strategyFor({ method, mode, url, isPartial }: Asked, origin: string): Strategy {
  const { pathname, origin: of } = new URL(url)
  if (method !== 'GET' || of !== origin || isPartial) return 'untouched'
  if (mode === 'navigate') {
    if (pathname !== '/' && !localeOf(pathname)) return 'passed on'
    return pathname === '/' || OWN_PAGES.test(pathname) ? 'own page' : 'page'
  }
  if (FILES.test(pathname)) return 'file'
  return PICTURES.test(pathname) ? 'picture' : 'untouched'
}

/** The locale of a path; nothing where it has none. */
export const localeOf = (pathname: string) => locales.find((locale) => locale === pathname.split('/')[1])

/** The locale for who has none in the address: the best of the browser's own. */
export const localeFor = (pathname: string, languages: readonly string[]) =>
  localeOf(pathname) ?? languages.map((tag) => localeOf(`/${tag.slice(0, 2)}`)).find(Boolean) ?? baseLocale

/** The form that logs out; from then on nothing of what was seen is shown any more. */
export const isLogout = (method: string, url: string) =>
  method === 'POST' && new URL(url).pathname === '/_serverFn/session.leave'

/** The address that a page is kept by. */
export function pageKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  return url.href
}

export const isHashed = (url: string) => HASHED.test(new URL(url).pathname)

/** A picture of our own says its version; one that does not is asked for again. */
export const isVersioned = (url: string) => new URL(url).searchParams.has('v')

type Answer = { status: number; redirected: boolean; headers: { get: (name: string) => string | null } }

/**
 * A page that our page cache holds for everybody (docs/decisions/008-page-cache.md), and nothing else: what was made for
 * one visitor, refused, or is less than whole never says so.
 */
export const isKeepable = ({ status, redirected, headers }: Answer) =>
  status === 200 &&
  !redirected &&
  /^text\/html/.test(headers.get('content-type') ?? '') &&
  !/no-store/.test(headers.get('cache-control') ?? '') &&
  /^(hit|miss)$/.test(headers.get('x-page-cache') ?? '')

/** A page for whoever is signed in; that of strangers is another. */
export const isPersonal = ({ status, headers }: Answer) =>
  status === 200 && /^(bypass|signed-in-\w+)$/.test(headers.get('x-page-cache') ?? '')

/** Caches of builds that are neither this one nor the one before, whose pages may still be open. */
export function outdated(names: readonly string[], build: string): string[] {
  const buildOf = (name: string) => name.split('-')[1] ?? ''
  const former = names
    .map(buildOf)
    .filter((other) => other < build)
    .sort()
    .at(-1)
  return names.filter((name) => buildOf(name) && buildOf(name) !== build && buildOf(name) !== former)
}
