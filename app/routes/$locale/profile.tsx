import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#app/features/auth/page/profile-page'
import { SavedDesigns } from '#app/features/house-doctor/designs/saved-designs'
import { laterHead } from '#app/features/page/later-head'
import { stateSearch } from '#app/lib/search-params'

export const Route = createFileRoute('/$locale/profile')({
  staticData: { hydrate: 'load', isUnlisted: true, cachedFor: 'nobody', offlineCopy: false },
  staleTime: 0,
  gcTime: 0,
  validateSearch: stateSearch,
  // Fetched with the page, like the words of its head: on every other page they would only weigh.
  loader: async ({ params: { locale } }) => (await import('#app/features/auth/page/load-profile')).loadProfile(locale),
  head: ({ params: { locale } }) =>
    laterHead(async () => (await import('#app/features/auth/auth-heads')).profileHead(locale)),
  component: Profile,
})

function Profile() {
  return <ProfilePage {...Route.useLoaderData()} {...Route.useSearch()} rooms={<SavedDesigns />} />
}
