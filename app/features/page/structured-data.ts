import type { JSX } from 'react'

/** A step from home to a page; the address in full, missing where the step is no page. */
export type Step = { name: string; url?: string }

/** What a page lists, in its order; `from` is the place of the first on the whole list. */
export type PageList = { name: string; from?: number; items: readonly { name: string; url?: string; image?: string }[] }

/** JSON-LD for search engines, as an entry of a route's `meta`; the router writes it safely, its types do not know it. */
export const structuredData = (type: string, content: Record<string, unknown>) =>
  ({
    'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...content },
  }) as unknown as StructuredData

export type StructuredData = JSX.IntrinsicElements['meta']

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
