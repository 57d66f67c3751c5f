import { useSyncExternalStore } from 'react'
import { RESET_DIALOG_LIFETIME } from '#app/lib/constants'
import { forget, recall, remember } from '#app/lib/local-storage'
import { RESET_PASSWORD_EMAIL, RESET_PASSWORD_TOKEN, RESET_PASSWORD_UNTIL } from '#app/lib/storage-keys'

/** Allows setting one new password; comes from a reset letter's link (LOGIN-04). */
export type ResetTicket = { token: string; email: string }

type StoredTicket = ResetTicket & { until: number }

/** The page's ticket when storage is refused. */
let held: StoredTicket | undefined
const listeners = new Set<() => void>()

const change = (ticket: StoredTicket | undefined) => {
  held = ticket
  for (const listener of listeners) listener()
}

function readStoredTicket(): StoredTicket | undefined {
  const token = recall(RESET_PASSWORD_TOKEN)
  if (!token) return held
  return { token, email: recall(RESET_PASSWORD_EMAIL) ?? '', until: Number(recall(RESET_PASSWORD_UNTIL)) }
}

/** Forgotten after the dialog's lifetime, as somebody else may use the browser. */
export function resetTicket(): ResetTicket | undefined {
  const { until, ...ticket } = readStoredTicket() ?? { until: 0 }
  if ('token' in ticket && isYetToCome(until)) return ticket
  held = undefined
  forget(...KEYS)
}

const KEYS = [RESET_PASSWORD_TOKEN, RESET_PASSWORD_EMAIL, RESET_PASSWORD_UNTIL]

/** Remaining lifetime in milliseconds. */
export const ticketLifeLeft = () => Math.max(0, (readStoredTicket()?.until ?? 0) - Date.now())

/** A clock set back does not extend the lifetime. */
const isYetToCome = (until: number) => until > Date.now() && until <= Date.now() + RESET_DIALOG_LIFETIME

function keepResetTicket(ticket: ResetTicket) {
  const until = Date.now() + RESET_DIALOG_LIFETIME
  remember(RESET_PASSWORD_TOKEN, ticket.token)
  remember(RESET_PASSWORD_EMAIL, ticket.email)
  remember(RESET_PASSWORD_UNTIL, String(until))
  change({ ...ticket, until })
}

/** Removes the stored ticket, but keeps it in memory if it may still be unused (RESET-04). */
export function dropResetTicket({ isUndecided = false } = {}) {
  const stored = isUndecided ? readStoredTicket() : undefined
  forget(...KEYS)
  change(stored)
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

/** Removes the ticket from the address, so that history and shared links do not contain it. */
export function takeTicketFromAddress(): boolean {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const token = fragment.get(RESET_PASSWORD_TOKEN)
  if (!token) return false
  keepResetTicket({ token, email: fragment.get(RESET_PASSWORD_EMAIL) ?? '' })
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}
