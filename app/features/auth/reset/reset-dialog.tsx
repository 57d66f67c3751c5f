import { useEffect } from 'react'
import { showMessage, showToast } from '#app/features/notices/notices'
import type { FailureCode } from '#app/lib/failure'
import type { FormAnswer, FormWords } from '#app/lib/form'
import type { SendForm } from '#app/lib/send-form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm } from '#app/ui/action-form'
import { href } from '../../languages/href'
import { ConfirmPasswordField, NewPasswordField, newPasswordWords } from '../forms/account-fields'
import { FormAlert, formClass } from '../forms/form-parts'
import { resetForm } from '../forms/forms.schema'
import { SmallDialog, SmallDialogActions } from '../forms/small-dialog'
import { useAuthForm } from '../forms/use-auth-form'
import { errorMessage, sendAuthForm } from '../session/session.queries'
import { setSignedIn } from '../session/session-state'
import { dropResetTicket, resetTicket, ticketLifeLeft } from './reset-ticket'

const words: FormWords = {
  newPassword: newPasswordWords(m.session_password_min_reset),
  confirmPassword: m.session_passwords_differ,
}

/** After these failures the ticket may still be valid, so the next try sends it again. */
const isUndecided: FailureCode[] = ['offline', 'too_many_requests', 'upstream_unavailable']

const sendWithTicket: SendForm = async (action, fields, options) => {
  const ticket = resetTicket()
  const answer: FormAnswer = ticket
    ? await sendAuthForm(action, [...fields, ...Object.entries(ticket)], options)
    : { ok: false, code: 'reset_token_invalid' }
  dropResetTicket({ isUndecided: !answer.ok && isUndecided.includes(answer.code) })
  return answer
}

/** Sets a new password with a reset letter's ticket, which lives five minutes (RESET-01 to RESET-04). */
export default function ResetDialog({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      dropResetTicket()
      onClose()
      showMessage({ type: 'warning', title: m.session_expired_title(), message: m.session_expired_text() })
    }, ticketLifeLeft())
    return () => clearTimeout(timer)
  }, [onClose])
  const { fields, form } = useAuthForm({
    action: href('/login'),
    intent: 'reset',
    schema: resetForm,
    words,
    send: sendWithTicket,
    onDone: () => {
      setSignedIn(false)
      onClose()
      showMessage({ type: 'success', title: m.session_reset_done_title(), message: m.session_reset_done_text() })
    },
    onRefused: (refusal) => showToast({ type: 'error', title: m.session_reset_error(), text: errorMessage(refusal) }),
  })
  return (
    <SmallDialog title={m.session_reset_password()} lead={m.session_reset_lead()} onClose={onClose}>
      <ActionForm form={form} className={formClass()}>
        {form.refusal ? (
          <FormAlert title={m.session_reset_error()}>
            <p>{errorMessage(form.refusal)}</p>
          </FormAlert>
        ) : null}
        <fields.Field name="newPassword">
          {(field) => <NewPasswordField field={field} label={m.session_new_password()} />}
        </fields.Field>
        <fields.Field name="confirmPassword">{(field) => <ConfirmPasswordField field={field} />}</fields.Field>
        <SmallDialogActions isBusy={form.isBusy} onCancel={onClose}>
          {m.session_reset_password()}
        </SmallDialogActions>
      </ActionForm>
    </SmallDialog>
  )
}
