import { baseLocale, locales } from '#app/paraglide/runtime.js'
import { OFFLINE_COPY } from './offline'

/**
 * Strategy of the service worker for a request (APP-02). It caches pages (unless their headers forbid it), files and
 * pictures; it passes other navigations on and leaves all else untouched.
 */
export type Strategy = 'page' | 'passed on' | 'file' | 'picture' | 'untouched'

type RequestFacts = { method: string; mode: string; url: string; isPartial: boolean }

const FILES = /^\/(assets|l|workers|brand|flags)\//
const PICTURES = /^\/(images$|catalogue\/|doors\/|silhouettes\/|browser\/)/
/** Files with a content hash in their name. */
const HASHED = /^\/(assets|l|workers)\//
/** Tracking parameters, which do not change a page. */
const TRACKING = /^(utm_\w+|fbclid|gclid|zarsrc)$/

export function strategyFor({ method, mode, url, isPartial }: RequestFacts, origin: string): Strategy {
  const { pathname, origin: of } = new URL(url)
  if (method !== 'GET' || of !== origin || isPartial) return 'untouched'
  if (mode === 'navigate') return pathname === '/' || localeInPath(pathname) ? 'page' : 'passed on'
  if (FILES.test(pathname)) return 'file'
  return PICTURES.test(pathname) ? 'picture' : 'untouched'
}

/** Locale of a path, if it has one. */
export const localeInPath = (pathname: string) => locales.find((locale) => locale === pathname.split('/')[1])

/** Locale of a path, else the best of the browser's languages. */
export const localeFor = (pathname: string, languages: readonly string[]) =>
  localeInPath(pathname) ?? languages.map((tag) => localeInPath(`/${tag.slice(0, 2)}`)).find(Boolean) ?? baseLocale

/** The logout form, after which cached pages are no longer shown. */
export const isLogout = (method: string, url: string) =>
  method === 'POST' && /^\/\w+\/logout$/.test(new URL(url).pathname)

/** Cache key of a page. */
export function pageKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  return url.href
}

export const isHashed = (url: string) => HASHED.test(new URL(url).pathname)

/** Own pictures have a version parameter; others are revalidated. */
export const isVersioned = (url: string) => new URL(url).searchParams.has('v')

type Answer = { status: number; redirected: boolean; headers: { get: (name: string) => string | null } }

/**
 * True for pages that the public page cache holds (docs/decisions/008-page-cache.md), so never for personal, refused or
 * partial ones.
 */
export const isKeepable = ({ status, redirected, headers }: Answer) =>
  status === 200 &&
  !redirected &&
  allowsCopy(headers) &&
  /^text\/html/.test(headers.get('content-type') ?? '') &&
  !/no-store/.test(headers.get('cache-control') ?? '') &&
  /^(hit|miss)$/.test(headers.get('x-page-cache') ?? '')

const allowsCopy = (headers: Answer['headers']) => headers.get(OFFLINE_COPY) !== 'none'

/** True for the variant for signed-in visitors. */
export const isPersonal = ({ status, headers }: Answer) =>
  status === 200 && allowsCopy(headers) && /^(bypass|signed-in-\w+)$/.test(headers.get('x-page-cache') ?? '')

/** Caches of builds older than the previous one, whose pages may still be open. */
export function listOutdated(names: readonly string[], build: string): string[] {
  const buildOf = (name: string) => name.split('-')[1] ?? ''
  const former = names
    .map(buildOf)
    .filter((other) => other < build)
    .sort()
    .at(-1)
  return names.filter((name) => buildOf(name) && buildOf(name) !== build && buildOf(name) !== former)
}
