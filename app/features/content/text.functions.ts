import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { failureStatus } from '#app/lib/failure'
import { openDatabase } from '#app/server/db/client'
import { validateWith } from '#app/server/server-functions/validate-with'
import { findKeptTerms } from './kept-terms.server'
import { keptTermsRequest, textRequest } from './text.schema'
import { readText } from './text.server'

export const fetchText = createServerFn({ method: 'GET' })
  .validator(validateWith(textRequest))
  .handler(({ data }) => readText(data))

/** Terms that orders were placed under; null for an unknown id. */
export const fetchKeptTerms = createServerFn({ method: 'GET' })
  .validator(validateWith(keptTermsRequest))
  .handler(async ({ data: { id, language } }) => {
    const text = await findKeptTerms(openDatabase(), id, language)
    if (!text) setResponseStatus(failureStatus.not_found)
    return text ?? null
  })
