import { stringifySearch } from '#app/lib/search-params'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { type ListingSearch, PRODUCTS_PER_PAGE, pagesOf, queryOf } from './listing'

/** The way through the pages of a listing, never endless: the footer must be reachable. */
export function ListingPages({ search, total }: { search: ListingSearch; total: number }) {
  const pages = pagesOf(total)
  if (pages === 1) return null
  const from = (search.page - 1) * PRODUCTS_PER_PAGE + 1
  const to = Math.min(search.page * PRODUCTS_PER_PAGE, total)
  const href = (page: number) => stringifySearch(queryOf({ ...search, page })) || '?'
  return (
    <nav aria-label={m.listing_pages_label()} className="mt-16 grid justify-items-center gap-4 text-sm text-ink-2">
      <p className="num">{m.listing_progress({ from, to, total })}</p>
      <progress value={to} max={total} aria-hidden="true" className="hairline-progress h-0.5 w-55" />
      {search.page < pages && (
        <a href={href(search.page + 1)} rel="next" className={buttonClass('outline')}>
          {m.listing_next()}
        </a>
      )}
      {search.page > 1 && (
        <a href={href(search.page - 1)} rel="prev" className={standaloneLink}>
          {m.listing_previous()}
        </a>
      )}
    </nav>
  )
}
