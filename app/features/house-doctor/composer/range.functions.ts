import { createServerFn } from '@tanstack/react-start'
import { openDatabase } from '#app/server/db/client'
import { accept } from '#app/server/server-functions/accept'
import { rangeRequest } from './range.schema'
import { findRange } from './range.server'

export const fetchComposerRange = createServerFn({ method: 'GET' })
  .validator(accept(rangeRequest))
  .handler(({ data: { locale, slugs } }) => findRange(openDatabase(), locale, slugs))
