import { createServerFn } from '@tanstack/react-start'
import { pageApi, patience, requestSignal } from '#app/server/api-client/page-api'
import { keptData } from '#app/server/cache/kept-data'
import { accept } from '#app/server/server-functions/accept'
import { localeSchema } from './languages.schema'
import { loadLanguages } from './languages.server'

export const fetchLanguages = createServerFn({ method: 'GET' })
  .validator(accept(localeSchema))
  .handler(({ data: locale }) =>
    keptData(`languages ${locale}`, () => loadLanguages(pageApi(locale), patience(), requestSignal())),
  )
