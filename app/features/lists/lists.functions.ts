import { createServerFn } from '@tanstack/react-start'
import type { Result } from '#app/lib/failure'
import { parseAnswer } from '#app/server/api-client/api-outcome'
import { openDatabase } from '#app/server/db/client'
import { accept } from '#app/server/server-functions/accept'
import { accountOfSession, sessionApi } from '../auth/session/session.middleware'
import { listsAnswer, listsCall, productsRequest } from './lists.schema'
import { findProducts } from './lists.server'

export const fetchProducts = createServerFn({ method: 'GET' })
  .validator(accept(productsRequest))
  .handler(({ data: { locale, slugs } }) => findProducts(openDatabase(), locale, slugs))

type Lists = (typeof listsAnswer.infer)['data']['lists']

/** Sends changes to the account's lists and returns the lists. */
export const joinLists = createServerFn({ method: 'POST' })
  .validator(accept(listsCall))
  .handler(async ({ data: { owner, changes, ...call } }): Promise<Result<{ lists: Lists }>> => {
    // Another tab may have switched accounts: lists must not mix.
    if (owner !== accountOfSession()) return { ok: false, code: 'invalid_request' }
    const joined = await parseAnswer(listsAnswer, sessionApi(call).post('/api/profile/lists', { changes }))
    return joined.ok ? { ok: true, lists: joined.answer.data.lists } : joined
  })
