import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { href } from '../languages/href'
import { Breadcrumbs } from '../page/breadcrumbs'
import { Facts } from './facts'
import { FitForm } from './fit-form'
import type { FitSearch } from './fit-search'
import { Gallery } from './gallery'
import { Offer, OfferBar, Promises } from './offer'
import { Others } from './others'
import { isBulky, packageOf } from './packing'
import type { Product, ProductPageData } from './product'

export type PartProps = ProductPageData & { fit: FitSearch }

/** Parts of a product page without script. */
const parts = {
  way: ({ product }: PartProps) => <Way product={product} />,
  gallery: ({ product }: PartProps) => <Gallery product={product} />,
  offer: ({ product }: PartProps) => <Offer product={product} />,
  promises: ({ product }: PartProps) => <Promises product={product} />,
  details: ({ product, fit }: PartProps) => (
    <>
      <Facts product={product} />
      {isBulky(packageOf(product)) && <FitForm product={product} fit={fit} />}
    </>
  ),
  others: ({ product: _, fit: __, ...others }: PartProps) => <Others {...others} />,
  bar: ({ product }: PartProps) => <OfferBar product={product} />,
}

export type PartName = keyof typeof parts

export default function ProductPart({ name, ...props }: PartProps & { name: PartName }) {
  return parts[name](props)
}

function Way({ product: { name, category } }: { product: Product }) {
  const _locale = getLocale()
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
