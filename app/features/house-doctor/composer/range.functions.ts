import { createServerFn } from '@tanstack/react-start'
import { accept } from '#app/server/accept'
import { openDatabase } from '#app/server/db/client'
import { rangeRequest } from './range.schema'
import { findRange } from './range.server'

export const fetchComposerRange = createServerFn({ method: 'GET' })
  .validator(accept(rangeRequest))
  .handler(({ data: { locale, slugs } }) => findRange(openDatabase(), locale, slugs))
