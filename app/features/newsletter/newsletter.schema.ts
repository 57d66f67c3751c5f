import { type } from 'arktype'
import { normalEmail } from '../account/account'
import { emailSchema } from '../account/account.schema'

/** The address as typed, or pasted with a space at its end. */
const typedEmail = type.string.pipe(normalEmail).to(emailSchema)

/** What the form sends. The field called `website` is shown to nobody: whoever fills it is a program. */
export type SignUpForm = { values: string; email: string | undefined; isFilledByProgram: boolean }

export function readSignUpForm({ email: values = '', website = '' }: Readonly<Record<string, string>>): SignUpForm {
  const email = typedEmail(values)
  return {
    values,
    email: email instanceof type.errors ? undefined : email,
    isFilledByProgram: website !== '',
  }
}
