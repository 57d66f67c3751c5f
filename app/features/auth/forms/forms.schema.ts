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

/** Schemas of the session forms (specification, section 5), for browser and server. */

const trimmed = type.string.pipe((text) => text.trim())
/** A ticked box sends `on`, an empty one sends nothing. */
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
/** Adds the e-mail address and the token of the letter's link. */
export const resetWithTicket = type({ ...newPassword, email: 'string <= 254', token: oneTimeToken, '+': 'reject' })
export type ResetValues = typeof resetWithTicket.infer

/** Visitors type the letter's code where links open in another browser (ROUTE-19). */
export const activationForm = type({
  email: trimmed.to(roughEmailSchema),
  code: type.string.pipe((text) => text.replace(/\s/g, '')).to(/^\d{6}$/),
  '+': 'reject',
})
export const activationLink = type({ token: oneTimeToken, '+': 'reject' })
export type ActivationValues = typeof activationForm.infer | typeof activationLink.infer
