import { fieldErrors } from '#app/lib/form-errors'
import { m } from '#app/paraglide/messages.js'
import { nameErrorMessage, newPasswordWords, normalizePhone, withPasswordConfirmation } from '../session/account-fields'
import { detailsForm, passwordForm } from './profile-forms.schema'

/** What the account page's forms make of what was typed, and what is wrong with it, wherever they are sent from. */

export type Details = { displayName: string; phoneNumber: string }

export const meantDetails = ({ displayName, phoneNumber }: Details): Details => ({
  displayName: displayName.trim(),
  phoneNumber: normalizePhone(phoneNumber),
})

export const checkDetails = (values: Details) =>
  fieldErrors(detailsForm, meantDetails(values), { displayName: nameErrorMessage, phoneNumber: m.session_enter_phone })

export type Passwords = { currentPassword: string; newPassword: string; confirmPassword: string }

export const checkPasswords = (values: Passwords) =>
  withPasswordConfirmation(
    fieldErrors(passwordForm, values, {
      currentPassword: m.session_password_min_reset,
      newPassword: newPasswordWords(m.session_password_min),
    }),
    values.newPassword,
    values.confirmPassword,
  )
