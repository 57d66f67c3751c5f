import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import { showMessage, showToast } from '#app/features/notices/notices'
import type { FailureCode } from '#app/lib/failure'
import { fieldErrors } from '#app/lib/form-errors'
import { m } from '#app/paraglide/messages.js'
import { ConfirmPasswordField, NewPasswordField, newPasswordWords, withPasswordConfirmation } from './account-fields'
import { Form, FormAlert } from './form-parts'
import { resetForm } from './forms.schema'
import { dropResetTicket, resetTicket, ticketLifeLeft } from './reset-ticket'
import { setNewPassword } from './session.functions'
import { callMeta, errorMessage, toResult } from './session.queries'
import { setSignedIn } from './session-state'
import { SmallDialog, SmallDialogActions } from './small-dialog'
import { useCallKey } from './use-call-key'

type Values = { newPassword: string; confirmPassword: string }

const check = ({ value }: { value: Values }) =>
  withPasswordConfirmation(
    fieldErrors(resetForm, value, { newPassword: newPasswordWords(m.session_password_min_reset) }),
    value.newPassword,
    value.confirmPassword,
  )

/** After these the ticket may still be good: the next try brings it again. */
const isUndecided: FailureCode[] = ['offline', 'too_many_requests', 'upstream_unavailable']

/** Sets a new password with the ticket of a reset letter. It lives five minutes (RESET-01 to RESET-04). */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const [refusal, setRefusal] = useState<string>()
  const [keyOfTry, forgetKey] = useCallKey()
  useEffect(() => {
    const timer = setTimeout(() => {
      dropResetTicket()
      onClose()
      showMessage({ type: 'warning', title: m.session_expired_title(), message: m.session_expired_text() })
    }, ticketLifeLeft())
    return () => clearTimeout(timer)
  }, [onClose])
  const form = useForm({
    defaultValues: { newPassword: '', confirmPassword: '' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: check },
    listeners: { onChange: forgetKey },
    onSubmit: async ({ value: { newPassword } }) => {
      const ticket = resetTicket()
      setRefusal(undefined)
      const answer = ticket
        ? await toResult(setNewPassword({ data: { ...callMeta(), ...ticket, key: keyOfTry(), newPassword } }))
        : ({ ok: false, code: 'reset_token_invalid' } as const)
      dropResetTicket({ isUndecided: !answer.ok && isUndecided.includes(answer.code) })
      if (answer.ok) {
        setSignedIn(false)
        onClose()
        showMessage({ type: 'success', title: m.session_reset_done_title(), message: m.session_reset_done_text() })
      } else {
        setRefusal(errorMessage(answer))
        showToast({ type: 'error', title: m.session_reset_error(), text: errorMessage(answer) })
      }
    },
  })
  return (
    <SmallDialog title={m.session_reset_password()} lead={m.session_reset_lead()} onClose={onClose}>
      <Form onSubmit={() => form.handleSubmit()}>
        {refusal ? (
          <FormAlert title={m.session_reset_error()}>
            <p>{refusal}</p>
          </FormAlert>
        ) : null}
        <form.Field name="newPassword">
          {(field) => <NewPasswordField field={field} label={m.session_new_password()} />}
        </form.Field>
        <form.Field name="confirmPassword">{(field) => <ConfirmPasswordField field={field} />}</form.Field>
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isBusy) => (
            <SmallDialogActions isBusy={isBusy} onCancel={onClose}>
              {m.session_reset_password()}
            </SmallDialogActions>
          )}
        </form.Subscribe>
      </Form>
    </SmallDialog>
  )
}
