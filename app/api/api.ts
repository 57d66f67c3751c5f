import { Hono } from 'hono'

export type ApiEnv = { Bindings: Env }

export const api = new Hono<ApiEnv>()
api.get('/api/health', (c) => c.json({ ok: true }))
