import { createFileRoute, redirect as redirectTo } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { LoginPage } from '#app/features/auth/login/login-page'
import { safeRedirect } from '#app/features/auth/login/safe-redirect'
import type { Locale } from '#app/features/languages/languages'
import { PageHead } from '#app/features/page/page-head'
import { pageContext } from '#app/lib/page-context'
import { hrefIn } from '#app/lib/page-path'
import { stateSearch } from '#app/lib/search-params'
import { m } from '#app/paraglide/messages.js'

type LoginSearch = { redirect?: string; state?: string }

// Runs only on the server, which knows the session before rendering.
const sendOnWhoIsSignedIn = createIsomorphicFn()
  .server((locale: Locale, { redirect, state }: LoginSearch) => {
    // A reset link must work for signed-in visitors too, and a redirect would keep its ticket in the address.
    if (pageContext()?.signedIn && state !== 'reset')
      throw redirectTo({ href: safeRedirect(redirect, hrefIn(locale, '/profile')) })
  })
  .client((_locale: Locale, _search: LoginSearch) => {})

const validateSearch = ({ redirect, state }: Record<string, unknown>): LoginSearch => ({
  ...(typeof redirect === 'string' && { redirect }),
  ...stateSearch({ state }),
})

export const Route = createFileRoute('/$locale/login')({
  // Visitors type at once, and a script must remove a letter's ticket from the address.
  staticData: { hydrate: 'load', isUnlisted: true, parameters: ['state'], cachedFor: 'strangers', offlineCopy: false },
  validateSearch,
  beforeLoad: ({ params: { locale }, search }) => sendOnWhoIsSignedIn(locale, search),
  loader: () => ({ submission: pageContext()?.submission }),
  component: Login,
})

function Login() {
  return (
    <>
      <PageHead title={m.session_log_in()} description={m.session_login_description()} />
      <LoginPage {...Route.useSearch()} {...Route.useLoaderData()} />
    </>
  )
}
