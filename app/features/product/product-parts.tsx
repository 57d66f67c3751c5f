import { m } from '#app/paraglide/messages.js'
import type { Measures } from '../delivery/delivery'
import { href } from '../languages/href'
import { Breadcrumbs } from '../page/breadcrumbs'
import { Facts } from './facts'
import { FitForm } from './fit-form'
import { isBulky, packageOf } from './packing'
import type { Product } from './product'

/** Parts of a product page without script. */

export { Gallery } from './gallery'
export { Offer, OfferBar, Promises } from './offer'
export { Others } from './others'

export function ProductBreadcrumbs({ product: { name, category } }: { product: Product }) {
  const above =
    category.kind === 'wooden' ? (
      <a key="above" href={href('/wooden-furniture')}>
        {m.wooden_title()}
      </a>
    ) : (
      category.group.name
    )
  const between = [
    above,
    <a key="category" href={href('/category/$slug', { slug: category.slug })}>
      {category.name}
    </a>,
  ]
  return <Breadcrumbs between={between}>{name}</Breadcrumbs>
}

export const ProductDetails = ({ product, fit }: { product: Product; fit: Measures }) => (
  <>
    <Facts product={product} />
    {isBulky(packageOf(product)) && <FitForm product={product} fit={fit} />}
  </>
)
