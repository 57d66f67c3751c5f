import { createServerFn } from '@tanstack/react-start'
import { openDatabase } from '#app/server/db/client'
import { accept } from '#app/server/server-functions/accept'
import { compareRequest } from './compare.schema'
import { findComparison } from './compare.server'

export const fetchComparison = createServerFn({ method: 'GET' })
  .validator(accept(compareRequest))
  .handler(({ data: { locale, slugs } }) => findComparison(openDatabase(), locale, slugs))
