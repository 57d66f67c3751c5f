import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import type { Result } from '#app/lib/failure'
import type { FormFields } from '#app/lib/form'
import { parseAnswer } from '#app/server/api-client/api-outcome'
import { requestSignal } from '#app/server/api-client/page-api'
import { validateWith } from '#app/server/server-functions/validate-with'
import { sessionApi } from '../auth/session/session.middleware'
import { sessionCall } from '../auth/session/session.schema'

const profileAnswer = type({ data: { profile: { email: 'string', displayName: 'string', phoneNumber: 'string' } } })

/** Contact data of the signed-in customer, for the form. */
export const fetchSender = createServerFn({ method: 'POST' })
  .validator(validateWith(sessionCall))
  .handler(async ({ data }): Promise<Result<{ sender: FormFields }>> => {
    const found = await parseAnswer(profileAnswer, sessionApi(data).get('/api/profile', { signal: requestSignal() }))
    if (!found.ok) return found
    const { displayName: name, phoneNumber: phone, email } = found.answer.data.profile
    return { ok: true, sender: { name, phone, email } }
  })
