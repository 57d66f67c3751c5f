import { numberFormat } from '#app/lib/formats'
import type { ColourCode, MaterialCode } from './materials'
import type { PackageRoom, PackageTier } from './packages'

export { colourOfFinish, materialCodes } from './materials'
export { drawingOf, woodPicture } from './picture-paths'
export type { ColourCode, MaterialCode, PackageRoom, PackageTier }

/** A product on a card. Lengths in millimetres, prices in whole đồng. */
export type ProductSummary = {
  slug: string
  categorySlug: string
  name: string
  summary: string
  priceVnd: number
  wasPriceVnd: number | null
  widthMm: number
  depthMm: number
  heightMm: number
  /** Available finishes, the shown one first. */
  finishes: readonly MaterialCode[]
  image: string | null
  isNew: boolean
  isInStock: boolean
  /** Days to make one, if it is not in stock; undefined for what cannot be had. */
  leadDays?: number
  /** The finish that was asked for, if it is not the first: price and stock are its own. */
  finish?: MaterialCode
  /** True if the picture shows that finish. */
  isPictured?: boolean
}

/** How long a product counts as new. */
export const NEW_FOR_DAYS = 90

export type CategorySummary = { slug: string; name: string; image: string | null }

/** Head of a category page. */
export type Category = CategorySummary & {
  kind: 'wooden' | 'goods'
  advice: string
  /** Its menu group. */
  group: { slug: string; name: string }
}

/** Reduction in whole percent; null without one. */
export function reductionPercent({ priceVnd, wasPriceVnd }: Pick<ProductSummary, 'priceVnd' | 'wasPriceVnd'>) {
  return wasPriceVnd && wasPriceVnd > priceVnd ? Math.round((1 - priceVnd / wasPriceVnd) * 100) : null
}

/** Width × depth × height in centimetres. */
export function sizeInCm(
  { widthMm, depthMm, heightMm }: Pick<ProductSummary, 'widthMm' | 'depthMm' | 'heightMm'>,
  localeCode: string,
) {
  const number = numberFormat(localeCode, { maximumFractionDigits: 1 })
  return [widthMm, depthMm, heightMm].map((length) => number.format(length / 10)).join(' × ')
}

export type Pictured = { image: string | null; slug: string; categorySlug?: string }

/** A picture, or else the category's silhouette. */
export const pictureOf = ({ image, slug, categorySlug = slug }: Pictured) => image ?? `/silhouettes/${categorySlug}.svg`

export const packageTiers = ['basic', 'standard', 'premium', 'luxury'] as const satisfies readonly PackageTier[]

/** Case-insensitive; null for unknown tiers, for which all packages are shown (ROUTE-05). */
export const toPackageTier = (value: unknown): PackageTier | null =>
  packageTiers.find((tier) => typeof value === 'string' && tier === value.toLowerCase()) ?? null

/** A package with totals computed from its products. */
export type PackageSummary = {
  tier: PackageTier
  image: string | null
  area: { from: number; to?: number }
  rooms: { room: PackageRoom; pieces: number }[]
  priceVnd: number
}

/** Products of a package's rooms. */
export type PackageContents = { room: PackageRoom; items: { product: ProductSummary; quantity: number }[] }[]

/** Products of the home page's example, in order. */
export const prescribedSlugs = ['sofa-ho-tay-ba-cho', 'ban-tra-nhat-tan', 'ke-sach-ba-vi'] as const

/** Catalogue data of the home page. */
export type ShopWindow = {
  families: CategorySummary[]
  newest: ProductSummary[]
  prescribed: ProductSummary[]
  packages: PackageSummary[]
}
