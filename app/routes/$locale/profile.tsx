import { createFileRoute } from '@tanstack/react-router'
import { laterHead } from '#app/features/page/later-head'
import { ProfilePage } from '#app/features/profile/profile-page'
import { stateSearch } from '#app/lib/search-params'

export const Route = createFileRoute('/$locale/profile')({
  staticData: { hydrate: 'load', isUnlisted: true, cachedFor: 'nobody', offlineCopy: false },
  staleTime: 0,
  gcTime: 0,
  validateSearch: stateSearch,
  // Fetched with the page, like the words of its head: on every other page they would only weigh.
  loader: async ({ params: { locale } }) => (await import('#app/features/profile/load-profile')).loadProfile(locale),
  head: ({ params: { locale } }) =>
    laterHead(async () => (await import('#app/features/session/session-heads')).profileHead(locale)),
  component: Profile,
})

function Profile() {
  return <ProfilePage {...Route.useLoaderData()} {...Route.useSearch()} />
}
