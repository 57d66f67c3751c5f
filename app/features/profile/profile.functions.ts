import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { hrefIn } from '#app/lib/page-path'
import type { ApiClient } from '#app/server/api-client/api-client'
import { patience, requestSignal } from '#app/server/api-client/page-api'
import { problem } from '#app/server/http/problem'
import { accept } from '#app/server/server-functions/accept'
import type { Profile, SignedInDevice } from '../account/account'
import { revokeData } from '../account/account.schema'
import { isLocale } from '../languages/languages'
import { localeSchema } from '../languages/languages.schema'
import type { SessionFailure } from '../session/session'
import { sessionApi } from '../session/session.middleware'
import { sessionCall } from '../session/session.schema'
import { parseAnswer, toOutcome } from '../session/session.server'
import { detailsForm, passwordForm } from './profile-forms.schema'

type Answer<T = object> = Promise<({ ok: true } & T) | SessionFailure>

const profileAnswer = type({
  data: {
    profile: {
      email: 'string',
      displayName: 'string',
      phoneNumber: 'string',
      hasPassword: 'boolean',
      hasGoogle: 'boolean',
      createdAt: 'string',
      eraseAt: 'string | null',
    },
  },
})
const devicesAnswer = type({
  data: {
    devices: type({
      id: 'string',
      browser: 'string',
      os: 'string',
      type: 'string',
      address: 'string',
      createdAt: 'string',
      lastSeenAt: 'string',
      isCurrent: 'boolean',
    }).array(),
  },
})

/** The account page's data. */
export const fetchAccount = createServerFn({ method: 'POST' })
  .validator(accept(sessionCall))
  .handler(async ({ data }): Answer<{ profile: Profile; devices: SignedInDevice[] }> => {
    const api = sessionApi(data)
    const asked = { patience: patience(), signal: requestSignal() }
    const [profile, devices] = await Promise.all([
      parseAnswer(profileAnswer, api.get('/api/profile', asked)),
      parseAnswer(devicesAnswer, api.get('/api/profile/devices', asked)),
    ])
    if (!profile.ok) return profile
    if (!devices.ok) return devices
    return { ok: true, profile: profile.answer.data.profile, devices: devices.answer.data.devices }
  })

const call = { locale: localeSchema, traceID: 'string <= 64', '+': 'reject' } as const

export const saveDetails = createServerFn({ method: 'POST' })
  .validator(accept(type({ ...call, form: detailsForm })))
  .handler(({ data }): Answer => change(sessionApi(data), '/api/profile', data.form))

export const changePassword = createServerFn({ method: 'POST' })
  .validator(accept(type({ ...call, form: passwordForm.omit('confirmPassword') })))
  .handler(({ data }): Answer => change(sessionApi(data), '/api/profile/password', data.form))

export const revokeDevice = createServerFn({ method: 'POST' })
  .validator(accept(type({ ...call, deviceId: revokeData.get('deviceId') })))
  .handler(
    ({ data: { deviceId, ...rest } }): Answer => change(sessionApi(rest), '/api/profile/devices/revoke', { deviceId }),
  )

/** `email` is what the visitor typed to say that this is meant. */
export const eraseAccount = createServerFn({ method: 'POST' })
  .validator(accept(type({ ...call, email: 'string <= 254' })))
  .handler(({ data: { email, ...rest } }): Answer => change(sessionApi(rest), '/api/profile/delete', { email }))

export const keepAccount = createServerFn({ method: 'POST' })
  .validator(accept(sessionCall))
  .handler(({ data }): Answer => change(sessionApi(data), '/api/profile/delete/cancel', {}))

/** My data as a file, as the action of a form: browsers inside other apps save what a server sends, and little else. */
export const downloadData = createServerFn({ method: 'POST' })
  .validator((form: FormData) => (form instanceof FormData ? form.get('locale') : undefined))
  .handler(async ({ data: locale }): Promise<Response> => {
    if (!isLocale(locale)) return problem('invalid_request')
    const outcome = await toOutcome(sessionApi({ locale }).get('/api/profile/data', { patience: 'once' }))
    if (!outcome.ok && outcome.code === 'invalid_token')
      return new Response(null, { status: 303, headers: { location: hrefIn(locale, '/profile') } })
    if (!outcome.ok) return problem(outcome.code)
    return new Response(JSON.stringify(outcome.answer, null, 2), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="vuong-tron-data.json"',
      },
    })
  })

async function change(api: ApiClient, path: string, payload: object): Answer {
  const outcome = await toOutcome(api.post(path, payload))
  return outcome.ok ? { ok: true } : outcome
}
