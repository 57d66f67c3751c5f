import { type } from 'arktype'
import { localeSchema } from '../../languages/languages.schema'

export const rangeRequest = type({ '+': 'reject', locale: localeSchema })
