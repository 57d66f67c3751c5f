import { createContext, type ReactNode, useContext, useState } from 'react'
import { ForgotDialog } from '../reset/forgot-dialog'
import { ResetDialog } from '../reset/reset-dialog'

type SmallDialog = { name: 'forgot'; email: string } | { name: 'reset' }

type AuthForms = { openForgot: (email: string) => void; openReset: () => void }

const AuthFormsContext = createContext<AuthForms>({ openForgot: () => {}, openReset: () => {} })

export const useAuthForms = () => useContext(AuthFormsContext)

/** Dialogs that the login form opens. */
export function AuthForms({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<SmallDialog>()
  const close = () => setDialog(undefined)
  const forms: AuthForms = {
    openForgot: (email) => setDialog({ name: 'forgot', email }),
    openReset: () => setDialog({ name: 'reset' }),
  }
  return (
    <AuthFormsContext value={forms}>
      {children}
      {dialog?.name === 'forgot' ? <ForgotDialog email={dialog.email} onClose={close} /> : null}
      {dialog?.name === 'reset' ? <ResetDialog onClose={close} /> : null}
    </AuthFormsContext>
  )
}
