import { pagePath } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { sizeInCm } from '../catalogue/catalogue'
import { localeCode, materialName, price } from '../catalogue/catalogue-labels'
import { href } from '../languages/href'
import { absoluteUrl, fullPicture, type StructuredData } from '../page/page'
import { PageHead } from '../page/page-head'
import { kindOf } from './kinds'
import type { Product } from './product'

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
      data={import.meta.env.SSR ? [productData(product)] : undefined}
    />
  )
}

export function descriptionOf(product: Product) {
  const { name, summary, categorySlug, priceVnd } = product
  const describe = kindOf(categorySlug) === 'furniture' ? m.detail_description : m.detail_description_goods
  return describe({ name, summary, size: sizeInCm(product, localeCode()), price: price(priceVnd) })
}

function productData(product: Product): StructuredData {
  const url = absoluteUrl(href('/product/$slug', { slug: product.slug }))
  return {
    '@type': 'Product',
    sku: product.slug,
    name: product.name,
    description: product.summary,
    url,
    // Products without a rendering have no picture.
    ...(product.pictures.length ? { image: product.pictures.map(fullPicture) } : {}),
    category: product.category.name,
    material: materialName(product.material),
    width: inMillimetres(product.widthMm),
    depth: inMillimetres(product.depthMm),
    height: inMillimetres(product.heightMm),
    offers: {
      '@type': 'Offer',
      url,
      price: product.priceVnd,
      priceCurrency: 'VND',
      availability: product.isInStock ? 'https://schema.org/InStock' : 'https://schema.org/BackOrder',
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}

/** Lengths with their UN/CEFACT unit code. */
const inMillimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MMT' }) as const
