import { createServerFn } from '@tanstack/react-start'
import { openDatabase } from '#app/server/db/client'
import { validateWith } from '#app/server/server-functions/validate-with'
import { rangeRequest } from './range.schema'
import { findRange } from './range.server'

export const fetchComposerRange = createServerFn({ method: 'GET' })
  .validator(validateWith(rangeRequest))
  .handler(({ data: { locale, slugs } }) => findRange(openDatabase(), locale, slugs))
