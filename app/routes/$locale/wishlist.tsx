import { createFileRoute } from '@tanstack/react-router'
import { WishlistPage } from '#app/features/lists/wishlist-page'
import { laterHead } from '#app/features/page/later-head'

export const Route = createFileRoute('/$locale/wishlist')({
  // What it shows is in the visitor's browser alone.
  staticData: { hydrate: 'load', isUnlisted: true, offlineCopy: false },
  head: ({ params: { locale } }) =>
    laterHead(async () => (await import('#app/features/lists/wishlist-head')).wishlistHead(locale)),
  component: WishlistPage,
})
