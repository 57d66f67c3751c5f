import { createFileRoute, redirect as redirectTo } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { Locale } from '#app/features/languages/languages'
import { pageHead } from '#app/features/page/page-head'
import { LoginPage } from '#app/features/session/login-page'
import { safeRedirect } from '#app/features/session/safe-redirect'
import { pageContext } from '#app/lib/page-context'

// Only the server knows before the page is there; in the browser's build nothing of this is left.
const sendOnWhoIsSignedIn = createIsomorphicFn()
  .server((locale: Locale, wanted?: string) => {
    if (pageContext()?.signedIn) throw redirectTo({ href: safeRedirect(wanted, `/${locale}/profile`) })
  })
  .client((_locale: Locale, _wanted?: string) => {})

const validateSearch = ({ redirect }: { redirect?: unknown }): { redirect?: string } =>
  typeof redirect === 'string' ? { redirect } : {}

export const Route = createFileRoute('/$locale/login')({
  // Whoever comes here will type, and the link of a letter brings what must leave the address at once.
  staticData: { hydrate: 'load' },
  validateSearch,
  beforeLoad: ({ params: { locale }, search }) => sendOnWhoIsSignedIn(locale, search.redirect),
  loader: import.meta.env.SSR
    ? async ({ params: { locale }, location }) => {
        const { takeLoginForms } = await import('#app/features/session/sent-forms.middleware')
        const sent = await takeLoginForms(locale)
        if (sent?.name === 'login' && !sent.failure)
          throw redirectTo({ href: safeRedirect(validateSearch(location.search).redirect, `/${locale}/profile`) })
        return sent
      }
    : undefined,
  // Fetched with the page, because words that only a head needs would weigh on every other page.
  head: async ({ params: { locale } }) =>
    pageHead((await import('#app/features/session/session-heads')).loginHead(locale)),
  component: Login,
})

function Login() {
  return <LoginPage {...Route.useSearch()} sent={Route.useLoaderData()} />
}
