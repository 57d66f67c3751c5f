import type { JSX } from 'react'
import type { BreadcrumbList, ItemList, Organization, Product, SearchAction, WebSite } from 'schema-dts'

/** A breadcrumb; the absolute URL is missing for steps without a page. */
export type Step = { name: string; url?: string }

/** Items of a page in order; `from` is the position of the first in the whole list. */
export type PageList = { name: string; from?: number; items: readonly { name: string; url?: string; image?: string }[] }

/** Types of schema.org in use; the search action's `query-input` is missing in the types. */
type Described =
  | Exclude<BreadcrumbList | ItemList | Organization | Product, string>
  | (Exclude<WebSite, string> & { potentialAction: SearchAction & { 'query-input': string } })

/** JSON-LD as an entry of a route's `meta`; the router escapes it, but its types lack it. */
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
