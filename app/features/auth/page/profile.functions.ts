import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import type { Result } from '#app/lib/failure'
import { parseAnswer } from '#app/server/api-client/api-outcome'
import { choosePatience, requestSignal } from '#app/server/api-client/page-api'
import { validateWith } from '#app/server/server-functions/validate-with'
import type { Profile, SignedInDevice } from '../account/account'
import { sessionApi } from '../session/session.middleware'
import { sessionCall } from '../session/session.schema'

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

export const fetchAccount = createServerFn({ method: 'POST' })
  .validator(validateWith(sessionCall))
  .handler(async ({ data }): Promise<Result<{ profile: Profile; devices: SignedInDevice[] }>> => {
    const api = sessionApi(data)
    const options = { patience: choosePatience(), signal: requestSignal() }
    const [profile, devices] = await Promise.all([
      parseAnswer(profileAnswer, api.get('/api/profile', options)),
      parseAnswer(devicesAnswer, api.get('/api/profile/devices', options)),
    ])
    if (!profile.ok) return profile
    if (!devices.ok) return devices
    return { ok: true, profile: profile.answer.data.profile, devices: devices.answer.data.devices }
  })
