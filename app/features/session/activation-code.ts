import { fieldErrors } from '#app/lib/form-errors'
import { m } from '#app/paraglide/messages.js'
import { activationForm } from './forms.schema'

/** The code beside a letter's link, typed in where links open elsewhere (ROUTE-19). */
export type CodeOfLetter = { email: string; code: string }

export const meantActivation = ({ email, code }: CodeOfLetter): CodeOfLetter => ({
  email: email.trim(),
  code: code.replace(/\s/g, ''),
})

export const checkActivation = (values: CodeOfLetter) =>
  fieldErrors(activationForm, meantActivation(values), {
    email: m.session_enter_email,
    code: m.session_enter_code_digits,
  })
