import { createHash } from 'node:crypto'

/**
 * Caches public pages in two variants, anonymous and signed-in; neither is personal. Stores only `public` responses
 * with `s-maxage`, in the isolate's memory; existing pages without a query also in the data centre's Cache API.
 */

export type RenderPage = (request: Request) => Promise<Response>

type RenderedPage = {
  status: number
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

type CachedPage = RenderedPage & {
  /** Times in ms since the epoch. In between, the stale page is served while a fresh one renders. */
  freshUntil: number
  usableUntil: number
}

/**
 * A page being rendered by a request. Others look at these plain values on timers of their own: the runtime may cancel
 * what one request awaits of another's promise.
 */
type Rendering = {
  since: number
  isDone: boolean
  /** Undefined when it cannot be shared. */
  page: RenderedPage | undefined
}

type PageRequest = {
  request: Request
  locale: string
  /** The shop's origin, which pages use whatever the request's host. */
  siteOrigin: string
  /** Build and data version; a new one invalidates every page. */
  version: string
  /** Query parameters that change the page; others are dropped before rendering. */
  parameters: readonly string[]
  /** Selects the signed-in variant. */
  signedIn: boolean
  render: RenderPage
  /** Response to clients with too many cache misses. */
  refusal: () => Promise<Response | undefined>
  waitUntil: (work: Promise<unknown>) => void
}

const MEMORY_BYTES = 12 * 1024 * 1024
/** Separate memory for queries and missing pages, so that invented addresses do not displace real pages. */
const MADE_UP_MEMORY_BYTES = 4 * 1024 * 1024
const LARGEST_PAGE_BYTES = 1024 * 1024
const STALE_SECONDS = 600
/** Renders that take longer are considered lost: their visitor may have left. */
const LONGEST_RENDER = 3000
/** Milliseconds between two looks at another request's render; most renders take 5 to 20. */
const LOOK_EVERY = 4
/** Header of a render without a page; its value is the reason. */
export const REFUSAL = 'x-refusal'
const KEPT_HEADERS = ['content-type', 'content-language', 'content-security-policy', 'etag', 'link', REFUSAL]
// Start buffers the whole stream for bots, which includes missing and unknown user agents.
const RENDERING_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

type Memory = { pages: Map<string, CachedPage>; bytes: number; most: number }

const newMemory = (most: number): Memory => ({ pages: new Map(), bytes: 0, most })
const ownPages = newMemory(MEMORY_BYTES)
const madeUpPages = newMemory(MADE_UP_MEMORY_BYTES)
const renderings = new Map<string, Rendering>()

/** A cached or newly rendered page; null when the request must not be cached. */
export async function cachedPage(page: PageRequest): Promise<Response | null> {
  const { request } = page
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.has('authorization')) return null
  const address = canonicalAddress(page)
  const key = `${page.version}|${page.locale}|${page.signedIn ? 'signed in' : ''}|${address.href}`
  // Rendering a query costs about as much as looking for it elsewhere, where few ask the same.
  const found = recall(key) ?? (address.search ? undefined : await fetchFromDataCentre(key, address.origin))
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

/** A page rendered by another request; undefined when it fails or takes too long. */
async function withinTime(rendering: Rendering): Promise<RenderedPage | undefined> {
  const until = Date.now() + LONGEST_RENDER
  while (!rendering.isDone && Date.now() < until) await scheduler.wait(LOOK_EVERY)
  return rendering.page
}

/** The address without irrelevant parameters, the others sorted. */
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
    // Map keeps insertion order, which makes it an LRU list.
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

/** Existing pages without query go to their own memory. */
const memoryFor = ({ search }: URL, { status }: RenderedPage) => (search || status !== 200 ? madeUpPages : ownPages)

const dataCentreKey = (key: string, origin: string) => new Request(`${origin}/__page/${encodeURIComponent(key)}`)

async function fetchFromDataCentre(key: string, origin: string): Promise<CachedPage | undefined> {
  const stored = await caches.default.match(dataCentreKey(key, origin))
  if (!stored) return
  const { freshUntil, usableUntil } = JSON.parse(stored.headers.get('x-page') ?? '{}')
  const page: CachedPage = {
    // Only existing pages are stored there.
    status: 200,
    body: new Uint8Array(await stored.arrayBuffer()),
    freshUntil,
    usableUntil,
    headers: cacheableHeaders(stored.headers),
  }
  remember(key, page, ownPages)
  return page
}

const cacheableHeaders = (headers: Headers): Record<string, string> =>
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
  // Browsers keep only the anonymous variant offline (features/offline/rules.ts).
  'x-page-cache': signedIn ? `signed-in-${how}` : how,
  // The same address also serves Markdown.
  vary: 'Cookie, Accept',
})

/** True if the browser's copy is current; compression on the way makes the ETag weak. */
function isUnchanged({ request: { headers }, signedIn }: PageRequest, etag: string | undefined): boolean {
  const tags = headers.get('if-none-match')?.split(/,\s*/) ?? []
  return !signedIn && tags.some((tag) => tag.replace('W/', '') === etag)
}

/** Renders once for all simultaneous requests. They share text, because a stream belongs to its request. */
async function renderAndKeep(page: PageRequest, key: string, address: URL): Promise<Response> {
  const rendering: Rendering = { since: Date.now(), isDone: false, page: undefined }
  renderings.set(key, rendering)
  const answer = render(page, key, address)
    .then(({ answer, shared }) => {
      rendering.page = shared
      return answer
    })
    .finally(() => {
      rendering.isDone = true
      if (renderings.get(key) === rendering) renderings.delete(key)
    })
  // It goes on for the others when its own visitor leaves.
  page.waitUntil(answer.catch(() => undefined))
  return answer
}

async function render(
  page: PageRequest,
  key: string,
  address: URL,
): Promise<{ answer: Response; shared?: RenderedPage }> {
  // The render gets no cookies, client address, user agent or other query, so the body cannot be personal.
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
  const headers = cacheableHeaders(rendered.headers)
  if (status === 200) headers.etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const shared = { status, body, headers }
  const freshSeconds = storableSeconds(rendered, Buffer.from(body.buffer))
  if (!freshSeconds) return { answer: answerWith(shared, page, 'skip'), shared }
  const freshUntil = Date.now() + freshSeconds * 1000
  const kept = { ...shared, freshUntil, usableUntil: freshUntil + STALE_SECONDS * 1000 }
  const memory = memoryFor(address, kept)
  remember(key, kept, memory)
  if (memory === ownPages) page.waitUntil(storeInDataCentre(key, address.origin, kept, freshSeconds + STALE_SECONDS))
  return { answer: answerWith(shared, page, 'miss'), shared }
}

/** Seconds a page may be stored; 0 for not at all. */
function storableSeconds({ status, headers }: Response, text: Buffer): number {
  const control = headers.get('cache-control') ?? ''
  const hasFailedBoundary = text.includes('<!--$!-->') || text.includes('$RX(')
  if (status >= 500 || !/\bpublic\b/.test(control) || hasFailedBoundary) return 0
  return text.byteLength > LARGEST_PAGE_BYTES ? 0 : Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}

async function storeInDataCentre(key: string, origin: string, page: CachedPage, seconds: number): Promise<void> {
  const { body, headers, freshUntil, usableUntil } = page
  await caches.default.put(
    dataCentreKey(key, origin),
    new Response(body, {
      headers: {
        ...headers,
        'cache-control': `s-maxage=${seconds}`,
        'x-page': JSON.stringify({ freshUntil, usableUntil }),
      },
    }),
  )
}
