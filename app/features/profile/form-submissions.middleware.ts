import { requestContext } from '#app/server/api-client/page-api'
import type { Locale } from '../languages/languages'
import type { SubmittedForm } from '../session/session'
import { answerForm, fieldsOf } from '../session/session.middleware'
import { changePassword, eraseAccount, keepAccount, revokeDevice, saveDetails } from './profile.functions'
import { checkDetails, checkPasswords, meantDetails } from './profile-checks'
import { profileAddress } from './profile-state'

export type SentProfileForm = SubmittedForm<'details' | 'password' | 'device' | 'erasure' | 'keeping'>

/** A form of the account page that was refused; nothing where the page was only asked for. One that is done leads on. */
export async function handleProfileForm(locale: Locale): Promise<SentProfileForm | undefined> {
  const sent = requestContext().submittedForm
  if (!sent) return
  const call = { locale, traceID: '' }
  if ('keep' in sent)
    return answerForm({
      name: 'keeping',
      values: {},
      send: () => keepAccount({ data: call }),
      leadsTo: profileAddress(locale, 'kept'),
    })
  if ('deviceId' in sent) {
    const values = fieldsOf(sent, 'deviceId')
    return answerForm({
      name: 'device',
      values,
      send: () => revokeDevice({ data: { ...call, ...values } }),
      leadsTo: profileAddress(locale, 'ended'),
    })
  }
  if ('confirmation' in sent) {
    const values = fieldsOf(sent, 'confirmation')
    const email = values.confirmation.trim()
    return answerForm({
      name: 'erasure',
      values,
      send: () => eraseAccount({ data: { ...call, email } }),
      // Until when it can be taken back, the page says by itself.
      leadsTo: profileAddress(locale),
    })
  }
  if ('newPassword' in sent) {
    const values = fieldsOf(sent, 'currentPassword', 'newPassword', 'confirmPassword')
    const { confirmPassword: _, ...form } = values
    return answerForm({
      name: 'password',
      values,
      errors: checkPasswords(values),
      send: () => changePassword({ data: { ...call, form } }),
      leadsTo: profileAddress(locale, 'changed'),
    })
  }
  const values = fieldsOf(sent, 'displayName', 'phoneNumber')
  return answerForm({
    name: 'details',
    values,
    errors: checkDetails(values),
    send: () => saveDetails({ data: { ...call, form: meantDetails(values) } }),
    leadsTo: profileAddress(locale, 'saved'),
  })
}
