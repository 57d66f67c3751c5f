import { createServerFn } from '@tanstack/react-start'
import type { Result } from '#app/lib/failure'
import { parseAnswer } from '#app/server/api-client/api-outcome'
import { openDatabase } from '#app/server/db/client'
import { validateWith } from '#app/server/server-functions/validate-with'
import { readAccountHash, sessionApi } from '../auth/session/session.middleware'
import { listsAnswer, listsCall, productsRequest } from './lists.schema'
import { findProducts } from './lists.server'

export const fetchProducts = createServerFn({ method: 'GET' })
  .validator(validateWith(productsRequest))
  .handler(({ data: { locale, pieces } }) => findProducts(openDatabase(), locale, pieces))

type Lists = (typeof listsAnswer.infer)['data']['lists']

/** Sends changes to the account's lists and returns the lists. */
export const joinLists = createServerFn({ method: 'POST' })
  .validator(validateWith(listsCall))
  .handler(async ({ data: { owner, changes, ...call } }): Promise<Result<{ lists: Lists }>> => {
    // Another tab may have switched accounts: lists must not mix.
    if (owner !== readAccountHash()) return { ok: false, code: 'invalid_request' }
    const joined = await parseAnswer(listsAnswer, sessionApi(call).post('/api/profile/lists', { changes }))
    return joined.ok ? { ok: true, lists: joined.answer.data.lists } : joined
  })
