import { useCallback } from 'react'
import { createPortal } from 'react-dom'
import { showToast } from '#app/features/notices/notices'
import { m } from '#app/paraglide/messages.js'
import { RegisterForm } from '../registration/register-form'
import { LOGIN_DIALOG } from '../session/session'
import { setSignedIn } from '../session/session-state'
import { AuthForms } from './auth-forms'
import { closeLoginDialog } from './close-login-dialog'
import { LoginForm } from './login-form'

/** Portals the forms into the login dialog. */
export function DialogForms() {
  const finish = useCallback(() => closeLoginDialog(), [])
  const [loginPlace, registerPlace] = document.querySelectorAll(`#${LOGIN_DIALOG} [data-form-place]`)
  if (!loginPlace || !registerPlace) return null
  const enter = () => {
    setSignedIn(true)
    closeLoginDialog()
    showToast({ type: 'success', title: m.session_signed_in() })
  }
  return (
    <AuthForms>
      {createPortal(<LoginForm onSignedIn={enter} />, loginPlace)}
      {createPortal(<RegisterForm onDone={finish} />, registerPlace)}
    </AuthForms>
  )
}
