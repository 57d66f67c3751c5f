import { m } from '#app/paraglide/messages.js'
import { ProductRow } from '../lists/product-row'
import type { ProductPageData } from './product'

export function Others({ related, goesWith }: Pick<ProductPageData, 'related' | 'goesWith'>) {
  return (
    <>
      <ProductRow title={m.detail_goes_with()} products={goesWith} />
      <ProductRow title={m.detail_related()} products={related} />
    </>
  )
}
