/**
 * What a phone keeps of the shop, and shows where there is no network (APP-02; docs/decisions/020-kept-pages.md). A script
 * of its own, bundled by scripts/build/bundled-text.ts and served at SERVICE_WORKER.
 */
import { ACCOUNT } from '#app/lib/storage-keys'
import { locales } from '#app/paraglide/runtime.js'
import { type Seen, TAKE_OVER } from './offline'
import { isLogout, isPersonal, strategyFor } from './rules'
import {
  dropOutdated,
  file,
  forgetSeen,
  isKeptPage,
  keepOfflinePages,
  keepPage,
  offlineCopy,
  offlinePage,
  picture,
} from './store'

/** After this time a page that was seen before is shown as it was, and the one that comes late is kept. */
const LONGEST_WAIT = 3000

type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetched = LastingEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
/** What is used here of a worker's scope: TypeScript's own description cannot stand beside that of a page. */
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
    (type: 'message', listener: (event: LastingEvent & { data: Seen | typeof TAKE_OVER }) => void): void
  }
}
const worker = self as unknown as Scope

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePages(locales)))

worker.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin() {
  await dropOutdated()
  // The page is asked for while the worker starts.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting())
  else keepSeen(event.data, inTheEnd(event))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { method, mode, url, headers } = request
  if (isLogout(method, url)) event.waitUntil(forgetSeen())
  const way = strategyFor({ method, mode, url, isPartial: headers.has('range') }, worker.location.origin)
  if (way === 'page') event.respondWith(seenOrNot(event))
  if (way === 'passed on') event.respondWith(fromNetwork(event))
  if (way === 'file') event.respondWith(file(url, inTheEnd(event), request))
  if (way === 'picture') event.respondWith(picture(url, inTheEnd(event), request))
})

/** What need not be awaited, and may fail: a browser can have no room left. */
const inTheEnd = (event: LastingEvent) => (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}))

const fromNetwork = async ({ request, preloadResponse }: Fetched) => (await preloadResponse) ?? fetch(request)

/** The page as it is now; where it does not come, as it was; where it was never seen, what can be seen instead. */
async function seenOrNot(event: Fetched): Promise<Response> {
  const { url } = event.request
  const kept = await offlineCopy(url)
  const coming = fromNetwork(event).then(
    (answer) => {
      inTheEnd(event)(keep(url, answer.clone()))
      return answer
    },
    () => undefined,
  )
  event.waitUntil(coming.then(letNextTakeOver))
  const answer = await (kept && (await isNobodySignedIn()) ? Promise.race([coming, tooLate()]) : coming)
  return answer && answer.status < 500 ? answer : (kept ?? answer ?? offlinePage(url))
}

const tooLate = () => new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT, undefined))

/** A copy is a stranger's: who is signed in waits for the page of their own, and so does everybody where it cannot be told. */
const isNobodySignedIn = async () => worker.cookieStore !== undefined && !(await worker.cookieStore.get(ACCOUNT))

async function keep(url: string, answer: Response) {
  if (isPersonal(answer)) await keepPublicCopy(url)
  await keepPage(url, answer)
}

/** Keeps a page as everybody sees it. */
async function keepPublicCopy(url: string) {
  if (worker.navigator.connection?.saveData || (await isKeptPage(url))) return
  await keepPage(url, await fetch(url, { credentials: 'omit' }))
}

/** What a page has seen of which the worker knows nothing: itself, and the files that came before the worker. */
function keepSeen({ page, files = [] }: Seen, keeping: (work: Promise<unknown>) => void) {
  const wayTo = (url: string, mode = '') =>
    strategyFor({ method: 'GET', mode, url, isPartial: false }, worker.location.origin)
  if (wayTo(page, 'navigate') !== 'page') return
  keeping(keepPublicCopy(page))
  for (const url of files) {
    if (wayTo(url) === 'file') keeping(file(url, keeping))
    if (wayTo(url) === 'picture') keeping(picture(url, keeping))
  }
}

/** A new build's worker waits until the pages of the old one are left; in a single tab that is at each navigation. */
async function letNextTakeOver() {
  if ((await worker.clients.matchAll()).length < 2) worker.registration.waiting?.postMessage(TAKE_OVER)
}
