import { useSyncExternalStore } from 'react'
import { RESET_PASSWORD_EMAIL, RESET_PASSWORD_TOKEN } from '#app/lib/storage-keys'
import { forget, recall, remember } from './kept'

/** What a reset letter's link brings: the right to set one new password (LOGIN-04). */
export type ResetTicket = { token: string; email: string }

/** The ticket of this page, for browsers that grant no storage. */
let held: ResetTicket | undefined
const listeners = new Set<() => void>()

const change = (ticket: ResetTicket | undefined) => {
  held = ticket
  for (const listener of listeners) listener()
}

export function resetTicket(): ResetTicket | undefined {
  const token = recall(RESET_PASSWORD_TOKEN)
  return token ? { token, email: recall(RESET_PASSWORD_EMAIL) ?? '' } : held
}

function keepResetTicket(ticket: ResetTicket) {
  remember(RESET_PASSWORD_TOKEN, ticket.token)
  remember(RESET_PASSWORD_EMAIL, ticket.email)
  change(ticket)
}

/** Nothing of the ticket stays stored; `held` is still this page's, for one that may not have been used yet (RESET-04). */
export function dropResetTicket(held?: ResetTicket) {
  forget(RESET_PASSWORD_TOKEN, RESET_PASSWORD_EMAIL)
  change(held)
}

export const useHasResetTicket = () =>
  useSyncExternalStore(
    listen,
    () => resetTicket() !== undefined,
    () => false,
  )

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Takes the ticket out of the address, so that neither history nor a shared link keeps it. */
export function takeTicketFromAddress(): boolean {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const token = fragment.get(RESET_PASSWORD_TOKEN)
  if (!token) return false
  keepResetTicket({ token, email: fragment.get(RESET_PASSWORD_EMAIL) ?? '' })
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}
