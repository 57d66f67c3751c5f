import { m } from '#app/paraglide/messages.js'
import { ProductRow } from './product-row'
import { useProducts } from './use-products'

export default function RecentlyViewed({ slugs }: { slugs: readonly string[] }) {
  const { products = [] } = useProducts(slugs)
  return <ProductRow title={m.lists_recent_title()} products={products} />
}
