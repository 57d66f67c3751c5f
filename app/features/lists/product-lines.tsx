import type { ReactNode } from 'react'
import { WISHLIST } from '#app/lib/storage-keys'
import { AddPieces } from '../cart/add-pieces'
import type { ProductSummary } from '../catalogue/catalogue'
import { price } from '../catalogue/catalogue-labels'
import { ListButton } from '../catalogue/list-button'
import { pieceOf } from '../stock/stock'
import { ProductLine } from './product-line'
import { useProducts } from './use-products'

type ProductLinesProps = {
  title: string
  slugs: readonly string[]
  total: (amount: string) => string
  /** Quantities, where they are known. */
  counts: ReadonlyMap<string, number>
  /** Additional actions per product. */
  actions: (product: ProductSummary) => ReactNode
}

/** A list of products with prices, to save or view beside the current work. */
export function ProductLines({ title, slugs, total, counts, actions }: ProductLinesProps) {
  const { products } = useProducts(slugs)
  if (!products?.length) return null
  const wanted = products.flatMap((product) => {
    const quantity = counts.get(product.slug) ?? 0
    return quantity > 0 ? [{ piece: pieceOf(product), quantity }] : []
  })
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <h2 className="text-base">{title}</h2>
      <ul>
        {products.map((product) => (
          <ProductLine
            key={product.slug}
            product={product}
            aside={<ListButton list={WISHLIST} product={product} className="-mt-2.5 -mr-2.5" />}
          >
            {actions(product)}
          </ProductLine>
        ))}
      </ul>
      {counts.size > 0 && (
        <p className="num pt-3 font-semibold">
          {total(price(products.reduce((sum, { slug, priceVnd }) => sum + (counts.get(slug) ?? 0) * priceVnd, 0)))}
        </p>
      )}
      {wanted.length > 1 && <AddPieces look="primary" className="mt-3" pieces={wanted} />}
    </section>
  )
}
