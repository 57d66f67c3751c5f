import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { listingQuery } from './catalogue.queries'
import type { ListingSearch } from './listing'
import { ListingPage } from './listing-page'

/** A child category (ROUTE-06). */
export function CategoryPage({ slug, search }: { slug: string; search: ListingSearch }) {
  const scope = { slug }
  const { data } = useSuspenseQuery(listingQuery(getLocale(), scope, search))
  // The loader has answered "not found" otherwise.
  if (!data.ok || !data.listing.category) return null
  const { category } = data.listing
  const between = [
    category.kind === 'wooden' ? (
      <a key="wooden" href={`/${getLocale()}/wooden-furniture`}>
        {m.wooden_title()}
      </a>
    ) : (
      category.group.name
    ),
  ]
  return (
    <ListingPage
      key={slug}
      listing={data.listing}
      scope={scope}
      title={category.name}
      lead={category.advice}
      between={between}
    />
  )
}
