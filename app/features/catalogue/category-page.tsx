import { m } from '#app/paraglide/messages.js'
import { href } from '../languages/href'
import type { Listing } from './listing'
import { ListingPage } from './listing-page'

/** A child category (ROUTE-06). */
export function CategoryPage({ listing }: { listing: Listing }) {
  const { category } = listing
  // Only the list of all wooden furniture has no category.
  if (!category) return null
  const between = [
    category.kind === 'wooden' ? (
      <a key="wooden" href={href('/wooden-furniture')}>
        {m.wooden_title()}
      </a>
    ) : (
      category.group.name
    ),
  ]
  return (
    <ListingPage
      key={category.slug}
      listing={listing}
      scope={{ slug: category.slug }}
      title={category.name}
      lead={category.advice}
      between={between}
    />
  )
}
