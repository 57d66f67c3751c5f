import { requestContext } from '#app/server/page-api'
import type { Locale } from '../languages/languages'
import type { SentForm } from '../session/session'
import { answerForm, fieldsOf } from '../session/session.middleware'
import { changePassword, eraseAccount, keepAccount, revokeDevice, saveDetails } from './profile.functions'
import { checkDetails, checkPasswords, meantDetails } from './profile-checks'
import { profileAddress } from './profile-state'

export type SentProfileForm = SentForm<'details' | 'password' | 'device' | 'erasure' | 'keeping'>

/** A form of the account page that was refused; nothing where the page was only asked for. One that is done leads on. */
export async function takeProfileForm(locale: Locale): Promise<SentProfileForm | undefined> {
  const sent = requestContext().sentForm
  if (!sent) return
  const call = { locale, traceID: '' }
  if ('keep' in sent)
    return answerForm({
      name: 'keeping',
      typed: {},
      send: () => keepAccount({ data: call }),
      leadsTo: profileAddress(locale, 'kept'),
    })
  if ('deviceId' in sent) {
    const typed = fieldsOf(sent, 'deviceId')
    return answerForm({
      name: 'device',
      typed,
      send: () => revokeDevice({ data: { ...call, ...typed } }),
      leadsTo: profileAddress(locale, 'ended'),
    })
  }
  if ('confirmation' in sent) {
    const typed = fieldsOf(sent, 'confirmation')
    const email = typed.confirmation.trim()
    return answerForm({
      name: 'erasure',
      typed,
      send: () => eraseAccount({ data: { ...call, email } }),
      // Until when it can be taken back, the page says by itself.
      leadsTo: profileAddress(locale),
    })
  }
  if ('newPassword' in sent) {
    const typed = fieldsOf(sent, 'currentPassword', 'newPassword', 'confirmPassword')
    const { confirmPassword: _, ...form } = typed
    return answerForm({
      name: 'password',
      typed,
      errors: checkPasswords(typed),
      send: () => changePassword({ data: { ...call, form } }),
      leadsTo: profileAddress(locale, 'changed'),
    })
  }
  const typed = fieldsOf(sent, 'displayName', 'phoneNumber')
  return answerForm({
    name: 'details',
    typed,
    errors: checkDetails(typed),
    send: () => saveDetails({ data: { ...call, form: meantDetails(typed) } }),
    leadsTo: profileAddress(locale, 'saved'),
  })
}
