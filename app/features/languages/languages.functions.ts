import { createServerFn } from '@tanstack/react-start'
import { choosePatience, pageApi, requestSignal } from '#app/server/api-client/page-api'
import { cachedData } from '#app/server/cache/cached-data'
import { validateWith } from '#app/server/server-functions/validate-with'
import { localeSchema } from './languages.schema'
import { loadLanguages } from './languages.server'

export const fetchLanguages = createServerFn({ method: 'GET' })
  .validator(validateWith(localeSchema))
  .handler(({ data: locale }) =>
    cachedData(`languages ${locale}`, () => loadLanguages(pageApi(locale), choosePatience(), requestSignal())),
  )
