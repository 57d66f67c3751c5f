/**
 * Caches visited pages and shows them offline (APP-02; docs/decisions/020-kept-pages.md). Bundled separately by
 * scripts/build/bundled-text.ts and served at SERVICE_WORKER.
 */
import { ACCOUNT } from '#app/lib/storage-keys'
import { locales } from '#app/paraglide/runtime.js'
import { TAKE_OVER, type ViewedPage } from './offline'
import { isLogout, isPersonal, strategyFor } from './rules'
import {
  dropOutdated,
  fetchFile,
  forgetSeen,
  hasOfflineCopy,
  keepOfflinePages,
  keepPage,
  offlineCopy,
  offlinePage,
  picture,
} from './store'

/** After this time a cached page is shown; the late response updates the cache. */
const LONGEST_WAIT = 3000

type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetched = LastingEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
/** The used part of the worker's scope: TypeScript's types conflict with those of pages. */
type Scope = {
  location: Location
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void>; matchAll: () => Promise<readonly unknown[]> }
  cookieStore?: { get: (name: string) => Promise<unknown> }
  navigator: Navigator & { connection?: { saveData: boolean } }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
    (type: 'fetch', listener: (event: Fetched) => void): void
    (type: 'message', listener: (event: LastingEvent & { data: ViewedPage | typeof TAKE_OVER }) => void): void
  }
}
const worker = self as unknown as Scope

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePages(locales)))

worker.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin() {
  await dropOutdated()
  // Fetches the page while the worker starts.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting())
  else recordViewed(event.data, keepAlive(event))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { method, mode, url, headers } = request
  if (isLogout(method, url)) event.waitUntil(forgetSeen())
  const way = strategyFor({ method, mode, url, isPartial: headers.has('range') }, worker.location.origin)
  if (way === 'page') event.respondWith(respondAndRecord(event))
  if (way === 'passed on') event.respondWith(fromNetwork(event))
  if (way === 'file') event.respondWith(fetchFile(url, keepAlive(event), request))
  if (way === 'picture') event.respondWith(picture(url, keepAlive(event), request))
})

/** Background work that may fail, for example without free space. */
const keepAlive = (event: LastingEvent) => (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}))

const fromNetwork = async ({ request, preloadResponse }: Fetched) => (await preloadResponse) ?? fetch(request)

/** The current page, else its cached copy, else the offline page. */
async function respondAndRecord(event: Fetched): Promise<Response> {
  const { url } = event.request
  const copy = await offlineCopy(url)
  const coming = fromNetwork(event).then(
    (answer) => {
      keepAlive(event)(keep(url, answer.clone()))
      return answer
    },
    () => undefined,
  )
  event.waitUntil(coming.then(letNextTakeOver))
  const answer = await (copy && (await isNobodySignedIn()) ? Promise.race([coming, giveUpWaiting()]) : coming)
  return answer && answer.status < 500 ? answer : (copy ?? answer ?? offlinePage(url))
}

const giveUpWaiting = () => new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT, undefined))

/**
 * Copies are anonymous, so they are hidden from signed-in visitors, and from everyone in browsers without
 * `cookieStore`.
 */
const isNobodySignedIn = async () => worker.cookieStore !== undefined && !(await worker.cookieStore.get(ACCOUNT))

async function keep(url: string, answer: Response) {
  if (isPersonal(answer)) await keepPublicCopy(url)
  await keepPage(url, answer)
}

/** Caches a page's anonymous version. */
async function keepPublicCopy(url: string) {
  if (worker.navigator.connection?.saveData || (await hasOfflineCopy(url))) return
  await keepPage(url, await fetch(url, { credentials: 'omit' }))
}

/** Caches a page and files that loaded before the worker started. */
function recordViewed({ page, files = [] }: ViewedPage, keeping: (work: Promise<unknown>) => void) {
  const wayTo = (url: string, mode = '') =>
    strategyFor({ method: 'GET', mode, url, isPartial: false }, worker.location.origin)
  if (wayTo(page, 'navigate') !== 'page') return
  keeping(keepPublicCopy(page))
  for (const url of files) {
    if (wayTo(url) === 'file') keeping(fetchFile(url, keeping))
    if (wayTo(url) === 'picture') keeping(picture(url, keeping))
  }
}

/** A new build's worker waits until the old one's pages are closed; with a single tab, that is at each navigation. */
async function letNextTakeOver() {
  if ((await worker.clients.matchAll()).length < 2) worker.registration.waiting?.postMessage(TAKE_OVER)
}
