import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '#app/features/checkout/checkout-page'

export const Route = createFileRoute('/$locale/checkout')({
  staticData: { hydrate: 'checkoutDraft', isUnlisted: true, cachedFor: 'nobody', offlineCopy: false },
  staleTime: 0,
  // Another block of the same page asks for nothing.
  shouldReload: ({ cause }) => cause !== 'stay',
  // What a hovered link had loaded would be shown after the next change.
  preload: false,
  gcTime: 0,
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale }, abortController: { signal } }) =>
    (await import('#app/features/checkout/load-checkout')).loadCheckout(locale, signal),
  component: Checkout,
})

function Checkout() {
  return <CheckoutPage {...Route.useLoaderData()} />
}
