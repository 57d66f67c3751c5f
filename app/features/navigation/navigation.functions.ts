import { createServerFn } from '@tanstack/react-start'
import { pageApi, patience, requestSignal } from '#app/page-api.server'
import { accept } from '#app/server/accept'
import { localeSchema } from '../languages/languages.schema'
import { loadNavbar } from './navigation.server'

export const fetchNavbar = createServerFn({ method: 'GET' })
  .validator(accept(localeSchema))
  .handler(({ data: locale }) => loadNavbar(pageApi(locale), locale, patience(), requestSignal()))
