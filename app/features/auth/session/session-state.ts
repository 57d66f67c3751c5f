import { createClientOnlyFn } from '@tanstack/react-start'
import { useSyncExternalStore } from 'react'
import { pageContext } from '#app/lib/page-context'
import { TRACE } from '#app/lib/storage-keys'
import { type AuthState, signedOut, withTrace } from './session'
import { cookieNamed } from './session-cookies'

/** The page's session state. Its token is in a cookie; whether the login dialog is open is the browser's state. */
let state: AuthState | undefined
const listeners = new Set<() => void>()

/** Whether the visitor was signed in when the page was rendered. */
export const wasSignedIn = () =>
  import.meta.env.SSR ? Boolean(pageContext()?.signedIn) : 'signedIn' in document.documentElement.dataset

const current = (): AuthState => (state ??= { ...signedOut, isAuthenticated: wasSignedIn() })

const isSignedIn = () => (import.meta.env.SSR ? wasSignedIn() : current().isAuthenticated)

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the visitor is signed in; the server's view on first paint. */
export const useSignedIn = () => useSyncExternalStore(listen, isSignedIn, isSignedIn)

export const setSignedIn = createClientOnlyFn((isAuthenticated: boolean) => {
  state = { ...current(), isAuthenticated }
  for (const listener of listeners) listener()
})

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const secure = () => (location.protocol === 'https:' ? '; secure' : '')

/**
 * Trace id of the browser session, from its first call on (DATA-04). A session cookie shared by all tabs; without
 * cookies, each page is a session.
 */
export const traceOfSession = createClientOnlyFn((): string => {
  const cookie = cookieNamed(document.cookie, TRACE) ?? ''
  const existing = UUID.test(cookie) ? cookie : ''
  const before = current()
  state = withTrace({ ...before, traceID: before.traceID || existing })
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  if (!existing) document.cookie = `${TRACE}=${state.traceID}; path=/; samesite=lax${secure()}`
  return state.traceID
})
