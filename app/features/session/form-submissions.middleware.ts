import { hrefIn } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { requestContext } from '#app/server/api-client/page-api'
import type { Locale } from '../languages/languages'
import { checkActivation, meantActivation } from './activation-code'
import { checkLogin, checkRegistration, normalizeLogin, normalizeRegistration } from './form-checks'
import { safeRedirect } from './safe-redirect'
import type { SubmittedForm } from './session'
import { activateAccount, createAccount, login } from './session.functions'
import { answerForm, fieldsOf } from './session.middleware'

/** The forms of pages that the browser sent by itself. Asked while such a page is rendered; a script has its own calls. */

/** A login or registration that was refused; nothing where the page was only asked for. One that is done leads on. */
export async function handleLoginForms(
  locale: Locale,
  wanted?: string,
): Promise<SubmittedForm<'login'> | SubmittedForm<'register'> | undefined> {
  const sent = requestContext().submittedForm
  if (!sent) return
  const call = { locale, traceID: '' }
  if ('displayName' in sent) {
    const values = fieldsOf(sent, 'displayName', 'phoneNumber', 'email', 'password', 'confirmPassword')
    const { confirmPassword: _, ...form } = normalizeRegistration(values)
    return answerForm({
      name: 'register',
      values,
      errors: checkRegistration(values),
      send: () => createAccount({ data: { ...call, key: crypto.randomUUID(), form } }),
      leadsTo: hrefIn(locale, '/login', {}, { redirect: wanted || undefined, state: 'registered' }),
    })
  }
  const values = fieldsOf(sent, 'email', 'password')
  const remember = 'remember' in sent
  const sentence = m.session_check_login()
  return answerForm({
    name: 'login',
    values: { ...values, ...(remember && { remember: 'on' }) },
    // As the form says it: one sentence for both boxes.
    errors: checkLogin(values) && { fields: { email: sentence, password: sentence } },
    send: () => login({ data: { ...call, remember, form: normalizeLogin(values) } }),
    leadsTo: safeRedirect(wanted, hrefIn(locale, '/profile')),
  })
}

export async function handleActivationForm(locale: Locale): Promise<SubmittedForm<'activation'> | undefined> {
  const sent = requestContext().submittedForm
  if (!sent) return
  const values = fieldsOf(sent, 'email', 'code')
  return answerForm({
    name: 'activation',
    values,
    errors: checkActivation(values),
    send: () =>
      activateAccount({ data: { locale, traceID: '', key: crypto.randomUUID(), proof: meantActivation(values) } }),
    leadsTo: hrefIn(locale, '/activate', {}, { state: 'activated' }),
  })
}
