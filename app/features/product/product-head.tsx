import { pagePath } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { sizeInCm } from '../catalogue/catalogue'
import { localeCode, price } from '../catalogue/catalogue-labels'
import { PageHead } from '../page/page-head'
import { kindOf } from './kinds'
import type { Product } from './product'
import { productData } from './product-data'

export function ProductHead({ product }: { product: Product }) {
  const { name, category, pictures } = product
  const above =
    category.kind === 'wooden'
      ? { name: m.wooden_title(), path: pagePath('/wooden-furniture') }
      : { name: category.group.name }
  return (
    <PageHead
      title={name}
      description={descriptionOf(product)}
      image={pictures[0]}
      between={[above, { name: category.name, path: pagePath('/category/$slug', { slug: category.slug }) }]}
      data={import.meta.env.SSR ? productData(product) : undefined}
    />
  )
}

export function descriptionOf(product: Product) {
  const { name, summary, categorySlug, priceVnd } = product
  const describe = kindOf(categorySlug) === 'furniture' ? m.detail_description : m.detail_description_goods
  return describe({ name, summary, size: sizeInCm(product, localeCode()), price: price(priceVnd) })
}
