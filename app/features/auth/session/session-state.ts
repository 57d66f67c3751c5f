import { createClientOnlyFn } from '@tanstack/react-start'
import { useSyncExternalStore } from 'react'
import { pageContext } from '#app/lib/page-context'
import { TRACE } from '#app/lib/storage-keys'
import { type AuthState, signedOut, withTrace } from './session'
import { cookieNamed } from './session-cookies'

/** The session's state on this page. The token is in a cookie, and the browser knows if the login dialog is open. */
let state: AuthState | undefined
const listeners = new Set<() => void>()

/** True if the page was rendered for a signed-in visitor. */
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

/** The first paint uses the server's view. */
export const useSignedIn = () => useSyncExternalStore(listen, isSignedIn, isSignedIn)

export const setSignedIn = createClientOnlyFn((isAuthenticated: boolean) => {
  state = { ...current(), isAuthenticated }
  for (const listener of listeners) listener()
})

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const secure = () => (location.protocol === 'https:' ? '; secure' : '')

/**
 * Trace id of the browser session, from its first call on (DATA-04). All tabs share a session cookie; without cookies,
 * each page is a session.
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
