import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'

export const productRequest = type({ '+': 'reject', locale: localeSchema, slug: '1 <= string <= 100' })
