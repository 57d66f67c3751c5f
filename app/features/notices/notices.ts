import { createClientOnlyFn } from '@tanstack/react-start'
import { SECOND } from '#app/lib/constants'

export type NoticeType = 'success' | 'error' | 'warning' | 'info'

export type NoticeAction = { label: string; onPress: () => void }

/** State of the message dialog (specification, section 3). */
export type Message = {
  isOpen: boolean
  type: NoticeType
  title: string
  message: string
  showCloseButton: boolean
  action?: NoticeAction
}

export type Toast = { id: string; type: NoticeType; title: string; text?: string; action?: NoticeAction }

export type Notices = { message: Message; toasts: readonly Toast[]; isLoading: boolean }

type MessageValues = Pick<Message, 'title' | 'message'> & Partial<Omit<Message, 'isOpen'>>

export const MOST_TOASTS = 4
export const TOAST_LIFETIME = 5 * SECOND

export const noNotices: Notices = {
  message: { isOpen: false, type: 'success', title: '', message: '', showCloseButton: true },
  toasts: [],
  isLoading: false,
}

export const opened = ({
  type = 'success',
  title,
  message,
  showCloseButton = true,
  action,
}: MessageValues): Message => ({ isOpen: true, type, title, message, showCloseButton, action })

export const closeMessage = (message: Message): Message => ({
  ...message,
  isOpen: false,
  title: '',
  message: '',
  action: undefined,
})

/** Success messages disappear after a time; important messages stay until closed. */
export const leavesByItself = ({ type }: Pick<Toast, 'type'>) => type === 'success' || type === 'info'

/** Adds a toast at the end; at the limit, the oldest of the least important goes. */
export function withToast(toasts: readonly Toast[], toast: Toast): Toast[] {
  const others = toasts.filter(({ id }) => id !== toast.id)
  if (others.length < MOST_TOASTS) return [...others, toast]
  const leaving = others.find(leavesByItself) ?? others.find(({ type }) => type === 'warning') ?? others[0]
  return [...others.filter((other) => other !== leaving), toast]
}

let notices = noNotices
const listeners = new Set<() => void>()

// The server shares this module between visitors, so only browsers may change it.
const change = createClientOnlyFn((changes: Partial<Notices>) => {
  notices = { ...notices, ...changes }
  for (const listener of listeners) listener()
})

export const currentNotices = () => notices

export function onNoticesChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Opens the message dialog; it stays until the visitor closes it or acts. */
export const showMessage = (values: MessageValues) => change({ message: opened(values) })

export const hideMessage = () => change({ message: closeMessage(notices.message) })

/** Shows a toast and returns its id; a toast with an existing id replaces that one. */
export function showToast({ id = crypto.randomUUID(), ...toast }: Omit<Toast, 'id'> & { id?: string }): string {
  change({ toasts: withToast(notices.toasts, { id, ...toast }) })
  return id
}

export const hideToast = (id: string) => change({ toasts: notices.toasts.filter((toast) => toast.id !== id) })

/** Flag of the full-screen overlay (SHELL-02), which appears after a delay. */
export const setLoading = (isLoading: boolean) => change({ isLoading })
