import { Hono } from 'hono'
import { baseLocale, isLocale } from '#app/features/languages/languages'
import { SEARCH_TERM_MAX } from '#app/features/navigation/navigation'
import { SUGGESTIONS_API } from '#app/features/search/search'
import { findSuggestions } from '#app/features/search/search.server'
import { cleanTerm } from '#app/features/search/search-parameters'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import { clientAddress } from '#app/server/http/client-address'
import { secondsOfBurst } from '#app/server/limits/flood'
import type { ApiEnv } from './api-env'
import { refuseFor } from './call'
import { answerProblem, PUBLIC_FOR_A_MINUTE } from './errors'

export const search = new Hono<ApiEnv>().get(SUGGESTIONS_API, async (c) => {
  const locale = c.req.query('languageCode') || baseLocale
  if (!isLocale(locale)) return answerProblem(c, 'language_not_supported')
  const term = cleanTerm(c.req.query('q') ?? '')
  if (term.length > SEARCH_TERM_MAX) return answerProblem(c, 'invalid_request')
  const wait = await secondsOfBurst(c.env.SEARCH_LIMITER, clientAddress(c.req.raw.headers, c.env))
  if (wait !== undefined) return refuseFor(c, wait)
  const data = await findSuggestions(openDatabase(c.env.DB), locale, term)
  const count = data.categories.length + data.products.length
  const message = count ? m.search_suggestions_count({ count }, { locale }) : m.search_suggestions_none({}, { locale })
  // robots.txt admits crawlers, but results should not be indexed.
  return c.json({ success: true, message, data }, 200, { ...PUBLIC_FOR_A_MINUTE, 'x-robots-tag': 'noindex' })
})
