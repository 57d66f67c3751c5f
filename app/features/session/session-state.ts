import { createClientOnlyFn } from '@tanstack/react-start'
import { useSyncExternalStore } from 'react'
import { pageContext } from '#app/lib/page-context'
import { type AuthState, signedOut, withTrace } from './session'

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

/** The trace of this page's session; it begins with the first call (DATA-04). */
export const traceOfSession = createClientOnlyFn((): string => {
  state = withTrace(current())
  return state.traceID
})
