import { getRequest } from '@tanstack/react-start/server'
import { pageContext } from '../lib/page-context'
import { type ApiClient, createApiClient, type Patience } from './api-client'
import { env } from './env'
import { isServerFunctionCall } from './server-function-call'

/** The API client of the request being answered: over the network where a host is configured, else in process. */
export function pageApi(locale: string): ApiClient {
  const context = pageContext()
  if (!context) throw new Error('There is no request to answer')
  const baseUrl: string = env.API_BASE_URL
  return createApiClient({
    baseUrl,
    fetch: baseUrl ? (input, init) => fetch(input, init) : context.apiFetch,
    locale,
    cookies: context.cookies,
  })
}

/** A page being rendered does not wait; the browser that calls a server function does (AUTH-07). */
export const patience = (): Patience => (isServerFunctionCall() ? 'full' : 'render')

/** Ends the API calls of a visitor who has gone. */
export const requestSignal = (): AbortSignal => getRequest().signal
