import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageHead } from '#app/features/page/page-head'
import { loadAccount } from '#app/features/profile/profile.queries'
import { ProfilePage } from '#app/features/profile/profile-page'

export const Route = createFileRoute('/$locale/profile')({
  staticData: { hydrate: 'load' },
  staleTime: 0,
  gcTime: 0,
  loader: async ({ params: { locale } }) => {
    const account = await loadAccount(locale)
    if (!account.ok && account.code === 'invalid_token')
      throw redirect({ href: `/${locale}/login?${new URLSearchParams({ redirect: `/${locale}/profile` })}` })
    return account
  },
  headers: () => ({ 'cache-control': 'private, no-store' }),
  // Fetched with the page, because words that only a head needs would weigh on every other page.
  head: async ({ params: { locale } }) =>
    pageHead((await import('#app/features/session/session-heads')).profileHead(locale)),
  component: Profile,
})

function Profile() {
  return <ProfilePage account={Route.useLoaderData()} />
}
