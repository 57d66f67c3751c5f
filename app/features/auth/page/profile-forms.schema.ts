import { type } from 'arktype'
import { sameAs } from '#app/lib/form'
import {
  displayNameSchema,
  loginPasswordSchema,
  normalisedPhone,
  phoneNumberSchema,
  registerPasswordSchema,
} from '../account/account.schema'
import { revokeData } from '../account/account-calls.schema'

/** Schemas of the forms of the account page. */

export const detailsForm = type({
  displayName: displayNameSchema,
  // Google accounts may have no phone number.
  phoneNumber: normalisedPhone.to(phoneNumberSchema.or("''")),
  '+': 'reject',
})
export type Details = typeof detailsForm.infer

export const passwordForm = type({
  currentPassword: loginPasswordSchema,
  newPassword: registerPasswordSchema,
  confirmPassword: type.string.narrow(sameAs('newPassword')),
  '+': 'reject',
})
export type Passwords = typeof passwordForm.infer

export const deviceForm = type({ deviceId: revokeData.get('deviceId'), '+': 'reject' })
export type DeviceForm = typeof deviceForm.infer

/** The customer types the e-mail address to confirm the deletion. */
export const erasureForm = type({
  confirmation: type.string.pipe((text) => text.trim()).to('string <= 254'),
  '+': 'reject',
})
export type ErasureForm = typeof erasureForm.infer
