import { useEffect, useState } from 'react'
import { showMessage } from '#app/features/notices/notices'
import { CLOSE_AFTER_SUCCESS } from '#app/lib/constants'
import { type FormWords, fieldsOf, type Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm } from '#app/ui/action-form'
import { href } from '../../languages/href'
import {
  ConfirmPasswordField,
  NameField,
  NewPasswordField,
  nameWords,
  newPasswordWords,
  PhoneField,
} from '../forms/account-fields'
import { EmailField, FormAlert, formClass, SubmitButton } from '../forms/form-parts'
import { registerForm } from '../forms/forms.schema'
import { useAuthForm } from '../forms/use-auth-form'
import { refusalMessage } from '../session/session.queries'

const words: FormWords = {
  displayName: nameWords,
  phoneNumber: m.session_enter_phone,
  email: m.session_enter_email,
  password: newPasswordWords(m.session_password_min),
  confirmPassword: m.session_passwords_differ,
}

type RegisterFormProps = {
  /** Called two seconds after success. */
  onDone?: () => void
  /** Address that the visitor wanted before signing in. */
  redirect?: string
  isOnItsPage?: boolean
  submission?: Submission
}

export function RegisterForm({ onDone, redirect, isOnItsPage, submission }: RegisterFormProps) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => {
      setDone(false)
      onDone?.()
    }, CLOSE_AFTER_SUCCESS)
    return () => clearTimeout(timer)
  }, [isDone, onDone])
  const { fields, form } = useAuthForm({
    action: href('/login', {}, { redirect }),
    intent: 'register',
    schema: registerForm,
    words,
    submission,
    onDone: () => {
      sayRegistered(fields.state.values.email?.trim() ?? '')
      fields.reset(fieldsOf(registerForm, {}))
      setDone(true)
    },
  })
  const { refusal, isBusy } = form
  return (
    <ActionForm form={form} className={formClass('mt-6')} isOnItsPage={isOnItsPage}>
      {refusal ? (
        <FormAlert title={refusal.code === 'email_in_use' ? m.session_email_in_use() : m.session_register_failed()}>
          <p>{refusalMessage(refusal, words)}</p>
        </FormAlert>
      ) : null}
      <fields.Field name="displayName">{(field) => <NameField field={field} />}</fields.Field>
      <fields.Field name="phoneNumber">{(field) => <PhoneField field={field} />}</fields.Field>
      <fields.Field name="email">{(field) => <EmailField field={field} />}</fields.Field>
      <fields.Field name="password">
        {(field) => <NewPasswordField field={field} label={m.session_password()} isJudged />}
      </fields.Field>
      <fields.Field name="confirmPassword">{(field) => <ConfirmPasswordField field={field} />}</fields.Field>
      <SubmitButton isBusy={isBusy}>{m.session_register_title()}</SubmitButton>
    </ActionForm>
  )
}

const sayRegistered = (email: string) =>
  showMessage({
    type: 'success',
    title: m.session_registered_title(),
    message: m.session_registered_text({ email }),
    action: {
      label: m.session_enter_code(),
      // The e-mail address is in the fragment, because servers never see and log it.
      onPress: () => location.assign(`${href('/activate')}#${new URLSearchParams({ email })}`),
    },
  })
