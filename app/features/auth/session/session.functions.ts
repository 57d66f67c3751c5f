import { createServerFn } from '@tanstack/react-start'
import type { Refusal } from '#app/lib/failure'
import { accept } from '#app/server/server-functions/accept'
import type { ActiveSession } from './session'
import { renewSession } from './session.middleware'
import { sessionCall } from './session.schema'

/** The clock's question (AUTH-03). */
export const renewToken = createServerFn({ method: 'POST' })
  .validator(accept(sessionCall))
  .handler(async ({ data }): Promise<ActiveSession | Refusal> => {
    const renewed = await renewSession(data)
    return renewed.ok ? { ok: true, expiresAt: renewed.expiresAt } : renewed
  })
