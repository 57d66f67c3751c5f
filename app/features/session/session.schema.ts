import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'
import { activationForm, forgotForm, loginForm, registration, resetForm } from './forms.schema'

/** What login, third-party sign-in and renewal answer. */
export const loginResponseSchema = type({
  success: 'boolean',
  'data?': { 'access_token?': 'string' },
})

export type LoginResponse = typeof loginResponseSchema.infer

/** What every call of a form says about itself; the trace is empty until the session has one (DATA-04). */
const call = { locale: localeSchema, traceID: 'string <= 64' } as const

/** Names a change, the same in each try of it: one whose answer was lost is not made twice (AUTH-07). */
const keyOfCall = type('0 < string <= 64')

const oneTimeToken = type('0 < string <= 4096')

export const sessionCall = type({ ...call, '+': 'reject' })
export const loginCall = type({ ...call, remember: 'boolean', form: loginForm, '+': 'reject' })
export const googleCall = type({ ...call, remember: 'boolean', credential: oneTimeToken, '+': 'reject' })
export const registerCall = type({ ...call, key: keyOfCall, form: registration, '+': 'reject' })
export const forgotCall = type({ ...call, form: forgotForm, '+': 'reject' })
export const resetCall = type({
  ...call,
  key: keyOfCall,
  email: 'string <= 254',
  token: oneTimeToken,
  newPassword: resetForm.get('newPassword'),
  '+': 'reject',
})
export const resendCall = type({ ...call, email: forgotForm.get('email'), '+': 'reject' })
export const activateCall = type({
  ...call,
  key: keyOfCall,
  proof: type({ token: oneTimeToken }).or(activationForm),
  '+': 'reject',
})
