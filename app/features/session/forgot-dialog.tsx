import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import { showMessage } from '#app/features/notices/notices'
import { CLOSE_AFTER_SUCCESS } from '#app/lib/constants'
import { fieldErrors } from '#app/lib/form-errors'
import { m } from '#app/paraglide/messages.js'
import { closeLoginDialog } from './close-login-dialog'
import { EmailField, Form, FormAlert } from './form-parts'
import { forgotForm } from './forms.schema'
import { requestReset } from './session.functions'
import { callMeta, errorMessage, toResult } from './session.queries'
import { SmallDialog, SmallDialogActions } from './small-dialog'

const check = ({ value }: { value: { email: string } }) =>
  fieldErrors(forgotForm, { email: value.email.trim() }, { email: m.session_invalid_email })

/** Asks for a letter with a reset link (FORGOT-01, FORGOT-02). */
export function ForgotDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [refusal, setRefusal] = useState<{ title: string; text?: string }>()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    defaultValues: { email },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: check },
    onSubmit: async ({ value }) => {
      setRefusal(undefined)
      const answer = await toResult(requestReset({ data: { ...callMeta(), form: { email: value.email.trim() } } }))
      if (!answer.ok) return setRefusal({ title: m.session_forgot_failed(), text: errorMessage(answer) })
      if (!answer.isTruthy) return setRefusal({ title: m.session_forgot_error() })
      showMessage({ type: 'success', title: m.session_forgot_sent_title(), message: m.session_forgot_sent_text() })
      setSent(true)
    },
  })
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => {
      form.reset({ email: '' })
      onClose()
      closeLoginDialog()
    }, CLOSE_AFTER_SUCCESS)
    return () => clearTimeout(timer)
  }, [isSent, form, onClose])
  return (
    <SmallDialog title={m.session_forgot_title()} lead={m.session_forgot_lead()} onClose={onClose}>
      <Form onSubmit={() => (isSent ? undefined : form.handleSubmit())}>
        {refusal ? <FormAlert title={refusal.title}>{refusal.text ? <p>{refusal.text}</p> : null}</FormAlert> : null}
        <form.Field name="email">{(field) => <EmailField field={field} autoComplete="email" />}</form.Field>
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isBusy) => (
            <SmallDialogActions isBusy={isBusy} onCancel={onClose}>
              {m.session_forgot_verify()}
            </SmallDialogActions>
          )}
        </form.Subscribe>
      </Form>
    </SmallDialog>
  )
}
