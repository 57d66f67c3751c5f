import { m } from '#app/paraglide/messages.js'
import { requestContext } from '#app/server/page-api'
import type { Locale } from '../languages/languages'
import { checkActivation, meantActivation } from './activation-code'
import { checkLogin, checkRegistration, normalizeLogin, normalizeRegistration } from './form-checks'
import { safeRedirect } from './safe-redirect'
import type { SentForm } from './session'
import { activateAccount, createAccount, login } from './session.functions'
import { answerForm, fieldsOf } from './session.middleware'

/** The forms of pages that the browser sent by itself. Asked while such a page is rendered; a script has its own calls. */

/** A login or registration that was refused; nothing where the page was only asked for. One that is done leads on. */
export async function takeLoginForms(
  locale: Locale,
  wanted?: string,
): Promise<SentForm<'login'> | SentForm<'register'> | undefined> {
  const sent = requestContext().sentForm
  if (!sent) return
  const call = { locale, traceID: '' }
  if ('displayName' in sent) {
    const typed = fieldsOf(sent, 'displayName', 'phoneNumber', 'email', 'password', 'confirmPassword')
    const { confirmPassword: _, ...form } = normalizeRegistration(typed)
    const done = new URLSearchParams({ ...(wanted && { redirect: wanted }), state: 'registered' })
    return answerForm({
      name: 'register',
      typed,
      errors: checkRegistration(typed),
      send: () => createAccount({ data: { ...call, key: crypto.randomUUID(), form } }),
      leadsTo: `/${locale}/login?${done}`,
    })
  }
  const typed = fieldsOf(sent, 'email', 'password')
  const remember = 'remember' in sent
  const sentence = m.session_check_login()
  return answerForm({
    name: 'login',
    typed: { ...typed, ...(remember && { remember: 'on' }) },
    // As the form says it: one sentence for both boxes.
    errors: checkLogin(typed) && { fields: { email: sentence, password: sentence } },
    send: () => login({ data: { ...call, remember, form: normalizeLogin(typed) } }),
    leadsTo: safeRedirect(wanted, `/${locale}/profile`),
  })
}

export async function takeActivationForm(locale: Locale): Promise<SentForm<'activation'> | undefined> {
  const sent = requestContext().sentForm
  if (!sent) return
  const typed = fieldsOf(sent, 'email', 'code')
  return answerForm({
    name: 'activation',
    typed,
    errors: checkActivation(typed),
    send: () =>
      activateAccount({ data: { locale, traceID: '', key: crypto.randomUUID(), proof: meantActivation(typed) } }),
    leadsTo: `/${locale}/activate?state=activated`,
  })
}
