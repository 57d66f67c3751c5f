import { STATUS_CODES } from 'node:http'
import { FULL_ATTEMPT_TIMEOUT, HTTP_RETRIES, RENDER_ATTEMPT_TIMEOUT } from '../../lib/constants'
import { requestEnvelope } from '../../lib/envelope'
import { type Sleep, withRetries } from '../../lib/retries'

/** `render`: one short attempt, because a page waits. `full`: all retries (AUTH-07). */
export type Patience = 'render' | 'full' | 'once'

type CallOptions = {
  query?: Record<string, string>
  /** `Skip-Auth`, whatever its value, sends the call without a token; it is not forwarded (AUTH-04). */
  headers?: Record<string, string>
  patience?: Patience
  signal?: AbortSignal
}

/** API calls; each resolves to the response body. */
export type ApiClient = {
  get: (path: string, options?: CallOptions) => Promise<unknown>
  post: (path: string, payload: object, options?: CallOptions) => Promise<unknown>
}

type ApiClientOptions = {
  /** Empty for the app's own API, called in process. */
  baseUrl: string
  fetch: typeof fetch
  locale?: string
  traceID?: string
  /** The visitor's cookies; only session cookies are sent. */
  cookies?: string
  /** Sent with every call. */
  headers?: Record<string, string>
  /** Receives every response, for data outside its body such as cookies. */
  onAnswer?: (response: Response) => void
  /**
   * Renews the token after a 401; undefined when the session is over, throws when the host gives no answer (AUTH-05).
   */
  renew?: () => Promise<string | undefined>
  sleep?: Sleep
}

/** A non-OK response (AUTH-08), buffered so that it can still be read. */
export class ApiError extends Error {
  readonly code = 'HTTP_ERROR'
  readonly status: number
  readonly response: Response
  constructor(response: Response) {
    super(`HTTP ${response.status}: ${response.statusText || STATUS_CODES[response.status] || 'Unknown'}`)
    this.name = 'ApiError'
    this.status = response.status
    this.response = response
  }
}

/** The in-process API needs an absolute URL, but ignores its host. */
export const IN_PROCESS_ORIGIN = 'http://api.internal'

const table = {
  render: { attempts: 1, timeout: RENDER_ATTEMPT_TIMEOUT },
  full: { attempts: 1 + HTTP_RETRIES, timeout: FULL_ATTEMPT_TIMEOUT },
  // The visitor waits and can retry.
  once: { attempts: 1, timeout: FULL_ATTEMPT_TIMEOUT },
}

/** The only code for the API's protocol: envelope, token, renewal, retries and errors. One client per request. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const session = createSession(options)
  const credentials = credentialsOf(options.cookies)
  const base = (options.baseUrl || IN_PROCESS_ORIGIN).replace(/\/+$/, '')

  async function call(method: 'GET' | 'POST', path: string, payload: object | undefined, given: CallOptions) {
    const headers = new Headers({ ...options.headers, ...given.headers })
    const isAnonymous = headers.has('skip-auth')
    headers.delete('skip-auth')
    headers.set('content-type', 'application/json')
    if (credentials) headers.set('cookie', credentials)
    // One key for all attempts: a mutation whose answer was lost is not repeated.
    if (payload && !headers.has('idempotency-key')) headers.set('idempotency-key', crypto.randomUUID())
    const query = given.query ? `?${new URLSearchParams(given.query)}` : ''
    const body = payload && JSON.stringify(requestEnvelope(options, payload))
    const ask = (token?: string) => {
      if (token) headers.set('authorization', `Bearer ${token}`)
      return askWithRetries(`${base}${path}${query}`, { method, headers, body }, options, given)
    }
    // Other tokens, such as a password reset's, cannot be renewed.
    const response = isAnonymous || headers.has('authorization') ? await ask() : await session.authorized(ask)
    options.onAnswer?.(response)
    if (!response.ok) throw new ApiError(response)
    return unwrap(response)
  }

  return {
    get: (path, given = {}) => call('GET', path, undefined, given),
    post: (path, payload, given = {}) => call('POST', path, payload, given),
  }
}

/** Other cookies are not sent to an API on another host. */
const credentialsOf = (cookies = '') =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => /^(?:token|renewal)=/.test(cookie))
    .join('; ')

/** Holds the token, and renews it once for all calls refused meanwhile. */
function createSession({ cookies = '', renew }: ApiClientOptions) {
  let token = /(?:^|;\s*)token=([^;]+)/.exec(cookies)?.[1]
  let renewal: Promise<string | undefined> | undefined

  async function authorized(ask: (token?: string) => Promise<Response>): Promise<Response> {
    const used = token
    const response = await ask(used)
    if (response.status !== 401 || !renew) return response
    if (used === token) {
      renewal ??= renew().finally(() => {
        renewal = undefined
      })
      token = await renewal
    }
    return token ? ask(token) : response
  }

  return { authorized }
}

function askWithRetries(
  address: string,
  init: RequestInit,
  { fetch, sleep }: ApiClientOptions,
  { patience = 'full', signal }: CallOptions,
): Promise<Response> {
  const { attempts, timeout } = table[patience]
  const ask = () => attemptWithin(timeout, signal, (within) => fetch(address, { ...init, signal: within }))
  return withRetries(ask, { attempts, isFailure: ({ status }) => status >= 500, sleep, signal })
}

/** One attempt including its body; enforces the timeout even if the transport ignores the signal. */
async function attemptWithin(
  timeout: number,
  signal: AbortSignal | undefined,
  ask: (within: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const clock = AbortSignal.timeout(timeout)
  const within = signal ? AbortSignal.any([signal, clock]) : clock
  within.throwIfAborted()
  const ended = new Promise<never>((_, reject) => {
    within.addEventListener('abort', () => reject(within.reason), { once: true })
  })
  const buffered = ask(within).then(async (response) => {
    const body = response.body && (await response.arrayBuffer())
    return new Response(body, response)
  })
  // Swallow the late rejection.
  buffered.catch(() => {})
  return Promise.race([buffered, ended])
}

/** The response body: parsed JSON, or text. */
async function unwrap(response: Response): Promise<unknown> {
  const text = await response.text()
  return /\bjson\b/.test(response.headers.get('content-type') ?? '') && text ? JSON.parse(text) : text
}
