import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { failureStatus, type Result } from '#app/lib/failure'
import { openDatabase } from '#app/server/db/client'
import { validateWith } from '#app/server/server-functions/validate-with'
import type { SearchResults } from './search'
import { searchRequest } from './search.schema'
import { findResults } from './search.server'

export const fetchResults = createServerFn({ method: 'GET' })
  .validator(validateWith(searchRequest))
  .handler(async ({ data: { locale, search } }): Promise<Result<{ results: SearchResults }>> => {
    const results = await findResults(openDatabase(), locale, search)
    if (results) return { ok: true, results }
    setResponseStatus(failureStatus.not_found)
    return { ok: false, code: 'not_found' }
  })
