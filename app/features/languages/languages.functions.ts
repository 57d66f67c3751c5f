import { createServerFn } from '@tanstack/react-start'
import { accept } from '#app/server/accept'
import { pageApi, patience, requestSignal } from '#app/server/page-api'
import { localeSchema } from './languages.schema'
import { loadLanguages } from './languages.server'

export const fetchLanguages = createServerFn({ method: 'GET' })
  .validator(accept(localeSchema))
  .handler(({ data: locale }) => loadLanguages(pageApi(locale), patience(), requestSignal()))
