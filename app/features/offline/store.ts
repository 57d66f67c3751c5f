import { hrefIn } from '#app/lib/page-path'
import { CACHED_FILES, CACHED_PAGES, CACHED_PICTURES } from '#app/lib/storage-keys'
import { asOfflineCopy, asStandIn, filesOf, type SeenPage, titleOf, withSeenPages } from './markup'
import { isHashed, isKeepable, isVersioned, listOutdated, localeFor, localeInPath, pageKey } from './rules'

/** Caches: pages and files per build, pictures while there is room. */
const PAGES = `${CACHED_PAGES}-${__BUILD_ID__}`
const FILES = `${CACHED_FILES}-${__BUILD_ID__}`
const PICTURES = CACHED_PICTURES

const MOST_PAGES = 60
const MOST_PICTURES = 200
const MOST_LISTED = 20

const IGNORE_VARY = { ignoreVary: true }

/** Evicts the oldest entries over all caches, older caches first. */
async function bound(names: readonly string[], most: number) {
  const cached = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name)
      return (await cache.keys()).map((key) => () => cache.delete(key))
    }),
  )
  const drops = cached.flat()
  await Promise.all(drops.slice(0, Math.max(0, drops.length - most)).map((drop) => drop()))
}

/** This build's copy, else the previous one's; browsers would search the oldest cache first. */
async function newest(name: string, address: string): Promise<Response | undefined> {
  return (await (await caches.open(name)).match(address, IGNORE_VARY)) ?? caches.match(address, IGNORE_VARY)
}

/** Page caches of all builds, oldest first. */
const pageCaches = async () => (await caches.keys()).filter((name) => name.startsWith(`${CACHED_PAGES}-`)).sort()

/** The response with another body, without headers about the old one. */
function withBody({ headers }: Response, body: string, more: Record<string, string> = {}) {
  const cached = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'link']) cached.delete(name)
  for (const [name, value] of Object.entries(more)) cached.set(name, encodeURIComponent(value))
  return new Response(body, { headers: cached })
}

/** Caches the offline page in each language, with its files. */
export async function keepOfflinePages(locales: readonly string[]) {
  const cache = await caches.open(FILES)
  for (const locale of locales) {
    const address = hrefIn(locale, '/offline')
    const answer = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
    if (!answer.ok) throw new Error(address)
    const html = await answer.text()
    await keepFiles(html)
    await cache.put(address, withBody(answer, asStandIn(html)))
  }
}

export async function offlinePage(url: string): Promise<Response> {
  const locale = localeFor(new URL(url).pathname, navigator.languages)
  const page = await newest(FILES, hrefIn(locale, '/offline'))
  return page ? withBody(page, withSeenPages(await page.text(), await seenPages(), locale)) : Response.error()
}

async function seenPages(): Promise<SeenPage[]> {
  const names = (await pageCaches()).reverse()
  const pages = await Promise.all(names.map(async (name) => (await (await caches.open(name)).matchAll()).toReversed()))
  const seen = pages.flat().map(({ headers }) => {
    const noted = (name: string) => decodeURIComponent(headers.get(`x-kept-${name}`) ?? '')
    return { address: noted('address'), locale: noted('locale'), title: noted('title'), moment: noted('moment') }
  })
  return seen
    .filter(({ address }, at) => seen.findIndex((page) => page.address === address) === at)
    .slice(0, MOST_LISTED)
}

/** A cached copy from this build or the previous one. */
export const offlineCopy = (url: string) => newest(PAGES, pageKey(url))

export const hasOfflineCopy = async (url: string) =>
  Boolean(await (await caches.open(PAGES)).match(pageKey(url), IGNORE_VARY))

/** Caches a page with its files, if allowed. */
export async function keepPage(url: string, answer: Response) {
  if (!isKeepable(answer)) return
  const html = await answer.text()
  const { pathname, search } = new URL(pageKey(url))
  const locale = localeInPath(pathname) ?? ''
  const now = new Date()
  const noted = { address: pathname + search, locale, title: titleOf(html), moment: now.toISOString() }
  const headers = Object.fromEntries(Object.entries(noted).map(([name, value]) => [`x-kept-${name}`, value]))
  const cache = await caches.open(PAGES)
  await cache.put(pageKey(url), withBody(answer, asOfflineCopy(html, now, locale), headers))
  await bound(await pageCaches(), MOST_PAGES)
  await keepFiles(html)
}

async function keepFiles(html: string) {
  const work: Promise<unknown>[] = []
  const urls = filesOf(html).map((path) => new URL(path, location.origin).href)
  await Promise.all(urls.map((url) => fetchFile(url, (keeping) => work.push(keeping))))
  await Promise.all(work)
}

/** Serves a file from the cache or the network; `keeping` receives the caching. */
export async function fetchFile(url: string, keeping: Keeping, request: RequestInfo = url): Promise<Response> {
  const cache = await caches.open(FILES)
  const cached = await cache.match(url, IGNORE_VARY)
  if (cached) return cached
  const older = await caches.match(url, IGNORE_VARY)
  const answer = older && isHashed(url) ? older : await fetch(request).catch(insteadOf(older))
  if (answer.ok) keeping(cache.put(url, answer.clone()))
  return answer
}

/** The cached picture, or else another size of it. */
export async function picture(url: string, keeping: Keeping, request: RequestInfo = url): Promise<Response> {
  const cache = await caches.open(PICTURES)
  const cached = await cache.match(url, IGNORE_VARY)
  if (cached && isVersioned(url)) return cached
  const answer = await fetch(request).catch(insteadOf(cached ?? (await inAnotherSize(cache, url))))
  const isPicture = answer.ok && /^image\//.test(answer.headers.get('content-type') ?? '')
  if (isPicture && answer !== cached)
    keeping(cache.put(url, answer.clone()).then(() => bound([PICTURES], MOST_PICTURES)))
  return answer
}

/** Runs caching in the background; its failure must not affect the answer. */
type Keeping = (work: Promise<unknown>) => void

const insteadOf = (other: Response | undefined) => (failure: unknown) => {
  if (other) return other
  throw failure
}

async function inAnotherSize(cache: Cache, url: string) {
  const source = new URL(url).searchParams.get('url')
  const keys = source ? await cache.keys() : []
  const other = keys.find((key) => new URL(key.url).searchParams.get('url') === source)
  return other && cache.match(other, IGNORE_VARY)
}

/** Deletes everything viewed. */
export const forgetSeen = async () => drop([...(await pageCaches()), PICTURES])

export const dropOutdated = async () => drop(listOutdated(await caches.keys(), __BUILD_ID__))

const drop = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)))
