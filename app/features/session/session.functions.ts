import { createServerFn } from '@tanstack/react-start'
import { accept } from '#app/server/server-functions/accept'
import type { ActiveSession, SessionFailure } from './session'
import { renewSession } from './session.middleware'
import { sessionCall } from './session.schema'

/** The clock's question (AUTH-03). */
export const renewToken = createServerFn({ method: 'POST' })
  .validator(accept(sessionCall))
  .handler(async ({ data }): Promise<ActiveSession | SessionFailure> => {
    const renewed = await renewSession(data)
    return renewed.ok ? { ok: true, expiresAt: renewed.expiresAt } : renewed
  })
