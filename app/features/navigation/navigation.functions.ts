import { createServerFn } from '@tanstack/react-start'
import { accept } from '#app/server/accept'
import { env } from '#app/server/env'
import { keptData } from '#app/server/kept-data'
import { pageApi, patience, requestSignal } from '#app/server/page-api'
import { localeSchema } from '../languages/languages.schema'
import { loadNavbar } from './navigation.server'

export const fetchNavbar = createServerFn({ method: 'GET' })
  .validator(accept(localeSchema))
  .handler(({ data: locale }) =>
    keptData(`navbar ${locale}`, () => loadNavbar(pageApi(locale), locale, patience(), requestSignal())),
  )

/** The blog's address is a setting of the deployment (ROUTE-14). */
export const fetchBlogUrl = createServerFn({ method: 'GET' }).handler((): string => env.BLOG_URL)
