import type { Category, ProductSummary } from '../catalogue/catalogue'

/** A product with all that its page says. Lengths in millimetres, prices in whole đồng. */
export type Product = ProductSummary & {
  /** What stands first among the finishes, and what its care follows. */
  material: ProductSummary['finishes'][number]
  /** ISO 3166-1 alpha-2. */
  origin: string
  warrantyMonths: number
  stock: number
  /** Its pictures by public path, the one on its card first; none where it has not been rendered yet. */
  pictures: string[]
  /** Public path of its 3D model, or null. */
  model: string | null
  /** The measured drawing made from its model, by public path. */
  drawing: string | null
  category: Pick<Category, 'slug' | 'name' | 'kind'> & { group: Category['group'] }
}

/** A product's page: the product, others of its kind near its price, and what stands well beside it. */
export type ProductPageData = { product: Product; related: ProductSummary[]; goesWith: ProductSummary[] }

const TIME_ZONE = 'Asia/Ho_Chi_Minh'

/** The day by which a delivery of so many days is there, by the calendar of the shop. */
export function deliveryDay(now: number, days: number, localeCode: string): string {
  const day = new Date(now)
  day.setUTCDate(day.getUTCDate() + days)
  return new Intl.DateTimeFormat(localeCode, {
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    timeZone: TIME_ZONE,
  }).format(day)
}
