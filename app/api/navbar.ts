import { Hono } from 'hono'
import { baseLocale, isLocale } from '#app/features/languages/languages'
import { navbarTree } from '#app/features/navigation/navigation.server'
import { openDatabase } from '#app/server/db/client'
import type { ApiEnv } from './api-env'
import { answerProblem, PUBLIC_FOR_A_MINUTE } from './errors'

export const navbar = new Hono<ApiEnv>().get('/api/categories/navbar', async (c) => {
  const locale = c.req.query('languageCode') || baseLocale
  if (!isLocale(locale)) return answerProblem(c, 'language_not_supported')
  const categories = await navbarTree(openDatabase(c.env.DB), locale)
  return c.json({ success: true, message: '', data: { categories } }, 200, PUBLIC_FOR_A_MINUTE)
})
