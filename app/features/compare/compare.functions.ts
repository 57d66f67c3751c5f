import { createServerFn } from '@tanstack/react-start'
import { accept } from '#app/server/accept'
import { openDatabase } from '#app/server/db/client'
import { compareRequest } from './compare.schema'
import { findComparison } from './compare.server'

export const fetchComparison = createServerFn({ method: 'GET' })
  .validator(accept(compareRequest))
  .handler(({ data: { locale, slugs } }) => findComparison(openDatabase(), locale, slugs))
