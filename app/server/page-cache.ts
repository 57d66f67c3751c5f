import { contentSecurityPolicy, newNonce } from './security-headers'

/**
 * A cache of whole anonymous pages. A stored body keeps the byte offsets of its nonce; every hit writes a nonce of its
 * own at those offsets, so no nonce is ever served twice. Only answers that say `public` and `s-maxage` are stored.
 * Nearest first: this isolate's memory, then the data centre's Cache API.
 */

export type RenderPage = (request: Request, nonce: string) => Promise<Response>

type CachedPage = {
  body: Uint8Array
  nonceOffsets: number[]
  headers: Record<string, string>
  /** Times in ms since the epoch. Between the two the page is served while a fresh one is rendered. */
  freshUntil: number
  usableUntil: number
  refreshing?: boolean
}

type PageRequest = {
  request: Request
  locale: string
  /** Build and data version; a new one makes every stored page unreachable. */
  version: string
  /** Query parameters that change the page; all others are dropped before the page is rendered. */
  parameters: ReadonlySet<string>
  render: RenderPage
  waitUntil: (work: Promise<unknown>) => void
}

const MEMORY_BYTES = 16 * 1024 * 1024
const LARGEST_PAGE_BYTES = 1024 * 1024
const STALE_SECONDS = 600
const LONGEST_VALUE = 64
const KEPT_HEADERS = ['content-type', 'content-language', 'link']
// Start holds back the whole stream for agents it takes for a bot, and an absent or unknown agent is one.
const RENDERING_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

const memory = new Map<string, CachedPage>()
let memoryBytes = 0

/** Whether an answer to this request may depend on who asks. */
const isPersonal = (headers: Headers) =>
  headers.has('authorization') || /(?:^|;\s*)(?:token|renewal)=/.test(headers.get('cookie') ?? '')

/** The page from the cache, or rendered and then kept; null when this request must not be cached at all. */
export async function cachedPage(page: PageRequest): Promise<Response | null> {
  const { request } = page
  if ((request.method !== 'GET' && request.method !== 'HEAD') || isPersonal(request.headers)) return null
  const address = canonicalAddress(request.url, page.parameters)
  const key = `${page.version}|${page.locale}|${address.href}`
  const found = recall(key) ?? (await fetchFromDataCentre(key, address.origin))
  if (!found || Date.now() > found.usableUntil) return renderAndKeep(page, key, address)
  if (Date.now() > found.freshUntil && !found.refreshing) {
    found.refreshing = true
    page.waitUntil(
      renderAndKeep({ ...page, request: new Request(request.url) }, key, address)
        .then((response) => response.body?.cancel())
        .finally(() => {
          found.refreshing = false
        }),
    )
  }
  return withFreshNonce(found, request.method)
}

/** The address without what does not change the page, parameters in one order. */
function canonicalAddress(raw: string, parameters: ReadonlySet<string>): URL {
  const address = new URL(raw)
  const kept = [...address.searchParams].filter(
    ([name, value]) => parameters.has(name) && value.length <= LONGEST_VALUE,
  )
  kept.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  address.search = new URLSearchParams(kept).toString()
  address.hash = ''
  return address
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function recall(key: string): CachedPage | undefined {
  const page = memory.get(key)
  if (page) {
    // Map keeps insertion order: the page used last goes to the end, the one unused longest is dropped first.
    memory.delete(key)
    memory.set(key, page)
  }
  return page
}

function remember(key: string, page: CachedPage) {
  memoryBytes += page.body.byteLength - (memory.get(key)?.body.byteLength ?? 0)
  memory.delete(key)
  memory.set(key, page)
  for (const [oldest, { body }] of memory) {
    if (memoryBytes <= MEMORY_BYTES) break
    memory.delete(oldest)
    memoryBytes -= body.byteLength
  }
}

const dataCentreKey = (key: string, origin: string) => new Request(`${origin}/__page/${encodeURIComponent(key)}`)

async function fetchFromDataCentre(key: string, origin: string): Promise<CachedPage | undefined> {
  const stored = await caches.default.match(dataCentreKey(key, origin))
  if (!stored) return
  const { nonceOffsets, freshUntil, usableUntil } = JSON.parse(stored.headers.get('x-page') ?? '{}')
  const page: CachedPage = {
    body: new Uint8Array(await stored.arrayBuffer()),
    nonceOffsets,
    freshUntil,
    usableUntil,
    headers: keptHeaders(stored.headers),
  }
  remember(key, page)
  return page
}

const keptHeaders = (headers: Headers) =>
  Object.fromEntries(KEPT_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))

