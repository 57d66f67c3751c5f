import { createFileRoute, redirect as redirectTo } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { Locale } from '#app/features/languages/languages'
import { PageHead } from '#app/features/page/page-head'
import { LoginPage } from '#app/features/session/login-page'
import { safeRedirect } from '#app/features/session/safe-redirect'
import { pageContext } from '#app/lib/page-context'
import { hrefIn } from '#app/lib/page-path'
import { stateSearch } from '#app/lib/search-params'
import { m } from '#app/paraglide/messages.js'

type LoginSearch = { redirect?: string; state?: string }

// Only the server knows before the page is there; in the browser's build nothing of this is left.
const sendOnWhoIsSignedIn = createIsomorphicFn()
  .server((locale: Locale, { redirect, state }: LoginSearch) => {
    // The link of a reset letter is for whoever opens it; sent on, its ticket would stay in the address.
    if (pageContext()?.signedIn && state !== 'reset')
      throw redirectTo({ href: safeRedirect(redirect, hrefIn(locale, '/profile')) })
  })
  .client((_locale: Locale, _search: LoginSearch) => {})

const validateSearch = ({ redirect, state }: Record<string, unknown>): LoginSearch => ({
  ...(typeof redirect === 'string' && { redirect }),
  ...stateSearch({ state }),
})

export const Route = createFileRoute('/$locale/login')({
  // Whoever comes here will type, and the link of a letter brings what must leave the address at once.
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
