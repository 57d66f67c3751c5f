import { Hono } from 'hono'
import { openDatabase } from '#app/server/db/client'
import { clientAddress } from '#app/server/http/client-address'
import { secondsOfBurst } from '#app/server/limits/flood'
import { checkReadiness, isReady } from '#app/server/readiness'
import type { ApiEnv } from './api-env'
import { refuseFor } from './call'

const NEVER_KEPT = { 'cache-control': 'no-store' }

/** `/api/health`: the Worker runs. `/api/health/ready`: its dependencies do too. */
export const health = new Hono<ApiEnv>()
  .get('/api/health', (c) => c.json({ ok: true }, 200, NEVER_KEPT))
  .get('/api/health/ready', async (c) => {
    const wait = await secondsOfBurst(c.env.AUTH_LIMITER, `ready:${clientAddress(c.req.raw.headers, c.env)}`)
    if (wait !== undefined) return refuseFor(c, wait)
    const checks = await checkReadiness(openDatabase(c.env.DB), c.env)
    return c.json({ ok: isReady(checks), checks }, isReady(checks) ? 200 : 503, NEVER_KEPT)
  })
