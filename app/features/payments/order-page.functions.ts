import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { failureStatus, type Result } from '#app/lib/failure'
import { openDatabase } from '#app/server/db/client'
import { env } from '#app/server/env'
import { isLocal } from '#app/server/local-mode'
import { sessionSecrets } from '#app/server/secrets'
import { validateWith } from '#app/server/server-functions/validate-with'
import { type GatewaySettings, gatewaysOf } from './gateways'
import type { OrderPageData } from './order-page'
import { orderRequest } from './order-page.schema'
import { findOrderPage } from './order-page.server'

/** POST, so that the secret stands in no address. */
export const fetchOrderPage = createServerFn({ method: 'POST' })
  .validator(validateWith(orderRequest))
  .handler(async ({ data: { locale, code, secret } }): Promise<Result<OrderPageData>> => {
    const secrets = sessionSecrets(env)
    const gateways = gatewaysOf(env as GatewaySettings, isLocal(env) ? '' : undefined)
    const found = await findOrderPage(openDatabase(), locale, { code, secret, secrets, gateways, now: Date.now() })
    if (found) return { ok: true, ...found }
    setResponseStatus(failureStatus.not_found)
    return { ok: false, code: 'not_found' }
  })
