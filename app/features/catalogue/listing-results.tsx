import type { Listing } from './listing'
import { CategoryEmpty, ListingEmpty } from './listing-empty'
import { ProductGrid } from './product-grid'

/** The products of a listing, or what to change where there are none. */
export default function ListingResults(listing: Listing) {
  const { category, facets, products, search } = listing
  if (products.length === 0) return facets.all === 0 ? <CategoryEmpty /> : <ListingEmpty {...listing} />
  // House Doctor puts furniture into a room, and nothing else of the range.
  return <ProductGrid products={products} hasInsert={category?.kind === 'wooden' && search.page === 1} />
}
