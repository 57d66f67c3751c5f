import { type } from 'arktype'
import { normaliseEmail } from '../auth/account/account'
import { emailSchema } from '../auth/account/account.schema'

/** What the sign-up form sends: the address as typed, or pasted with a space at its end. */
export const signUpForm = type({ email: type.string.pipe(normaliseEmail).to(emailSchema), '+': 'reject' })
export type SignUp = typeof signUpForm.infer
