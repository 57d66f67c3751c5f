import type { ReactNode } from 'react'
import { stringifySearch } from '#app/lib/search-params'
import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import { href } from '../languages/href'
import { Breadcrumbs } from '../page/breadcrumbs'
import type { CategorySummary } from './catalogue'
import { Filters } from './filters'
import { ListingResults } from './lazy-results'
import { type Listing, type ListingScope, listingQueryOf } from './listing'
import { ListingHead } from './listing-head'
import { ListingPages } from './listing-pages'
import { ListingToolbar } from './listing-toolbar'
import { useListingFilters } from './use-listing-filters'

type ListingPageProps = { listing: Listing; scope: ListingScope; title: string; lead: string; between?: ReactNode[] }

/** Products with filters: a category, or all wooden furniture. */
export function ListingPage({ listing, scope, title, lead, between }: ListingPageProps) {
  const { category, facets, priceHints, search, siblings } = listing
  const filters = useListingFilters(scope, listing)
  const results = <ListingResults key={JSON.stringify(search)} {...listing} />
  return (
    <>
      <ListingHead listing={listing} title={title} />
      <Breadcrumbs between={between}>{title}</Breadcrumbs>
      <div className="wrap pb-16 lg:pb-24">
        <h1 className="pt-3 text-5xl md:pt-6">{title}</h1>
        <p className="mt-2.5 max-w-[56ch] pb-4 text-ink-2 md:pb-8">{lead}</p>
        <Siblings categories={siblings} current={category?.slug} />
        {facets.all === 0 ? (
          results
        ) : (
          <div className="grid gap-x-8 md:grid-cols-[12.5rem_1fr] lg:grid-cols-[16rem_1fr] lg:gap-x-12">
            <Filters facets={facets} priceHints={priceHints} search={search} filters={filters} />
            <section
              aria-label={m.listing_products_label()}
              aria-busy={filters.isBusy}
              className="min-w-0 transition-opacity aria-busy:opacity-50"
            >
              <ListingToolbar
                search={search}
                total={facets.total}
                sort={filters.draft.sort}
                onSort={(sort) => filters.change({ ...filters.draft, sort }, false)}
              />
              {results}
              <ListingPages
                page={search.page}
                total={facets.total}
                href={(page) => stringifySearch(listingQueryOf({ ...search, page })) || '?'}
              />
            </section>
          </div>
        )}
      </div>
    </>
  )
}

function Siblings({ categories, current }: { categories: readonly CategorySummary[]; current?: string }) {
  return (
    <nav
      aria-label={m.listing_siblings_label()}
      className="-mx-(--gutter) scroll-px-(--gutter) overflow-x-auto px-(--gutter) pb-4 [scrollbar-width:none] md:pb-6"
    >
      <ul className="flex gap-2 whitespace-nowrap md:flex-wrap">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={href('/category/$slug', { slug })}
              aria-current={slug === current ? 'page' : undefined}
              className={`${chipClass} aria-[current]:[scroll-initial-target:nearest]`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
