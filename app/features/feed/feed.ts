import { type ColourCode, colourOfFinish, type MaterialCode } from '../catalogue/catalogue'
import { addDays, shippingOf } from '../delivery/delivery'
import { skuOf, supplyOf } from '../stock/stock'

/** Product feeds by Google's product data specification, as RSS 2.0; one item per variant (BUY-14). */

/** A variant with its names in the feed's language. Lengths in millimetres, prices in whole đồng. */
export type FeedVariant = {
  slug: string
  finish: MaterialCode
  name: string
  summary: string
  category: string
  group: string
  priceVnd: number
  wasPriceVnd: number | null
  free: number
  leadDays?: number
  /** Absolute address. */
  image: string
}

/** What a feed's items have in common. */
type FeedWords = {
  brand: string
  /** Of the product page. */
  linkOf: (slug: string) => string
  materialName: (code: MaterialCode) => string
  colourName: (code: ColourCode) => string
  today: string
}

export const feedPath = (locale: string) => `/${locale}/feed.xml`

const LONGEST_ID = 50
const LONGEST_TITLE = 150
const LONGEST_TEXT = 5000

export function feedHead(title: string, link: string, description: string): string {
  const channel = { title, link, description }
  const elements = Object.entries(channel).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${elements.join('')}\n`
}

export const FEED_END = '</channel></rss>\n'

export const feedItems = (variants: readonly FeedVariant[], words: FeedWords): string =>
  variants.map((variant) => `<item>${written(attributesOf(variant, words))}</item>\n`).join('')

type Attributes = { [name: string]: string | undefined | Attributes }

function attributesOf(variant: FeedVariant, { brand, linkOf, materialName, colourName, today }: FeedWords): Attributes {
  const { slug, finish, name, priceVnd, wasPriceVnd } = variant
  const material = materialName(finish)
  const colour = colourOfFinish[finish]
  const supply = supplyOf(1, variant)
  const { fee, handlingDays, transitDays } = shippingOf(priceVnd, supply.kind === 'made' ? supply.leadDays : undefined)
  return {
    id: idOf(skuOf(variant)),
    item_group_id: idOf(slug),
    title: shortened(`${name}, ${material}`, LONGEST_TITLE),
    description: shortened(variant.summary || name, LONGEST_TEXT),
    link: `${linkOf(slug)}?finish=${finish}`,
    image_link: variant.image,
    availability: { stock: 'in_stock', made: 'backorder', out: 'out_of_stock' }[supply.kind],
    availability_date: supply.kind === 'made' ? addDays(today, supply.leadDays) : undefined,
    price: inDong(wasPriceVnd ?? priceVnd),
    sale_price: wasPriceVnd === null ? undefined : inDong(priceVnd),
    brand,
    identifier_exists: 'no',
    condition: 'new',
    color: colour && colourName(colour),
    material,
    product_type: `${variant.group} > ${variant.category}`,
    shipping: {
      country: 'VN',
      // Nobody pays more; a region cannot be named for Vietnam.
      price: inDong(fee.most),
      min_handling_time: String(handlingDays),
      max_handling_time: String(handlingDays),
      min_transit_time: String(transitDays.least),
      max_transit_time: String(transitDays.most),
    },
  }
}

/** Ids have fifty characters at most; what is longer ends in a checksum. */
export function idOf(text: string): string {
  if (text.length <= LONGEST_ID) return text
  let sum = 0
  for (const character of text) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0
  return `${text.slice(0, LONGEST_ID - 9)}-${sum.toString(16).padStart(8, '0')}`
}

const inDong = (amount: number) => `${amount} VND`

const shortened = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined
        ? ''
        : `<g:${name}>${typeof value === 'string' ? escaped(value) : written(value)}</g:${name}>`,
    )
    .join('')

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
