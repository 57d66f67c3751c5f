import { createHash } from 'node:crypto'

/**
 * A cache of whole public pages, in two variants: for strangers, and for whoever is signed in, where the header has an
 * account's menu and the page hydrates as it loads. Neither holds anything personal. Only answers that say `public` and
 * `s-maxage` are stored, with their headers. Nearest first: this isolate's memory, then the data centre's Cache API.
 */

export type RenderPage = (request: Request) => Promise<Response>

type RenderedPage = {
  status: number
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

type CachedPage = RenderedPage & {
  /** Times in ms since the epoch. Between the two the page is served while a fresh one is rendered. */
  freshUntil: number
  usableUntil: number
}

/** A page on its way; ends with nothing where there is none to share. */
type Rendering = { since: number; page: Promise<RenderedPage | undefined> }

type PageRequest = {
  request: Request
  locale: string
  /** Where the shop stands: pages name this address, whatever host they were asked by. */
  siteOrigin: string
  /** Build and data version; a new one makes every stored page unreachable. */
  version: string
  /** Query parameters that change the page; all others are dropped before the page is rendered. */
  parameters: readonly string[]
  /** Of the two variants that of whoever is signed in; `render` is told so by its maker. */
  signedIn: boolean
  render: RenderPage
  /** The answer to whoever asks too often for what is in no cache. */
  refusal: () => Promise<Response | undefined>
  waitUntil: (work: Promise<unknown>) => void
}

const MEMORY_BYTES = 12 * 1024 * 1024
/** Anybody makes up addresses without end: what was asked for and what is not there push no page of ours out. */
const MADE_UP_MEMORY_BYTES = 4 * 1024 * 1024
const LARGEST_PAGE_BYTES = 1024 * 1024
const STALE_SECONDS = 600
/** A render that takes longer is taken for lost: its visitor may have gone, and the runtime ended it. */
const LONGEST_RENDER = 3000
/** By this header a render says that there is no such page, and why. */
export const REFUSAL = 'x-refusal'
const KEPT_HEADERS = ['content-type', 'content-language', 'content-security-policy', 'etag', 'link', REFUSAL]
// Start holds back the whole stream for agents it takes for a bot, and an absent or unknown agent is one.
const RENDERING_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

type Memory = { pages: Map<string, CachedPage>; bytes: number; most: number }

const newMemory = (most: number): Memory => ({ pages: new Map(), bytes: 0, most })
const ownPages = newMemory(MEMORY_BYTES)
const madeUpPages = newMemory(MADE_UP_MEMORY_BYTES)
const renderings = new Map<string, Rendering>()

/** The page from the cache, or rendered and then kept; null when this request must not be cached at all. */
export async function cachedPage(page: PageRequest): Promise<Response | null> {
  const { request } = page
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.has('authorization')) return null
  const address = canonicalAddress(page)
  const key = `${page.version}|${page.locale}|${page.signedIn ? 'signed in' : ''}|${address.href}`
  const found = recall(key) ?? (await fetchFromDataCentre(key, address))
  if (!found || Date.now() > found.usableUntil) {
    const refusal = renderingOf(key) ? undefined : await page.refusal()
    if (refusal) return refusal
    const underWay = renderingOf(key)
    const shared = underWay && (await withinTime(underWay))
    return shared ? answerWith(shared, page, 'shared') : renderAndKeep(page, key, address)
  }
  if (Date.now() > found.freshUntil && !renderingOf(key)) {
    page.waitUntil(
      renderAndKeep({ ...page, request: new Request(request.url) }, key, address).then((response) =>
        response.body?.cancel(),
      ),
    )
  }
  return answerWith(found, page, 'hit')
}

function renderingOf(key: string): Rendering | undefined {
  const rendering = renderings.get(key)
  return rendering && Date.now() - rendering.since < LONGEST_RENDER ? rendering : undefined
}

/** The page that another visitor's request renders; nothing when it takes too long or fails. */
async function withinTime({ page }: Rendering): Promise<RenderedPage | undefined> {
  const { promise: lost, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), LONGEST_RENDER)
  return Promise.race([page, lost]).finally(() => clearTimeout(timer))
}

/** The address without what does not change the page, parameters in one order. */
function canonicalAddress({ request, siteOrigin, parameters }: PageRequest): URL {
  const { pathname, searchParams } = new URL(request.url)
  const kept = [...searchParams].filter(([name]) => parameters.includes(name))
  kept.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  const address = new URL(siteOrigin)
  address.pathname = pathname
  address.search = new URLSearchParams(kept).toString()
  return address
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function recall(key: string): CachedPage | undefined {
  for (const { pages } of [ownPages, madeUpPages]) {
    const page = pages.get(key)
    if (!page) continue
    // Map keeps insertion order: the page used last goes to the end, the one unused longest is dropped first.
    pages.delete(key)
    pages.set(key, page)
    return page
  }
}

function remember(key: string, page: CachedPage, memory: Memory) {
  const { pages } = memory
  memory.bytes += page.body.byteLength - (pages.get(key)?.body.byteLength ?? 0)
  pages.delete(key)
  pages.set(key, page)
  for (const [oldest, { body }] of pages) {
    if (memory.bytes <= memory.most) break
    pages.delete(oldest)
    memory.bytes -= body.byteLength
  }
}

/** Nobody makes up pages that are there and that no query changes. */
const memoryFor = ({ search }: URL, { status }: RenderedPage) => (search || status !== 200 ? madeUpPages : ownPages)

const dataCentreKey = (key: string, origin: string) => new Request(`${origin}/__page/${encodeURIComponent(key)}`)

async function fetchFromDataCentre(key: string, address: URL): Promise<CachedPage | undefined> {
  const stored = await caches.default.match(dataCentreKey(key, address.origin))
  if (!stored) return
  const { status, freshUntil, usableUntil } = JSON.parse(stored.headers.get('x-page') ?? '{}')
  const page: CachedPage = {
    status,
    body: new Uint8Array(await stored.arrayBuffer()),
    freshUntil,
    usableUntil,
    headers: keptHeaders(stored.headers),
  }
  remember(key, page, memoryFor(address, page))
  return page
}

const keptHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(KEPT_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))

