import type { Listing } from './listing'
import { CategoryEmpty, ListingEmpty } from './listing-empty'
import { ProductGrid } from './product-grid'

/** Products, or suggestions when there are none. */
export function ListingResults(listing: Listing) {
  const { category, facets, products, search } = listing
  if (products.length === 0) return facets.all === 0 ? <CategoryEmpty /> : <ListingEmpty {...listing} />
  // The House Doctor insert appears only among wooden furniture.
  return <ProductGrid products={products} hasInsert={category?.kind === 'wooden' && search.page === 1} />
}
