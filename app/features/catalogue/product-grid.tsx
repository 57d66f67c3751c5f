import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from './catalogue'
import { ListingInsert } from './listing-insert'
import { ProductCard } from './product-card'

/** The insert comes third: it ends a row of four, and starts a row of two. */
const INSERT_AFTER = 2
/** Cards above the fold for most visitors. */
const PRIORITY = 2

type ProductGridProps = { products: readonly ProductSummary[]; hasInsert: boolean }

export function ProductGrid({ products, hasInsert }: ProductGridProps) {
  const cards = products.map((product, index) => (
    <li key={product.slug}>
      <ProductCard product={product} priority={index < PRIORITY} heading="h2" />
    </li>
  ))
  if (hasInsert) cards.splice(INSERT_AFTER, 0, <ListingInsert key="insert" />)
  return (
    <ul
      aria-label={m.listing_products_label()}
      className="grid grid-flow-row-dense grid-cols-1 gap-x-[min(0.875rem,4vw)] gap-y-7 xs:grid-cols-2 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4"
    >
      {cards}
    </ul>
  )
}
