import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#app/features/auth/page/profile-page'
import { SavedDesigns } from '#app/features/house-doctor/designs/saved-designs'
import { OrderPlaces, OwnOrders } from '#app/features/orders/order-list'
import { PageHead } from '#app/features/page/page-head'
import { stateSearch } from '#app/lib/search-params'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/profile')({
  staticData: { hydrate: 'load', isUnlisted: true, cachedFor: 'nobody', offlineCopy: false },
  staleTime: 0,
  // What a hovered link had loaded would be shown after the next change.
  preload: false,
  gcTime: 0,
  validateSearch: stateSearch,
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale } }) => {
    const [{ loadProfile }, { loadOwnOrders }] = await Promise.all([
      import('#app/features/auth/page/load-profile'),
      import('#app/features/orders/load-own-orders'),
    ])
    const profile = await loadProfile(locale)
    return { ...profile, orders: profile.account.ok ? await loadOwnOrders(locale) : undefined }
  },
  component: Profile,
})

function Profile() {
  const { orders, ...profile } = Route.useLoaderData()
  return (
    <>
      <PageHead title={m.session_profile()} description={m.session_login_lead()} />
      <ProfilePage
        {...profile}
        {...Route.useSearch()}
        orders={<OwnOrders orders={orders} />}
        places={orders?.some(({ place }) => place) && <OrderPlaces orders={orders} />}
        rooms={<SavedDesigns />}
      />
    </>
  )
}
