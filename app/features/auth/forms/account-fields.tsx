import type { AnyFieldApi } from '@tanstack/react-form'
import type { FieldError } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { StrengthMeter } from '../registration/strength-meter'
import { SecretField, TextField } from './form-parts'

/** Fields that several account forms share, with their error messages. */

type BoundProps = { field: AnyFieldApi }

export const NameField = ({ field }: BoundProps) => (
  <TextField field={field} label={m.session_full_name()} autoComplete="name" />
)

export const nameWords = (error: FieldError) =>
  error === 'too_long' ? m.session_name_too_long() : m.session_enter_name()

export const PhoneField = ({ field }: BoundProps) => (
  <TextField field={field} label={m.session_phone()} type="text" inputMode="tel" autoComplete="tel-national" />
)

/** `isJudged` shows the strength meter. */
export const NewPasswordField = ({ field, label, isJudged }: BoundProps & { label: string; isJudged?: boolean }) => (
  <SecretField
    field={field}
    label={label}
    autoComplete="new-password"
    note={isJudged ? <StrengthMeter password={field.state.value} /> : undefined}
  />
)

export const newPasswordWords = (tooShort: () => string) => (error: FieldError) =>
  error === 'too_long' ? m.session_password_too_long() : tooShort()

export const ConfirmPasswordField = ({ field }: BoundProps) => (
  <NewPasswordField field={field} label={m.session_confirm_password()} />
)
