import { type } from 'arktype'
import {
  displayNameSchema,
  emailSchema,
  loginPasswordSchema,
  phoneNumberSchema,
  registerPasswordSchema,
  roughEmailSchema,
} from '../account/account.schema'

/** What the forms take (specification, section 5), in the browser and on the server. */

export const loginForm = type({ email: emailSchema, password: loginPasswordSchema, '+': 'reject' })

export const registration = type({
  // Trimmed before it is judged.
  displayName: displayNameSchema.out,
  phoneNumber: phoneNumberSchema,
  email: emailSchema,
  password: registerPasswordSchema,
  '+': 'reject',
})

export const registerForm = registration.merge({ confirmPassword: registerPasswordSchema, '+': 'reject' })

export const forgotForm = type({ email: roughEmailSchema, '+': 'reject' })

export const resetForm = type({ newPassword: loginPasswordSchema, confirmPassword: 'string', '+': 'reject' })

export const activationForm = type({ email: roughEmailSchema, code: /^\d{6}$/, '+': 'reject' })
