import { createServerFn } from '@tanstack/react-start'
import type { Result } from '#app/lib/failure'
import { parseAnswer, toOutcome } from '#app/server/api-client/api-outcome'
import { validateWith } from '#app/server/server-functions/validate-with'
import { readAccountHash, sessionApi } from '../../auth/session/session.middleware'
import { designCall, designNameCall, designsAnswer, designsCall, type SavedDesign } from './designs.schema'

/** Designs of the signed-in account, newest first. */
export const fetchDesigns = createServerFn({ method: 'POST' })
  .validator(validateWith(designsCall))
  .handler(async ({ data }): Promise<Result<{ designs: SavedDesign[] }>> => {
    const found = await parseAnswer(designsAnswer, sessionApi(data).get('/api/profile/designs'))
    return found.ok ? { ok: true, designs: found.answer.data.designs } : found
  })

export const keepDesign = createServerFn({ method: 'POST' })
  .validator(validateWith(designCall))
  .handler(async ({ data: { owner, design, ...call } }): Promise<Result> => {
    // Another tab may have switched accounts: rooms must not mix.
    if (owner !== readAccountHash()) return { ok: false, code: 'invalid_request' }
    const saved = await toOutcome(sessionApi(call).post('/api/profile/designs', { design }))
    return saved.ok ? { ok: true } : saved
  })

/** Deletes pictures of the visitor's own rooms, but not the rooms. */
export const dropPictures = createServerFn({ method: 'POST' })
  .validator(validateWith(designsCall))
  .handler(async ({ data }): Promise<Result> => {
    const dropped = await toOutcome(sessionApi(data).post('/api/profile/designs/pictures/delete', {}))
    return dropped.ok ? { ok: true } : dropped
  })

export const dropDesign = createServerFn({ method: 'POST' })
  .validator(validateWith(designNameCall))
  .handler(async ({ data: { id, ...call } }): Promise<Result> => {
    const dropped = await toOutcome(sessionApi(call).post('/api/profile/designs/delete', { id }))
    return dropped.ok ? { ok: true } : dropped
  })
