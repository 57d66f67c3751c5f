import { m } from '#app/paraglide/messages.js'
import { productPath, sizeInCm } from '../catalogue/catalogue'
import { localeCode, materialName, price } from '../catalogue/catalogue-words'
import type { Locale } from '../languages/languages'
import type { Product } from './product'

/** What a product's page says about itself; nothing while there is none, on the page that says so. */
export function productHead(locale: Locale, product: Product | undefined) {
  if (!product) return undefined
  const { slug, name, summary, priceVnd, category, pictures, stock, material, widthMm, depthMm, heightMm } = product
  const description = m.detail_description({
    name,
    summary,
    size: sizeInCm(product, localeCode()),
    price: price(priceVnd),
  })
  const above =
    category.kind === 'wooden' ? { name: m.wooden_title(), path: '/wooden-furniture' } : { name: category.group.name }
  return {
    locale,
    path: productPath(slug),
    title: name,
    description,
    image: pictures[0],
    between: [above, { name: category.name, path: `/category/${category.slug}` }],
    product: {
      sku: slug,
      name,
      description: summary,
      pictures,
      category: category.name,
      material: materialName(material),
      millimetres: { width: widthMm, depth: depthMm, height: heightMm },
      priceVnd,
      isInStock: stock > 0,
    },
  }
}