function withFreshNonce(page: CachedPage, method: string): Response {
  const nonce = newNonce()
  const body = Buffer.from(page.body)
  for (const offset of page.nonceOffsets) body.write(nonce, offset, 'latin1')
  return new Response(method === 'HEAD' ? null : body, {
    headers: {
      ...page.headers,
      'content-length': String(body.byteLength),
      'x-page-cache': 'hit',
      ...outwardHeaders(nonce),
    },
  })
}

// No ETag and no shared caching outside: a 304 or a proxy's copy would pair an old body with a new nonce.
const outwardHeaders = (nonce: string) => ({
  'content-security-policy': contentSecurityPolicy(nonce),
  'cache-control': 'private, no-cache',
  vary: 'Cookie',
})

async function renderAndKeep(page: PageRequest, key: string, address: URL): Promise<Response> {
  const nonce = newNonce()
  // The render sees no cookies, no client address, no user agent and only the allowed query: nothing of the visitor
  // can enter the body.
  const anonymous = new Request(address, { headers: { accept: 'text/html', 'user-agent': RENDERING_AGENT } })
  const rendered = await page.render(anonymous, nonce)
  const headers = new Headers(rendered.headers)
  for (const [name, value] of Object.entries(outwardHeaders(nonce))) headers.set(name, value)
  const freshSeconds = storableSeconds(rendered)
  const isHead = page.request.method === 'HEAD'
  if (!rendered.body || !freshSeconds) {
    headers.set('x-page-cache', 'skip')
    return new Response(isHead ? null : rendered.body, { status: rendered.status, headers })
  }
  const [outgoing, kept] = rendered.body.tee()
  page.waitUntil(keep(key, address.origin, kept, nonce, keptHeaders(rendered.headers), freshSeconds))
  headers.set('x-page-cache', 'miss')
  if (isHead) page.waitUntil(outgoing.cancel())
  return new Response(isHead ? null : outgoing, { headers })
}

/** Seconds for which a rendered page may be kept; 0 when it must not be. */
function storableSeconds(rendered: Response): number {
  const control = rendered.headers.get('cache-control') ?? ''
  const isPage = rendered.status === 200 && /^text\/html/.test(rendered.headers.get('content-type') ?? '')
  if (!isPage || !/\bpublic\b/.test(control) || rendered.headers.has('set-cookie')) return 0
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}

async function keep(
  key: string,
  origin: string,
  stream: ReadableStream,
  nonce: string,
  headers: Record<string, string>,
  freshSeconds: number,
) {
  const body = new Uint8Array(await new Response(stream).arrayBuffer())
  const text = Buffer.from(body.buffer)
  const hasFailedBoundary = text.includes('<!--$!-->') || text.includes('$RX(')
  if (body.byteLength > LARGEST_PAGE_BYTES || hasFailedBoundary) return
  const freshUntil = Date.now() + freshSeconds * 1000
  const usableUntil = freshUntil + STALE_SECONDS * 1000
  const nonceOffsets = offsetsOf(text, nonce)
  remember(key, { body, nonceOffsets, headers, freshUntil, usableUntil })
  await caches.default.put(
    dataCentreKey(key, origin),
    new Response(body, {
      headers: {
        ...headers,
        'cache-control': `s-maxage=${freshSeconds + STALE_SECONDS}`,
        'x-page': JSON.stringify({ nonceOffsets, freshUntil, usableUntil }),
      },
    }),
  )
}

function offsetsOf(text: Buffer, word: string): number[] {
  const offsets: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) offsets.push(at)
  return offsets
}