function answerWith({ status, headers, body }: RenderedPage, page: PageRequest, how: string): Response {
  const outward = { ...headers, ...outwardHeaders(page, how) }
  if (isUnchanged(page, headers.etag)) return new Response(null, { status: 304, headers: outward })
  const isHead = page.request.method === 'HEAD'
  return new Response(isHead ? null : body, {
    status,
    headers: { ...outward, 'content-length': String(body.byteLength) },
  })
}

const outwardHeaders = ({ signedIn }: PageRequest, how: string) => ({
  'cache-control': signedIn ? 'private, no-store' : 'private, no-cache',
  // What was made for strangers is what browsers keep, also for offline (features/offline/rules.ts).
  'x-page-cache': signedIn ? `signed-in-${how}` : how,
  // The same address answers in Markdown who prefers that.
  vary: 'Cookie, Accept',
})

/** Whether the browser has this very page; whoever compresses it on the way makes the tag a weak one. */
function isUnchanged({ request: { headers }, signedIn }: PageRequest, etag: string | undefined): boolean {
  const tags = headers.get('if-none-match')?.split(/,\s*/) ?? []
  return !signedIn && tags.some((tag) => tag.replace('W/', '') === etag)
}

/** Renders a page once for everybody who asks meanwhile. What they share is plain data: a stream is its request's own. */
async function renderAndKeep(page: PageRequest, key: string, address: URL): Promise<Response> {
  const rendered = render(page, key, address)
  const shared = rendered.then(
    ({ shared }) => shared,
    () => undefined,
  )
  const rendering: Rendering = { since: Date.now(), page: shared }
  renderings.set(key, rendering)
  page.waitUntil(
    shared.then(() => {
      if (renderings.get(key) === rendering) renderings.delete(key)
    }),
  )
  return (await rendered).answer
}

async function render(
  page: PageRequest,
  key: string,
  address: URL,
): Promise<{ answer: Response; shared?: RenderedPage }> {
  // The render sees no cookies, no client address, no user agent and only the allowed query: nothing of the visitor
  // can enter the body.
  const anonymous = new Request(address, { headers: { accept: 'text/html', 'user-agent': RENDERING_AGENT } })
  const rendered = await page.render(anonymous)
  const { status } = rendered
  const isPage = rendered.headers.get('content-type')?.startsWith('text/html') || rendered.headers.has(REFUSAL)
  if (!isPage || rendered.headers.has('set-cookie')) {
    const answer = new Response(rendered.body, rendered)
    for (const [name, value] of Object.entries(outwardHeaders(page, 'skip'))) answer.headers.set(name, value)
    return { answer }
  }
  const body = new Uint8Array(await rendered.arrayBuffer())
  const headers = keptHeaders(rendered.headers)
  if (status === 200) headers.etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const shared = { status, body, headers }
  const freshSeconds = storableSeconds(rendered, Buffer.from(body.buffer))
  if (!freshSeconds) return { answer: answerWith(shared, page, 'skip'), shared }
  const freshUntil = Date.now() + freshSeconds * 1000
  const kept = { ...shared, freshUntil, usableUntil: freshUntil + STALE_SECONDS * 1000 }
  remember(key, kept, memoryFor(address, kept))
  page.waitUntil(storeInDataCentre(key, address.origin, kept, freshSeconds + STALE_SECONDS))
  return { answer: answerWith(shared, page, 'miss'), shared }
}

/** Seconds for which a rendered page may be kept; 0 when it must not be. */
function storableSeconds({ status, headers }: Response, text: Buffer): number {
  const control = headers.get('cache-control') ?? ''
  const hasFailedBoundary = text.includes('<!--$!-->') || text.includes('$RX(')
  if (status >= 500 || !/\bpublic\b/.test(control) || hasFailedBoundary) return 0
  return text.byteLength > LARGEST_PAGE_BYTES ? 0 : Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}

async function storeInDataCentre(key: string, origin: string, page: CachedPage, seconds: number): Promise<void> {
  const { status, body, headers, freshUntil, usableUntil } = page
  await caches.default.put(
    dataCentreKey(key, origin),
    new Response(body, {
      headers: {
        ...headers,
        'cache-control': `s-maxage=${seconds}`,
        'x-page': JSON.stringify({ status, freshUntil, usableUntil }),
      },
    }),
  )
}
