import { type } from 'arktype'
import { sameAs } from '#app/lib/form'
import {
  emailSchema,
  loginPasswordSchema,
  normalisedPhone,
  phoneNumberSchema,
  registerPasswordSchema,
  registrationFields,
  roughEmailSchema,
} from '../account/account.schema'

/** What the forms of a session take (specification, section 5), in the browser and on the server. */

const trimmed = type.string.pipe((text) => text.trim())
/** A box with a tick sends `on`, one without it nothing. */
const tick = type.string.pipe((text) => text === 'on')
const oneTimeToken = type('0 < string <= 4096')

export const loginForm = type({
  email: trimmed.to(emailSchema),
  password: loginPasswordSchema,
  remember: tick,
  '+': 'reject',
})
export type LoginValues = typeof loginForm.infer

export const googleForm = type({ credential: oneTimeToken, remember: tick, '+': 'reject' })
export type GoogleValues = typeof googleForm.infer

export const registerForm = type({
  ...registrationFields,
  phoneNumber: normalisedPhone.to(phoneNumberSchema),
  email: trimmed.to(emailSchema),
  confirmPassword: registerPasswordSchema.narrow(sameAs('password')),
  '+': 'reject',
})
export type RegisterValues = typeof registerForm.infer

export const forgotForm = type({ email: trimmed.to(roughEmailSchema), '+': 'reject' })
export type ForgotValues = typeof forgotForm.infer

const newPassword = {
  newPassword: loginPasswordSchema,
  confirmPassword: type.string.narrow(sameAs('newPassword')),
} as const

export const resetForm = type({ ...newPassword, '+': 'reject' })
/** The same with what the letter's link brought. */
export const resetWithTicket = type({ ...newPassword, email: 'string <= 254', token: oneTimeToken, '+': 'reject' })
export type ResetValues = typeof resetWithTicket.infer

/** The code beside a letter's link, typed in where links open elsewhere (ROUTE-19). */
export const activationForm = type({
  email: trimmed.to(roughEmailSchema),
  code: type.string.pipe((text) => text.replace(/\s/g, '')).to(/^\d{6}$/),
  '+': 'reject',
})
export const activationLink = type({ token: oneTimeToken, '+': 'reject' })
export type ActivationValues = typeof activationForm.infer | typeof activationLink.infer
