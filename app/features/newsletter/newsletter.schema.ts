import { type } from 'arktype'
import { normaliseEmail } from '../auth/account/account'
import { emailSchema } from '../auth/account/account.schema'

/** Pasted addresses may have spaces at their ends. */
export const signUpForm = type({ email: type.string.pipe(normaliseEmail).to(emailSchema), '+': 'reject' })
export type SignUp = typeof signUpForm.infer
