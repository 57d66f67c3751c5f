import { fieldErrors } from '#app/lib/form-errors'
import { m } from '#app/paraglide/messages.js'
import { nameErrorMessage, newPasswordWords, normalizePhone, withPasswordConfirmation } from './account-fields'
import { loginForm, registerForm } from './forms.schema'
import type { Registration } from './session'

/** What forms make of what was typed, and what is wrong with it, wherever they are sent from. */

type Credentials = { email: string; password: string }

export const normalizeLogin = ({ email, password }: Credentials): Credentials => ({ email: email.trim(), password })

export const checkLogin = (values: Credentials) => fieldErrors(loginForm, normalizeLogin(values))

export const normalizeRegistration = ({
  displayName,
  phoneNumber,
  email,
  ...passwords
}: Registration): Registration => ({
  displayName: displayName.trim(),
  phoneNumber: normalizePhone(phoneNumber),
  email: email.trim(),
  ...passwords,
})

export const checkRegistration = (values: Registration) =>
  withPasswordConfirmation(
    fieldErrors(registerForm, normalizeRegistration(values), {
      displayName: nameErrorMessage,
      phoneNumber: m.session_enter_phone,
      email: m.session_enter_email,
      password: newPasswordWords(m.session_password_min),
      confirmPassword: m.session_passwords_differ,
    }),
    values.password,
    values.confirmPassword,
  )
