import { createIsomorphicFn } from '@tanstack/react-start'
import type { Locale } from '../languages/languages'
import { fetchAccount } from './profile.functions'

/** The account page's data; a browser renews a token that has ended meanwhile. */
export const loadAccount = createIsomorphicFn()
  .server((locale: Locale) => fetchAccount({ data: { locale, traceID: '' } }))
  .client(async (_: Locale) => {
    const { callMeta, withSession } = await import('../session/session.queries')
    // The route sends whoever is signed out to the login page and knows where to come back to.
    return withSession(
      () => fetchAccount({ data: callMeta() }),
      () => {},
    )
  })
