import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { openLoginIfAsked } from './login-address'
import { LOGIN_DIALOG } from './session'
import { useSignedIn } from './session-state'

/**
 * Brings what a session needs when it is needed: the forms once their dialog is open, the clock once somebody is signed
 * in. Also opens the dialog for an address that a link inside the application leads to (LOGIN-01).
 */
export function SessionLoader() {
  const Forms = useDialogForms()
  const isAsked = useLocation({ select: ({ search }) => 'showLoginModal' in search })
  useEffect(() => {
    if (isAsked) openLoginIfAsked()
  }, [isAsked])
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (!isSignedIn) return
    const clock = import('./session-clock')
      .then(({ startClock }) => startClock())
      // Whoever needs the session meanwhile renews it (session.queries.ts); the next page has a clock again.
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
      import('./dialog-forms').then(
        ({ DialogForms }) => setLoaded({ Forms: DialogForms }),
        // The focus comes back with the next try.
        () => {},
      )
    if (dialog?.matches(':modal,:popover-open')) void load()
    // However it is opened, the focus goes into it.
    dialog?.addEventListener('focusin', load)
    return () => dialog?.removeEventListener('focusin', load)
  }, [])
  return loaded?.Forms
}
