import { createServerFn } from '@tanstack/react-start'
import { choosePatience, pageApi, requestSignal } from '#app/server/api-client/page-api'
import { cachedData } from '#app/server/cache/cached-data'
import { env } from '#app/server/env'
import { validateWith } from '#app/server/server-functions/validate-with'
import { localeSchema } from '../languages/languages.schema'
import { loadNavbar } from './navigation.server'

export const fetchNavbar = createServerFn({ method: 'GET' })
  .validator(validateWith(localeSchema))
  .handler(({ data: locale }) =>
    cachedData(`navbar ${locale}`, () => loadNavbar(pageApi(locale), locale, choosePatience(), requestSignal())),
  )

/** The blog's address is a deployment setting (ROUTE-14). */
export const fetchBlogUrl = createServerFn({ method: 'GET' }).handler((): string => env.BLOG_URL)
