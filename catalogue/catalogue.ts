/** The shop's range as data: what the seed writes into D1 and what the models and pictures are made from. */

export type Locale = 'vi' | 'en' | 'de' | 'ja'
export type Words = Record<Locale, string>

/** What a product is made of, or the finish it comes in. The message `material_<code>` says it in words. */
export type Material = (typeof materials)[number]
export const materials = [
  'oak',
  'walnut',
  'ash',
  'black_oak',
  'linen',
  'leather',
  'rattan',
  'steel',
  'stainless_steel',
  'glass',
  'ceramic',
  'granite',
  'plastic',
  'aluminium',
  'brass',
  'plaster',
  'pvc',
  'spc',
  'mdf',
  'water_paint',
  'plywood',
] as const

/** Colours as a shopper names them, in the order of a filter. The message `colour_<code>` says one in words. */
export type Colour = (typeof colours)[number]
export const colours = [
  'light_wood',
  'brown',
  'black',
  'grey',
  'white',
  'beige',
  'metal',
  'gold',
  'red',
  'green',
  'blue',
] as const

/** A product as its author writes it. Dimensions in millimetres, outer box; prices in whole đồng, VAT included. */
export type ProductSeed = {
  /** Identity in addresses: Vietnamese name without accents, kebab-case, unique in the shop. */
  slug: string
  priceVnd: number
  wasPriceVnd?: number
  widthMm: number
  depthMm: number
  heightMm: number
  material: Material
  /** Other finishes on offer (wooden families: woods; the main material is implied and comes first). */
  alsoIn?: Material[]
  /** Left out: those of its model, and of the other finishes on offer (colours.ts). */
  colours?: Colour[]
  /** ISO 3166-1 alpha-2. */
  origin: string
  warrantyMonths: number
  stock: number
  addedOn: string
  /** One line under the name: what it is made of and what sets it apart, at most 60 characters. */
  summary: Words
  /** The product's name. Wooden furniture leaves it out: its names are messages, `product_<slug with _>`. */
  name?: Words
}

export type CategorySeed = {
  /** Fixed identity. Wooden families carry 1 to 15 (CAT-01). */
  id: number
  uniqueId: string
  slug: string
  /** Wooden families leave it out: their names are messages, `category_<slug with _>`. */
  name?: Words
  /** One helpful sentence under the page's heading. */
  advice: Words
  products: ProductSeed[]
}
