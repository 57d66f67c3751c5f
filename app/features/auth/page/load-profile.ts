import { redirect } from '@tanstack/react-router'
import { pageContext } from '#app/lib/page-context'
import { hrefIn } from '#app/lib/page-path'
import type { Locale } from '../../languages/languages'
import { callMeta, withRenewal } from '../session/session.queries'
import { fetchAccount } from './profile.functions'

// A browser renews a token that has ended meanwhile; where nobody can, the route below says where to go.
const askAgain = () =>
  withRenewal(
    () => fetchAccount({ data: callMeta() }),
    () => {},
  )

/** The account page's data; whoever is signed out goes to the login page, and comes back from there (ROUTE-04). */
export async function loadProfile(locale: Locale) {
  const account = import.meta.env.SSR ? await fetchAccount({ data: { locale, traceID: '' } }) : await askAgain()
  if (!account.ok && account.code === 'invalid_token')
    throw redirect({ href: hrefIn(locale, '/login', {}, { redirect: hrefIn(locale, '/profile') }) })
  return { account, submission: pageContext()?.submission }
}
