import { createServerFn } from '@tanstack/react-start'
import type { Refusal } from '#app/lib/failure'
import { validateWith } from '#app/server/server-functions/validate-with'
import type { ActiveSession } from './session'
import { renewSessionCookies } from './session.middleware'
import { sessionCall } from './session.schema'

/** The session clock calls this (AUTH-03). */
export const renewToken = createServerFn({ method: 'POST' })
  .validator(validateWith(sessionCall))
  .handler(async ({ data }): Promise<ActiveSession | Refusal> => {
    const renewed = await renewSessionCookies(data)
    return renewed.ok ? { ok: true, expiresAt: renewed.expiresAt } : renewed
  })
