import { createServerFn } from '@tanstack/react-start'
import { accept } from '#app/server/accept'
import { keptData } from '#app/server/kept-data'
import { pageApi, patience, requestSignal } from '#app/server/page-api'
import { localeSchema } from './languages.schema'
import { loadLanguages } from './languages.server'

export const fetchLanguages = createServerFn({ method: 'GET' })
  .validator(accept(localeSchema))
  .handler(({ data: locale }) =>
    keptData(`languages ${locale}`, () => loadLanguages(pageApi(locale), patience(), requestSignal())),
  )
