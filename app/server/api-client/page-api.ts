import { getRequest } from '@tanstack/react-start/server'
import { type PageContext, pageContext } from '../../lib/page-context'
import { env } from '../env'
import { forwardedAddress } from '../http/client-address'
import { isScriptCall } from '../server-functions/server-function-call'
import { type ApiClient, createApiClient, IN_PROCESS_ORIGIN, type Patience } from './api-client'

const LONGEST_KEY = 64

type PageApiOptions = {
  traceID?: string
  onAnswer?: (answer: Response) => void
  /** Renews the token after a 401 (AUTH-05). */
  renew?: (context: PageContext) => Promise<string | undefined>
}

/** The API client of the current request: over the network if a host is configured, else in process. */
export function pageApi(locale: string, { traceID, onAnswer, renew }: PageApiOptions = {}): ApiClient {
  const context = requestContext()
  const baseUrl: string = env.API_BASE_URL
  return createApiClient({
    baseUrl,
    fetch: baseUrl ? (input, init) => fetch(input, init) : context.apiFetch,
    locale,
    traceID,
    cookies: context.cookies,
    headers: { ...addressHeaders(baseUrl !== ''), ...keyHeader() },
    onAnswer,
    renew: renew && (() => renew(context)),
  })
}

/** Calls this instance's own API with the visitor's cookies, in process, also where another host answers the API. */
export function callOwnApi(path: string, payload?: object): Promise<Response> {
  const { apiFetch, cookies: cookie } = requestContext()
  const headers = { cookie, ...(payload && { 'content-type': 'application/json' }) }
  const body = payload && JSON.stringify(payload)
  return apiFetch(IN_PROCESS_ORIGIN + path, { method: payload ? 'POST' : 'GET', headers, body })
}

export function requestContext(): PageContext {
  const context = pageContext()
  if (!context) throw new Error('There is no request to answer')
  return context
}

/**
 * The visitor's address, signed for a remote host, which would otherwise see all visitors as one Worker. In process,
 * the front door sets it.
 */
function addressHeaders(isRemote: boolean): Record<string, string> {
  const { headers } = getRequest()
  const addresses = ['x-forwarded-for', 'cf-connecting-ip'].flatMap((name) => headers.get(name) ?? [])
  return {
    'x-forwarded-for': addresses.join(', '),
    'user-agent': headers.get('user-agent') ?? '',
    ...(isRemote && forwardedAddress(headers, env)),
  }
}

/** Forwards the browser's idempotency key, so that a retry changes nothing twice (AUTH-07). */
function keyHeader(): Record<string, string> {
  const key = isScriptCall() && getRequest().headers.get('idempotency-key')
  return key ? { 'idempotency-key': key.slice(0, LONGEST_KEY) } : {}
}

/** Renders do not wait for retries; browsers calling server functions do (AUTH-07). */
export const choosePatience = (): Patience => (isScriptCall() ? 'full' : 'render')

/** Aborts API calls when the visitor leaves. */
export const requestSignal = (): AbortSignal => getRequest().signal
