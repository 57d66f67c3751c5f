import type { JSX } from 'react'

/** A step from home to a page; the address in full, missing where the step is no page. */
export type Step = { name: string; url?: string }

/** What a page lists, in its order; `from` is the place of the first on the whole list. */
export type PageList = { name: string; from?: number; items: readonly { name: string; url?: string; image?: string }[] }

/** JSON-LD for search engines, as an entry of a route's `meta`; the router writes it safely, its types do not know it. */
const structuredData = (type: string, content: Record<string, unknown>) =>
  ({
    'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...content },
  }) as unknown as JSX.IntrinsicElements['meta']

export const breadcrumbList = (steps: readonly Step[]) =>
  structuredData('BreadcrumbList', {
    itemListElement: steps
      .filter(({ url }) => url !== undefined)
      .map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  })

export const itemList = ({ name, from = 1, items }: PageList) =>
  structuredData('ItemList', {
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: from + index, ...item })),
  })

/** A product on its own page; addresses in full. */
export type PageProduct = {
  sku: string
  name: string
  description: string
  pictures: readonly string[]
  category: string
  material: string
  millimetres: { width: number; depth: number; height: number }
  priceVnd: number
  isInStock: boolean
}

export function productData({ pictures, millimetres, priceVnd, isInStock, ...facts }: PageProduct, url: string) {
  const { width, depth, height } = millimetres
  return structuredData('Product', {
    ...facts,
    url,
    image: pictures,
    width: inMillimetres(width),
    depth: inMillimetres(depth),
    height: inMillimetres(height),
    offers: {
      '@type': 'Offer',
      url,
      price: priceVnd,
      priceCurrency: 'VND',
      availability: `https://schema.org/${isInStock ? 'InStock' : 'BackOrder'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  })
}

/** Lengths with their unit by its code in UN/CEFACT Recommendation 20. */
const inMillimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MMT' })
