import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { openLoginIfRequested } from '../login/login-address'
import { LOGIN_DIALOG } from './session'
import { useSignedIn } from './session-state'

/** Loads forms with their dialog, and the clock with a session; opens the dialog for in-app links (LOGIN-01). */
export function SessionLoader() {
  const Forms = useDialogForms()
  const isRequested = useLocation({ select: ({ search }) => 'showLoginModal' in search })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the address itself
  useEffect(openLoginIfRequested, [isRequested])
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (!isSignedIn) return
    const clock = import('./session-clock')
      .then(({ startClock }) => startClock())
      // Calls renew the session themselves (session.queries.ts); the next page retries.
      .catch(() => undefined)
    return () => void clock.then((stop) => stop?.())
  }, [isSignedIn])
  return Forms ? <Forms /> : null
}

function useDialogForms() {
  const [loaded, setLoaded] = useState<{ Forms: ComponentType }>()
  useEffect(() => {
    const dialog = document.getElementById(LOGIN_DIALOG)
    const load = () =>
      import('../login/dialog-forms').then(
        ({ DialogForms }) => setLoaded({ Forms: DialogForms }),
        // The next focus retries.
        () => {
          if (dialog) dialog.dataset.cut = ''
        },
      )
    if (dialog?.matches(':modal,:popover-open')) void load()
    // Focus moves into the dialog however it is opened.
    dialog?.addEventListener('focusin', load)
    return () => dialog?.removeEventListener('focusin', load)
  }, [])
  return loaded?.Forms
}
