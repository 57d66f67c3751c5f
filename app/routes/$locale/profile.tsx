import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '#app/features/page/page-head'
import { ProfilePage } from '#app/features/profile/profile-page'
import { stateSearch } from '#app/lib/search-params'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/profile')({
  staticData: { hydrate: 'load', isUnlisted: true, cachedFor: 'nobody', offlineCopy: false },
  staleTime: 0,
  gcTime: 0,
  validateSearch: stateSearch,
  // Fetched with the page: on every other page it would only weigh.
  loader: async ({ params: { locale } }) => (await import('#app/features/profile/load-profile')).loadProfile(locale),
  component: Profile,
})

function Profile() {
  return (
    <>
      <PageHead title={m.session_profile()} description={m.session_login_lead()} />
      <ProfilePage {...Route.useLoaderData()} {...Route.useSearch()} />
    </>
  )
}
