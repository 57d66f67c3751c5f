import { requestContext } from '#app/server/page-api'
import type { Locale } from '../languages/languages'
import type { SentForm } from '../session/session'
import { answerForm, fieldsOf } from '../session/session.middleware'
import { changePassword, eraseAccount, saveDetails } from './profile.functions'
import { checkDetails, checkPasswords, meantDetails } from './profile-checks'

export type SentProfileForm = SentForm<'details' | 'password' | 'erasure'>

/** What came of a form of the account page that the browser sent by itself; nothing where the page was only asked for. */
export async function takeProfileForm(locale: Locale): Promise<SentProfileForm | undefined> {
  const sent = requestContext().sentForm
  if (!sent) return
  const call = { locale, traceID: '' }
  if ('confirmation' in sent) {
    const typed = fieldsOf(sent, 'confirmation')
    const email = typed.confirmation.trim()
    return answerForm({ name: 'erasure', typed, send: () => eraseAccount({ data: { ...call, email } }) })
  }
  if ('newPassword' in sent) {
    const typed = fieldsOf(sent, 'currentPassword', 'newPassword', 'confirmPassword')
    const { confirmPassword: _, ...form } = typed
    return answerForm({
      name: 'password',
      typed,
      errors: checkPasswords(typed),
      send: () => changePassword({ data: { ...call, form } }),
    })
  }
  const typed = fieldsOf(sent, 'displayName', 'phoneNumber')
  return answerForm({
    name: 'details',
    typed,
    errors: checkDetails(typed),
    send: () => saveDetails({ data: { ...call, form: meantDetails(typed) } }),
  })
}
