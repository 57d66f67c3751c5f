import { createServerFn } from '@tanstack/react-start'
import { openDatabase } from '#app/server/db/client'
import { validateWith } from '#app/server/server-functions/validate-with'
import { compareRequest } from './compare.schema'
import { findComparison } from './compare.server'

export const fetchComparison = createServerFn({ method: 'GET' })
  .validator(validateWith(compareRequest))
  .handler(({ data: { locale, slugs } }) => findComparison(openDatabase(), locale, slugs))
