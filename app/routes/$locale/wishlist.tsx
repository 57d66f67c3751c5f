import { createFileRoute } from '@tanstack/react-router'
import { WishlistPage } from '#app/features/lists/wishlist-page'

export const Route = createFileRoute('/$locale/wishlist')({
  // What it shows is in the visitor's browser alone.
  staticData: { hydrate: 'load', isUnlisted: true, offlineCopy: false },
  component: WishlistPage,
})
