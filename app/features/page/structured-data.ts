import type {
  BreadcrumbList,
  ItemList,
  MerchantReturnPolicy,
  OfferShippingDetails,
  Organization,
  Product,
  ProductGroup,
  SearchAction,
  WebSite,
} from 'schema-dts'

/** A breadcrumb; the absolute URL is missing for steps without a page. */
export type Step = { name: string; url?: string }

/** Items of a page in order; `from` is the position of the first in the whole list. */
export type PageList = { name: string; from?: number; items: readonly { name: string; url?: string; image?: string }[] }

/** Types of schema.org in use; the search action's `query-input` is missing in the types. */
export type StructuredData =
  | Exclude<
      BreadcrumbList | ItemList | MerchantReturnPolicy | OfferShippingDetails | Organization | Product | ProductGroup,
      string
    >
  | (Exclude<WebSite, string> & { potentialAction: SearchAction & { 'query-input': string } })

/** JSON-LD for a script element; escapes text that would close the element. */
export const jsonLd = (data: readonly StructuredData[]) =>
  JSON.stringify(data.map((one) => ({ '@context': 'https://schema.org', ...one }))).replaceAll('<', '\\u003c')

export const breadcrumbList = (steps: readonly Step[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps
    .filter(({ url }) => url !== undefined)
    .map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
})

export const itemList = ({ name, from = 1, items }: PageList): StructuredData => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: from + index, ...item })),
})
