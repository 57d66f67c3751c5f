import { createFileRoute } from '@tanstack/react-router'
import { CartPage } from '#app/features/cart/cart-page'
import type { CartSearch } from '#app/features/cart/cart-search'

/** What forms lead to: what was added or moved, or what was removed and can be taken back. */
const readSearch = (search: Record<string, unknown>): CartSearch =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 120)]] : [])),
  )

export const Route = createFileRoute('/$locale/cart')({
  staticData: {
    isUnlisted: true,
    parameters: ['added', 'pieces', 'gone', 'moved', 'removed', 'tier', 'saved', 'quantity', 'at', 'handover', 'full'],
    cachedFor: 'nobody',
    offlineCopy: false,
  },
  staleTime: 0,
  // What a hovered link had loaded would be shown after the next change.
  preload: false,
  gcTime: 0,
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale }, deps: { removed }, abortController: { signal } }) =>
    (await import('#app/features/cart/load-cart')).loadCart(locale, removed, signal),
  component: Cart,
})

function Cart() {
  return <CartPage {...Route.useLoaderData()} search={Route.useSearch()} />
}
