import { createContext, type ReactNode, Suspense, useContext, useState } from 'react'
import { lazyComponent } from '#app/ui/lazy-component'
import { ForgotDialog } from '../reset/forgot-dialog'

/** Opens with a letter's ticket only, so most visitors never load it. */
const ResetDialog = lazyComponent(() => import('../reset/reset-dialog'))

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
      {dialog?.name === 'reset' ? (
        <Suspense>
          <ResetDialog onClose={close} />
        </Suspense>
      ) : null}
    </AuthFormsContext>
  )
}
