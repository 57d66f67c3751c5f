import { useEffect, useState } from 'react'
import { showMessage } from '#app/features/notices/notices'
import { CLOSE_AFTER_SUCCESS } from '#app/lib/constants'
import type { FormRefusal } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm } from '#app/ui/action-form'
import { href } from '../../languages/href'
import { EmailField, FormAlert, formClass } from '../forms/form-parts'
import { forgotForm } from '../forms/forms.schema'
import { SmallDialog, SmallDialogActions } from '../forms/small-dialog'
import { useAuthForm } from '../forms/use-auth-form'
import { closeLoginDialog } from '../login/close-login-dialog'
import { errorMessage } from '../session/session.queries'

/** Asks for a letter with a reset link (FORGOT-01, FORGOT-02). */
export function ForgotDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [isSent, setSent] = useState(false)
  const { fields, form } = useAuthForm({
    action: href('/login'),
    intent: 'forgot',
    schema: forgotForm,
    values: { email },
    words: { email: m.session_invalid_email },
    isClosed: isSent,
    onDone: () => {
      showMessage({ type: 'success', title: m.session_forgot_sent_title(), message: m.session_forgot_sent_text() })
      setSent(true)
    },
  })
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => {
      fields.reset({ email: '' })
      onClose()
      closeLoginDialog()
    }, CLOSE_AFTER_SUCCESS)
    return () => clearTimeout(timer)
  }, [isSent, fields, onClose])
  return (
    <SmallDialog title={m.session_forgot_title()} lead={m.session_forgot_lead()} onClose={onClose}>
      <ActionForm form={form} className={formClass()}>
        {form.refusal ? <ForgotAlert refusal={form.refusal} /> : null}
        <fields.Field name="email">{(field) => <EmailField field={field} autoComplete="email" />}</fields.Field>
        <SmallDialogActions isBusy={form.isBusy} onCancel={onClose}>
          {m.session_forgot_verify()}
        </SmallDialogActions>
      </ActionForm>
    </SmallDialog>
  )
}

const ForgotAlert = ({ refusal }: { refusal: FormRefusal }) =>
  refusal.code === 'reset_not_sent' ? (
    <FormAlert title={m.failure_reset_not_sent()} />
  ) : (
    <FormAlert title={m.session_forgot_failed()}>
      <p>{errorMessage(refusal)}</p>
    </FormAlert>
  )
