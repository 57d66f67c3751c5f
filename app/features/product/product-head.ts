import { hrefIn, pagePath } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { kindOf } from '../../../catalogue/kinds'
import { sizeInCm } from '../catalogue/catalogue'
import { localeCode, materialName, price } from '../catalogue/catalogue-labels'
import type { Locale } from '../languages/languages'
import { absoluteUrl, fullPicture, structuredData } from '../page/page'
import type { Product } from './product'

/** What a product's page says about itself; nothing while there is none, on the page that says so. */
export function productHead(locale: Locale, product: Product | undefined) {
  if (!product) return undefined
  const { slug, name, category, pictures } = product
  const above =
    category.kind === 'wooden'
      ? { name: m.wooden_title(), path: pagePath('/wooden-furniture') }
      : { name: category.group.name }
  return {
    locale,
    path: pagePath('/product/$slug', { slug }),
    title: name,
    description: descriptionOf(product),
    image: pictures[0],
    between: [above, { name: category.name, path: pagePath('/category/$slug', { slug: category.slug }) }],
    data: productData(product, absoluteUrl(hrefIn(locale, '/product/$slug', { slug }))),
  }
}

/** What search engines show of it. */
export function descriptionOf(product: Product) {
  const { name, summary, categorySlug, priceVnd } = product
  const describe = kindOf(categorySlug) === 'furniture' ? m.detail_description : m.detail_description_goods
  return describe({ name, summary, size: sizeInCm(product, localeCode()), price: price(priceVnd) })
}

const productData = (product: Product, url: string) =>
  structuredData({
    '@type': 'Product',
    sku: product.slug,
    name: product.name,
    description: product.summary,
    url,
    // A product that has not been rendered yet has none to show.
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
  })

/** Lengths with their unit by its code in UN/CEFACT Recommendation 20. */
const inMillimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MMT' }) as const
