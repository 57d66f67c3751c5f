import { type } from 'arktype'
import {
  DISPLAY_NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN_LOGIN,
  PASSWORD_MIN_REGISTER,
  PHONE_DIGITS,
} from '#app/lib/constants'

/** Account fields, shared by all forms and API calls (specification, section 5). The browser loads this file. */

export const EMAIL_MAX = 254

export const emailSchema = type('string.email').and(type.string.atMostLength(EMAIL_MAX))
/** The forgot form accepts text, @, text, dot, text (FORGOT-01). */
export const roughEmailSchema = type(/^[^\s@]+@[^\s@]+\.[^\s@]+$/).and(type.string.atMostLength(EMAIL_MAX))
/** Any script, trimmed; refuses control characters. */
export const displayNameSchema = type.string
  .pipe((text) => text.trim())
  .to(type(/^[^\p{Cc}\p{Cs}]+$/u).and(type.string.atMostLength(DISPLAY_NAME_MAX)))
export const phoneNumberSchema = type(new RegExp(`^\\d{${PHONE_DIGITS}}$`))
/** Users type spaces and dots between the digits of a phone number. */
export const normalisedPhone = type.string.pipe((text) => text.replace(/[\s.-]/g, ''))
export const registerPasswordSchema = type.string.atLeastLength(PASSWORD_MIN_REGISTER).atMostLength(PASSWORD_MAX)
export const loginPasswordSchema = type.string.atLeastLength(PASSWORD_MIN_LOGIN).atMostLength(PASSWORD_MAX)

/**
 * Registration fields of the form and the API call. All except the password are account columns
 * (docs/decisions/042-a-field-of-registration.md).
 */
export const registrationFields = {
  displayName: displayNameSchema,
  phoneNumber: phoneNumberSchema,
  email: emailSchema,
  password: registerPasswordSchema,
} as const
