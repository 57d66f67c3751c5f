import { m } from '#app/paraglide/messages.js'
import { ProductRow } from '../lists/product-row'
import type { ProductPageData } from './product'

/** What stands well beside a product, and others of its kind. */
export function Others({ related, goesWith }: Pick<ProductPageData, 'related' | 'goesWith'>) {
  return (
    <>
      <ProductRow title={m.detail_goes_with()} products={goesWith} />
      <ProductRow title={m.detail_related()} products={related} />
    </>
  )
}
