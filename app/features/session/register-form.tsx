import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import { showMessage } from '#app/features/notices/notices'
import { CLOSE_AFTER_SUCCESS } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { href } from '../languages/href'
import { ConfirmPasswordField, NameField, NewPasswordField, PhoneField } from './account-fields'
import { checkRegistration, normalizeRegistration } from './form-checks'
import { EmailField, Form, FormAlert, SubmitButton } from './form-parts'
import type { Registration, SubmittedForm } from './session'
import { createAccount } from './session.functions'
import { callMeta, errorMessage, submittedErrorMessage, toResult } from './session.queries'
import { useCallKey } from './use-call-key'

const empty: Registration = { displayName: '', phoneNumber: '', email: '', password: '', confirmPassword: '' }

type RegisterFormProps = {
  /** Follows success after two seconds. */
  onDone: () => void
  /** A try that the browser has sent by itself, and that was refused. */
  sent?: SubmittedForm<'register'>
}

/** Makes an account (REG). */
export function RegisterForm({ onDone, sent }: RegisterFormProps) {
  const [refusal, setRefusal] = useState(sent && { code: sent.failure.code, sentence: submittedErrorMessage(sent) })
  const [isDone, setDone] = useState(false)
  const [keyOfTry, forgetKey] = useCallKey()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => {
      setDone(false)
      onDone()
    }, CLOSE_AFTER_SUCCESS)
    return () => clearTimeout(timer)
  }, [isDone, onDone])
  const form = useForm({
    defaultValues: { ...empty, ...sent?.values },
    defaultState: sent?.tried,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => checkRegistration(value) },
    listeners: { onChange: forgetKey },
    onSubmit: async ({ value, formApi }) => {
      setRefusal(undefined)
      const { confirmPassword: _, ...meant } = normalizeRegistration(value)
      const answer = await toResult(createAccount({ data: { ...callMeta(), key: keyOfTry(), form: meant } }))
      if (!answer.ok) return setRefusal({ code: answer.code, sentence: errorMessage(answer) })
      sayRegistered(meant.email)
      formApi.reset(empty)
      forgetKey()
      setDone(true)
    },
  })
  return (
    <Form className="mt-6" onSubmit={() => form.handleSubmit()}>
      {refusal ? (
        <FormAlert title={refusal.code === 'email_in_use' ? m.session_email_in_use() : m.session_register_failed()}>
          <p>{refusal.sentence}</p>
        </FormAlert>
      ) : null}
      <form.Field name="displayName">{(field) => <NameField field={field} />}</form.Field>
      <form.Field name="phoneNumber">{(field) => <PhoneField field={field} />}</form.Field>
      <form.Field name="email">{(field) => <EmailField field={field} />}</form.Field>
      <form.Field name="password">
        {(field) => <NewPasswordField field={field} label={m.session_password()} isJudged />}
      </form.Field>
      <form.Field name="confirmPassword">{(field) => <ConfirmPasswordField field={field} />}</form.Field>
      <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
        {(isBusy) => <SubmitButton isBusy={isBusy}>{m.session_register_title()}</SubmitButton>}
      </form.Subscribe>
    </Form>
  )
}

const sayRegistered = (email: string) =>
  showMessage({
    type: 'success',
    title: m.session_registered_title(),
    message: m.session_registered_text({ email }),
    action: {
      label: m.session_enter_code(),
      // The fragment stays in the browser: no log on the way sees the address.
      onPress: () => location.assign(`${href('/activate')}#${new URLSearchParams({ email })}`),
    },
  })
