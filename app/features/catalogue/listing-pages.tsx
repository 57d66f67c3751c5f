import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { PRODUCTS_PER_PAGE, pagesOf } from './listing'

type ListingPagesProps = { page: number; total: number; href: (page: number) => string }

/** Numbered pages instead of endless scrolling, so that the footer stays reachable. */
export function ListingPages({ page, total, href }: ListingPagesProps) {
  const pages = pagesOf(total)
  if (pages === 1) return null
  const from = (page - 1) * PRODUCTS_PER_PAGE + 1
  const to = Math.min(page * PRODUCTS_PER_PAGE, total)
  return (
    <nav
      aria-label={m.listing_pages_label()}
      className="mt-16 grid grid-cols-1 justify-items-center gap-4 text-sm text-ink-2"
    >
      <p className="num text-center">{m.listing_progress({ from, to, total })}</p>
      <progress value={to} max={total} aria-hidden="true" className="hairline-progress h-0.5 w-55 max-w-full" />
      {page < pages && (
        <a href={href(page + 1)} rel="next" className={buttonClass('outline')}>
          {m.listing_next()}
        </a>
      )}
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" className={standaloneLink}>
          {m.listing_previous()}
        </a>
      )}
    </nav>
  )
}
