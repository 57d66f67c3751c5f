import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { requestSignal } from '#app/server/api-client/page-api'
import { accept } from '#app/server/server-functions/accept'
import type { SessionFailure } from '../session/session'
import { sessionApi } from '../session/session.middleware'
import { sessionCall } from '../session/session.schema'
import { parseAnswer } from '../session/session.server'
import type { TypedEnquiry } from './enquiry'

const profileAnswer = type({ data: { profile: { email: 'string', displayName: 'string', phoneNumber: 'string' } } })

/** Who is signed in, as a form of an enquiry names them. */
export const fetchSender = createServerFn({ method: 'POST' })
  .validator(accept(sessionCall))
  .handler(async ({ data }): Promise<{ ok: true; sender: TypedEnquiry } | SessionFailure> => {
    const found = await parseAnswer(profileAnswer, sessionApi(data).get('/api/profile', { signal: requestSignal() }))
    if (!found.ok) return found
    const { displayName: name, phoneNumber: phone, email } = found.answer.data.profile
    return { ok: true, sender: { name, phone, email } }
  })
