import { type } from 'arktype'
import { sameAs } from '#app/lib/form'
import {
  displayNameSchema,
  loginPasswordSchema,
  normalisedPhone,
  phoneNumberSchema,
  registerPasswordSchema,
  revokeData,
} from '../account/account.schema'

/** What the forms of the account page take. */

export const detailsForm = type({
  displayName: displayNameSchema,
  // Who came through Google may have none.
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

/** The e-mail address, typed to say that this is meant. */
export const erasureForm = type({
  confirmation: type.string.pipe((text) => text.trim()).to('string <= 254'),
  '+': 'reject',
})
export type ErasureForm = typeof erasureForm.infer
