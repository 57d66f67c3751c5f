import { createClientOnlyFn } from '@tanstack/react-start'
import { useSyncExternalStore } from 'react'
import { pageContext } from '#app/lib/page-context'
import { TRACE } from '#app/lib/storage-keys'
import { type AuthState, signedOut, withTrace } from './session'
import { cookieNamed } from './session-cookies'

/**
 * The session as this page knows it. Its token is in a cookie that no script needs to read; whether the login dialog is
 * open, the browser knows.
 */
let state: AuthState | undefined
const listeners = new Set<() => void>()

/** Whether the visitor was signed in when the server rendered this page. */
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

/** Whether the visitor is signed in: on the first paint as the server saw it. */
export const useSignedIn = () => useSyncExternalStore(listen, isSignedIn, isSignedIn)

export const setSignedIn = createClientOnlyFn((isAuthenticated: boolean) => {
  state = { ...current(), isAuthenticated }
  for (const listener of listeners) listener()
})

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const secure = () => (location.protocol === 'https:' ? '; secure' : '')

/**
 * The trace of the browser's session, from its first call on (DATA-04). A cookie without an end is kept for just as long,
 * for all tabs; where cookies are refused, each page is a session.
 */
export const traceOfSession = createClientOnlyFn((): string => {
  const cookie = cookieNamed(document.cookie, TRACE) ?? ''
  const kept = UUID.test(cookie) ? cookie : ''
  const before = current()
  state = withTrace({ ...before, traceID: before.traceID || kept })
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  if (!kept) document.cookie = `${TRACE}=${state.traceID}; path=/; samesite=lax${secure()}`
  return state.traceID
})
