import { createFileRoute } from '@tanstack/react-router'
import { WishlistPage } from '#app/features/lists/wishlist-page'

export const Route = createFileRoute('/$locale/wishlist')({
  // The list is stored in the browser only.
  staticData: { hydrate: 'load', isUnlisted: true, offlineCopy: false },
  component: WishlistPage,
})
