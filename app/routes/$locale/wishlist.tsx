import { createFileRoute } from '@tanstack/react-router'
import { WishlistPage } from '#app/features/lists/wishlist-page'
import { pageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/wishlist')({
  // What it shows is in the visitor's browser alone.
  staticData: { hydrate: 'load' },
  // In the page's own chunk, because words that only a head needs would weigh on every other page.
  head: async ({ params: { locale } }) =>
    pageHead((await import('#app/features/lists/wishlist-head')).wishlistHead(locale)),
  component: WishlistPage,
})
