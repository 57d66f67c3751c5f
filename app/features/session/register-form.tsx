import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import { showMessage } from '#app/features/notices/notices'
import { CLOSE_AFTER_SUCCESS } from '#app/lib/constants'
import { fieldErrors } from '#app/lib/form-errors'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { EmailField, Form, FormAlert, SecretField, SubmitButton, TextField } from './form-parts'
import { registerForm } from './forms.schema'
import type { Registration, SessionFailure } from './session'
import { createAccount } from './session.functions'
import { answerOf, callMeta, sentenceOf } from './session.queries'
import { StrengthMeter } from './strength-meter'
import { useCallKey } from './use-call-key'

const empty: Registration = { displayName: '', phoneNumber: '', email: '', password: '', confirmPassword: '' }

/** As it is meant: people set spaces and dots between the digits of a phone number. */
const meant = ({ displayName, phoneNumber, email, ...passwords }: Registration): Registration => ({
  displayName: displayName.trim(),
  phoneNumber: phoneNumber.replace(/[\s.-]/g, ''),
  email: email.trim(),
  ...passwords,
})

function check({ value }: { value: Registration }) {
  const errors = fieldErrors(registerForm, meant(value), {
    displayName: (rule) => (rule === 'maxLength' ? m.session_name_too_long() : m.session_enter_name()),
    phoneNumber: m.session_enter_phone,
    email: m.session_enter_email,
    password: (rule) => (rule === 'maxLength' ? m.session_password_too_long() : m.session_password_min()),
    confirmPassword: m.session_passwords_differ,
  })
  if (value.password === value.confirmPassword) return errors
  return { fields: { ...errors?.fields, confirmPassword: m.session_passwords_differ() } }
}

/** Makes an account (REG). `onDone` follows its success after two seconds. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const [refusal, setRefusal] = useState<SessionFailure>()
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
    defaultValues: empty,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: check },
    listeners: { onChange: forgetKey },
    onSubmit: async ({ value, formApi }) => {
      setRefusal(undefined)
      const { confirmPassword: _, ...sent } = meant(value)
      const answer = await answerOf(createAccount({ data: { ...callMeta(), key: keyOfTry(), form: sent } }))
      if (!answer.ok) return setRefusal(answer)
      sayRegistered(sent.email)
      formApi.reset()
      forgetKey()
      setDone(true)
    },
  })
  return (
    <Form className="mt-6" onSubmit={() => form.handleSubmit()}>
      {refusal ? (
        <FormAlert title={refusal.code === 'email_in_use' ? m.session_email_in_use() : m.session_register_failed()}>
          <p>{sentenceOf(refusal)}</p>
        </FormAlert>
      ) : null}
      <form.Field name="displayName">
        {(field) => <TextField field={field} label={m.session_full_name()} autoComplete="name" />}
      </form.Field>
      <form.Field name="phoneNumber">
        {(field) => (
          <TextField field={field} label={m.session_phone()} type="tel" inputMode="tel" autoComplete="tel-national" />
        )}
      </form.Field>
      <form.Field name="email">{(field) => <EmailField field={field} />}</form.Field>
      <form.Field name="password">
        {(field) => (
          <SecretField
            field={field}
            label={m.session_password()}
            autoComplete="new-password"
            note={<StrengthMeter password={field.state.value} />}
          />
        )}
      </form.Field>
      <form.Field name="confirmPassword">
        {(field) => <SecretField field={field} label={m.session_confirm_password()} autoComplete="new-password" />}
      </form.Field>
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
      onPress: () => location.assign(`/${getLocale()}/activate#${new URLSearchParams({ email })}`),
    },
  })
