import { type } from 'arktype'
import {
  displayNameSchema,
  loginPasswordSchema,
  phoneNumberSchema,
  registerPasswordSchema,
} from '../account/account.schema'

/** What the forms of the account page take. */

export const detailsForm = type({
  displayName: displayNameSchema.out,
  // Who came through Google may have none.
  phoneNumber: phoneNumberSchema.or("''"),
  '+': 'reject',
})

export const passwordForm = type({
  currentPassword: loginPasswordSchema,
  newPassword: registerPasswordSchema,
  confirmPassword: 'string',
  '+': 'reject',
})
