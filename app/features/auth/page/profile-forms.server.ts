import type { FormAnswer } from '#app/lib/form'
import { toOutcome } from '#app/server/api-client/api-outcome'
import type { Locale } from '../../languages/languages'
import { sessionApi } from '../session/session.middleware'
import type { Details, DeviceForm, ErasureForm, Passwords } from './profile-forms.schema'
import { type ProfileState, profileAddress } from './profile-state'

/** Handlers of the account page's forms; each returns a target address or a refusal. */

type Call = { locale: Locale; traceID: string }

export const saveDetails = (details: Details, call: Call) => change(call, '/api/profile', details, 'saved')

export const savePassword = ({ confirmPassword: _, ...passwords }: Passwords, call: Call) =>
  change(call, '/api/profile/password', passwords, 'changed')

export const revokeDevice = ({ deviceId }: DeviceForm, call: Call) =>
  change(call, '/api/profile/devices/revoke', { deviceId }, 'ended')

/** Has no state in the address, because the page shows the deletion's date anyway. */
export const eraseAccount = ({ confirmation: email }: ErasureForm, call: Call) =>
  change(call, '/api/profile/delete', { email })

export const keepAccount = (_: object, call: Call) => change(call, '/api/profile/delete/cancel', {}, 'kept')

/** The server sends the file, because in-app browsers do not save files that a script creates. */
export async function downloadData(_: object, call: Call): Promise<FormAnswer | Response> {
  const outcome = await toOutcome(sessionApi(call).get('/api/profile/data', { patience: 'once' }))
  if (!outcome.ok) return outcome
  return new Response(JSON.stringify(outcome.answer, null, 2), {
    headers: {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="vuong-tron-data.json"',
    },
  })
}

async function change(call: Call, path: string, payload: object, state?: ProfileState): Promise<FormAnswer> {
  const outcome = await toOutcome(sessionApi(call).post(path, payload))
  return outcome.ok ? { ok: true, leadsTo: profileAddress(call.locale, state) } : outcome
}
