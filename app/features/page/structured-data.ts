import type { JSX } from 'react'
import type { BreadcrumbList, ItemList, Organization, Product, SearchAction, WebSite } from 'schema-dts'

/** A step from home to a page; the address in full, missing where the step is no page. */
export type Step = { name: string; url?: string }

/** What a page lists, in its order; `from` is the place of the first on the whole list. */
export type PageList = { name: string; from?: number; items: readonly { name: string; url?: string; image?: string }[] }

/** Search engines are told of these, by the types of schema.org; what an action asks for has a name that no type knows. */
type Described =
  | Exclude<BreadcrumbList | ItemList | Organization | Product, string>
  | (Exclude<WebSite, string> & { potentialAction: SearchAction & { 'query-input': string } })

/** JSON-LD for search engines, as an entry of a route's `meta`; the router writes it safely, its types do not know it. */
export const structuredData = (described: Described) =>
  ({ 'script:ld+json': { '@context': 'https://schema.org', ...described } }) as unknown as StructuredData

export type StructuredData = JSX.IntrinsicElements['meta']

export const breadcrumbList = (steps: readonly Step[]) =>
  structuredData({
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .filter(({ url }) => url !== undefined)
      .map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  })

export const itemList = ({ name, from = 1, items }: PageList) =>
  structuredData({
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: from + index, ...item })),
  })
