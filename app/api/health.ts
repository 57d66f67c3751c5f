import { Hono } from 'hono'
import type { ApiEnv } from './api-env'
import { onlyMethods } from './errors'

export const health = new Hono<ApiEnv>()
  .get('/api/health', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }))
  .all('/api/health', onlyMethods('GET, HEAD'))
