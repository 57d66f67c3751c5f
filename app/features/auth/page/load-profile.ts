import { redirect } from '@tanstack/react-router'
import { pageContext } from '#app/lib/page-context'
import { hrefIn } from '#app/lib/page-path'
import type { Locale } from '../../languages/languages'
import { callMeta, withRenewal } from '../session/session.queries'
import { fetchAccount } from './profile.functions'

// The browser renews an expired token; if that fails, `loadProfile` redirects.
const askAgain = () =>
  withRenewal(
    () => fetchAccount({ data: callMeta() }),
    () => {},
  )

/** Signed-out visitors go to the login page and come back afterwards (ROUTE-04). */
export async function loadProfile(locale: Locale) {
  const account = import.meta.env.SSR ? await fetchAccount({ data: { locale, traceID: '' } }) : await askAgain()
  if (!account.ok && account.code === 'invalid_token')
    throw redirect({ href: hrefIn(locale, '/login', {}, { redirect: hrefIn(locale, '/profile') }) })
  return { account, submission: pageContext()?.submission }
}
