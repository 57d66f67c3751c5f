import { dayFormat } from '#app/lib/formats'
import type { ProductAttributes } from '#app/server/db/schema'
import type { Category, ProductSummary } from '../catalogue/catalogue'
import { dayLocaleOf, type Locale } from '../languages/languages'

export { stairsFor } from './fit-check'
export { fitSearch, type Passages, plausibleMeasures, readPassages } from './fit-search'
export { bulkyCratesOf, type Crate, type Package, packageOf } from './packing'

/** A finish as it can be bought now, in whole đồng. */
export type FinishOffer = {
  finish: ProductSummary['finishes'][number]
  priceVnd: number
  wasPriceVnd: number | null
  /** The line under the name, if it is another one in this finish. */
  summary?: string
  supply: 'stock' | 'made' | 'out'
  /** Days to make one, and the percentage that is paid before. */
  leadDays?: number
  depositPercent?: number
  /** Public path of its picture, if it is not the first finish and has one. */
  picture?: string
}

/** A product with its page's data. Lengths in millimetres, prices in whole đồng. */
export type Product = ProductSummary &
  ProductAttributes & {
    /** Default finish, which decides the care instructions. */
    material: ProductSummary['finishes'][number]
    /** Public paths, the card's picture first; empty before rendering. */
    pictures: string[]
    /** Public path of the 3D model, or null. */
    model: string | null
    /** Public path of the measured drawing, or null. */
    drawing: string | null
    /** Facts of the trade in the page's language: the server words them, so that pages load no words for them. */
    tradeFacts: { name: string; value: string }[]
    /** In the order of `finishes`; never empty. */
    offers: FinishOffer[]
    category: Pick<Category, 'slug' | 'name' | 'kind'> & { group: Category['group'] }
  }

/** Data of a product page. */
export type ProductPageData = { product: Product; related: ProductSummary[]; goesWith: ProductSummary[] }

/** The offer of an address's finish; of the first one for any other text. */
export function offerIn({ offers, ...product }: Product, finish: unknown): FinishOffer {
  const [first] = offers
  return (
    offers.find((offer) => offer.finish === finish) ??
    first ?? { finish: product.material, priceVnd: product.priceVnd, wasPriceVnd: null, supply: 'out' }
  )
}

/** The product as it is sold in a finish. */
export const inFinish = (
  product: Product,
  { finish, picture, priceVnd, wasPriceVnd, summary = product.summary, supply }: FinishOffer,
): Product => ({
  ...product,
  material: finish,
  summary,
  priceVnd,
  wasPriceVnd,
  isInStock: supply === 'stock',
  pictures: picture ? [picture] : product.pictures,
})

const TIME_ZONE = 'Asia/Ho_Chi_Minh'

/** Latest delivery date in the shop's time zone, formatted for use in a sentence. */
export function deliveryDay(now: number, days: number, locale: Locale): string {
  const day = new Date(now)
  day.setUTCDate(day.getUTCDate() + days)
  // Vietnamese months are numbers, and its weekdays have no short names that fit a sentence.
  const [weekday, month] = locale === 'vi' ? (['long', 'numeric'] as const) : (['short', 'long'] as const)
  const written = dayFormat(dayLocaleOf(locale), {
    weekday,
    day: 'numeric',
    month,
    timeZone: TIME_ZONE,
  }).format(day)
  return locale === 'vi' ? written.charAt(0).toLowerCase() + written.slice(1) : written
}
