import { dayFormat } from '#app/lib/formats'
import type { Category, ProductSummary } from '../catalogue/catalogue'
import { dayLocaleOf, type Locale } from '../languages/languages'

/** A product with all that its page says. Lengths in millimetres, prices in whole đồng. */
export type Product = ProductSummary & {
  /** What stands first among the finishes, and what its care follows. */
  material: ProductSummary['finishes'][number]
  /** ISO 3166-1 alpha-2. */
  origin: string
  warrantyMonths: number
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

/** The day by which a delivery of so many days is there, by the calendar of the shop, as a sentence goes on with it. */
export function deliveryDay(now: number, days: number, locale: Locale): string {
  const day = new Date(now)
  day.setUTCDate(day.getUTCDate() + days)
  // Vietnamese has numbers for its months, and no short names of days that a sentence could take.
  const [weekday, month] = locale === 'vi' ? (['long', 'numeric'] as const) : (['short', 'long'] as const)
  const said = dayFormat(dayLocaleOf(locale), {
    weekday,
    day: 'numeric',
    month,
    timeZone: TIME_ZONE,
  }).format(day)
  return locale === 'vi' ? said.charAt(0).toLowerCase() + said.slice(1) : said
}
