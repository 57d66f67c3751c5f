import { createServerFn } from '@tanstack/react-start'
import { pageApi, patience, requestSignal } from '#app/page-api.server'
import { accept } from '#app/server/accept'
import { localeSchema } from './languages.schema'
import { loadLanguages } from './languages.server'

export const fetchLanguages = createServerFn({ method: 'GET' })
  .validator(accept(localeSchema))
  .handler(({ data: locale }) => loadLanguages(pageApi(locale), patience(), requestSignal()))
