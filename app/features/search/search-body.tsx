import { stringifySearch } from '#app/lib/search-params'
import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import type { CategorySummary } from '../catalogue/catalogue'
import { ListingPages } from '../catalogue/listing-pages'
import { ProductGrid } from '../catalogue/product-grid'
import { href } from '../languages/href'
import { SEARCH_TERM_MAX } from '../navigation/navigation'
import { SearchForm } from '../navigation/search-form'
import { Breadcrumbs } from '../page/breadcrumbs'
import {
  type Search,
  type SearchOrder,
  type SearchPageData,
  type SearchResults,
  searchOrders,
  searchQueryOf,
} from './search'

/** A search page below the header, without script. */
export function SearchBody({ search, results }: SearchPageData) {
  const title = results ? m.search_results({ term: search.term }) : m.search_label()
  return (
    <>
      <Breadcrumbs>{m.search_label()}</Breadcrumbs>
      <div className="wrap pb-16 lg:pb-24">
        <h1 className="pt-3 pb-4 text-4xl md:pt-6">{title}</h1>
        <SearchForm id="search" term={search.term.slice(0, SEARCH_TERM_MAX)} />
        {results ? <Results {...results} /> : <Advice isTooLong={search.term !== ''} />}
      </div>
    </>
  )
}

const Advice = ({ isTooLong }: { isTooLong: boolean }) => (
  <p className="mt-5 max-w-[56ch] text-ink-2">
    {isTooLong ? m.search_too_long({ count: SEARCH_TERM_MAX }) : m.search_lead()}
  </p>
)

function Results(results: SearchResults) {
  const { search, categories, products, total, hasMore, families } = results
  const note = noteOf(results)
  if (total === 0 && categories.length === 0) return <Nothing families={families} />
  return (
    <>
      {note && <p className="mt-5 max-w-[56ch] text-ink-2">{note}</p>}
      {categories.length > 0 && (
        <nav aria-label={m.nav_categories()} className="mt-5">
          <CategoryChips categories={categories} />
        </nav>
      )}
      {total > 0 && (
        <section aria-label={m.listing_products_label()} className="mt-5">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-2 text-sm md:gap-4">
            <p className="text-ink-2">{countOf(total, hasMore)}</p>
            <Orders search={search} />
          </div>
          <ProductGrid products={products} hasInsert={false} />
          <ListingPages page={search.page} total={total} href={(page) => addressOf({ ...search, page })} />
        </section>
      )}
    </>
  )
}

/** Note on how the results differ from the query. */
function noteOf({ search, corrected, isPartial, isNear, unsold }: SearchResults): string {
  if (unsold !== null) return m.search_unsold({ thing: unsold })
  const notes = [
    corrected !== null && m.search_corrected({ term: corrected }),
    isPartial && m.search_partial(),
    isNear && m.search_near({ term: search.term }),
  ]
  return notes.filter(Boolean).join(' ')
}

function Nothing({ families }: { families: readonly CategorySummary[] }) {
  return (
    <section className="mt-8 border border-line px-5 py-7 md:p-10">
      <h2 className="text-2xl tracking-tight">{m.search_empty_title()}</h2>
      <p className="mt-2 mb-5 max-w-[48ch] text-ink-2">{m.search_empty_text()}</p>
      <CategoryChips categories={families} />
    </section>
  )
}

const CategoryChips = ({ categories }: { categories: readonly CategorySummary[] }) => (
  <ul className="flex flex-wrap gap-2">
    {categories.map(({ slug, name }) => (
      <li key={slug}>
        <a href={href('/category/$slug', { slug })} className={chipClass}>
          {name}
        </a>
      </li>
    ))}
  </ul>
)

/** Links, so that the order works without script. */
function Orders({ search }: { search: Search }) {
  return (
    <nav aria-label={m.listing_sort()}>
      <ul className="flex flex-wrap gap-2">
        {searchOrders.map((sort) => (
          <li key={sort}>
            <a
              href={addressOf({ ...search, sort, page: 1 })}
              aria-current={sort === search.sort ? 'true' : undefined}
              className={chipClass}
            >
              {orderNames[sort]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const orderNames: Record<SearchOrder, () => string> = {
  relevance: m.search_sort_relevance,
  newest: m.listing_sort_newest,
  'price-asc': m.listing_sort_price_asc,
  'price-desc': m.listing_sort_price_desc,
}

const addressOf = (search: Search) => stringifySearch(searchQueryOf(search))

function countOf(count: number, hasMore: boolean): string {
  if (hasMore) return m.search_count_more({ count })
  return count === 1 ? m.listing_count_one() : m.listing_count({ count })
}
