import { getRequest } from '@tanstack/react-start/server'
import { type PageContext, pageContext } from '../../lib/page-context'
import { env } from '../env'
import { forwardedAddress } from '../http/client-address'
import { isServerFunctionCall } from '../server-functions/server-function-call'
import { type ApiClient, createApiClient, type Patience } from './api-client'

const LONGEST_KEY = 64

type PageApiOptions = {
  traceID?: string
  onAnswer?: (answer: Response) => void
  /** Brings a new token when the API refuses the visitor's (AUTH-05). */
  renew?: (context: PageContext) => Promise<string | undefined>
}

/** The API client of the request being answered: over the network where a host is configured, else in process. */
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

export function requestContext(): PageContext {
  const context = pageContext()
  if (!context) throw new Error('There is no request to answer')
  return context
}

/**
 * Who asks: to a configured host every visitor would otherwise be this Worker, and one that is ours believes it by its
 * seal. In process the front door says it.
 */
function addressHeaders(isRemote: boolean): Record<string, string> {
  const { headers } = getRequest()
  const way = ['x-forwarded-for', 'cf-connecting-ip'].flatMap((name) => headers.get(name) ?? [])
  return {
    'x-forwarded-for': way.join(', '),
    'user-agent': headers.get('user-agent') ?? '',
    ...(isRemote && forwardedAddress(headers, env)),
  }
}

/** The key that the browser gives all attempts of one call goes on to the API: what came twice is done once (AUTH-07). */
function keyHeader(): Record<string, string> {
  const key = isServerFunctionCall() && getRequest().headers.get('idempotency-key')
  return key ? { 'idempotency-key': key.slice(0, LONGEST_KEY) } : {}
}

/** A page being rendered does not wait; the browser that calls a server function does (AUTH-07). */
export const patience = (): Patience => (isServerFunctionCall() ? 'full' : 'render')

/** Ends the API calls of a visitor who has gone. */
export const requestSignal = (): AbortSignal => getRequest().signal
