import type { AnyFieldApi } from '@tanstack/react-form'
import type { fieldErrors } from '#app/lib/form-errors'
import { m } from '#app/paraglide/messages.js'
import { SecretField, TextField } from './form-parts'
import { StrengthMeter } from './strength-meter'

/** Fields that more than one form of an account has, each with what is made of it and said about it. */

type BoundProps = { field: AnyFieldApi }

export const NameField = ({ field }: BoundProps) => (
  <TextField field={field} label={m.session_full_name()} autoComplete="name" />
)

export const nameErrorMessage = (rule: string) =>
  rule === 'maxLength' ? m.session_name_too_long() : m.session_enter_name()

export const PhoneField = ({ field }: BoundProps) => (
  <TextField field={field} label={m.session_phone()} type="text" inputMode="tel" autoComplete="tel-national" />
)

/** People set spaces and dots between the digits of a phone number. */
export const normalizePhone = (values: string) => values.replace(/[\s.-]/g, '')

/** A password to be set, with its strength where that is asked for. */
export const NewPasswordField = ({ field, label, isJudged }: BoundProps & { label: string; isJudged?: boolean }) => (
  <SecretField
    field={field}
    label={label}
    autoComplete="new-password"
    note={isJudged ? <StrengthMeter password={field.state.value} /> : undefined}
  />
)

export const newPasswordWords = (tooShort: () => string) => (rule: string) =>
  rule === 'maxLength' ? m.session_password_too_long() : tooShort()

/** The same once more. */
export const ConfirmPasswordField = ({ field }: BoundProps) => (
  <NewPasswordField field={field} label={m.session_confirm_password()} />
)

type Errors = ReturnType<typeof fieldErrors>

/** What is wrong with a form whose new password has to be typed twice. */
export const withPasswordConfirmation = (errors: Errors, password: string, repeated: string): Errors =>
  password === repeated ? errors : { fields: { ...errors?.fields, confirmPassword: m.session_passwords_differ() } }
