import { Hono } from 'hono'
import { listLanguages } from '#app/features/languages/languages.server'
import { openDatabase } from '#app/server/db/client'
import type { ApiEnv } from './api-env'
import { PUBLIC_FOR_A_MINUTE } from './errors'

export const languagesRoute = new Hono<ApiEnv>().get('/api/v1/languages', async (c) => {
  const list = await listLanguages(openDatabase(c.env.DB))
  return c.json({ success: true, message: '', data: { languages: list } }, 200, PUBLIC_FOR_A_MINUTE)
})
