import { createServerFn } from '@tanstack/react-start'
import type { Result } from '#app/lib/failure'
import { callOwnApi } from '#app/server/api-client/page-api'
import { validateWith } from '#app/server/server-functions/validate-with'
import { renewExpired } from '../auth/session/session.middleware'
import { ownOrdersRequest } from './orders.schema'
import type { OwnOrder } from './own-orders'

/** The signed-in customer's orders. They are always this instance's own, also where another one answers the API. */
export const fetchOwnOrders = createServerFn({ method: 'POST' })
  .validator(validateWith(ownOrdersRequest))
  .handler(async ({ data: { locale } }): Promise<Result<{ orders: OwnOrder[] }>> => {
    await renewExpired({ locale })
    const answer = await callOwnApi(`/api/orders?languageCode=${locale}`)
    // An account of another instance has no orders here.
    if (answer.status === 401) return { ok: true, orders: [] }
    if (!answer.ok) return { ok: false, code: 'upstream_unavailable' }
    return { ok: true, orders: ((await answer.json()) as { orders: OwnOrder[] }).orders }
  })
