import { numberFormat } from '#app/lib/formats'
import type { Colour, Material } from '../../../catalogue/catalogue'
import type { PackageRoom, PackageTier } from '../../../catalogue/packages'

export type { Colour, Material, PackageRoom, PackageTier }

/** A product as a card shows it. Lengths in millimetres, prices in whole đồng. */
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
  /** Finishes on offer, the one shown first. */
  finishes: readonly Material[]
  image: string | null
  isNew: boolean
  isInStock: boolean
}

/** A product counts as new for so long after it came into the shop. */
export const NEW_FOR_DAYS = 90

export type CategorySummary = { slug: string; name: string; image: string | null }

/** The head of a category's page. */
export type Category = CategorySummary & {
  kind: 'wooden' | 'goods'
  advice: string
  /** The heading of the menu above it. */
  group: { slug: string; name: string }
}

/** The reduction in whole percent, or null without one. */
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

/** The picture of a product or category; where there is none, its category's silhouette. */
export const pictureOf = ({
  image,
  slug,
  categorySlug = slug,
}: {
  image: string | null
  slug: string
  categorySlug?: string
}) => image ?? `/silhouettes/${categorySlug}.svg`

export const packageTiers = ['basic', 'standard', 'premium', 'luxury'] as const satisfies readonly PackageTier[]

/** The package an address asks for, in capitals or not; an unknown one is none, and all are shown (ROUTE-05). */
export const toPackageTier = (value: unknown): PackageTier | null =>
  packageTiers.find((tier) => typeof value === 'string' && tier === value.toLowerCase()) ?? null

/** A furniture package with its totals, computed from the products it holds. */
export type PackageSummary = {
  tier: PackageTier
  image: string | null
  area: { from: number; to?: number }
  rooms: { room: PackageRoom; pieces: number }[]
  priceVnd: number
}

/** What stands in one room of a package. */
export type PackageContents = { room: PackageRoom; items: { product: ProductSummary; quantity: number }[] }[]

/** The pieces of the prescription that the home page shows as an example, in the order of its lines. */
export const prescribedSlugs = ['sofa-ho-tay-ba-cho', 'ban-tra-nhat-tan', 'ke-sach-ba-vi'] as const

/** What the home page shows of the shop. */
export type ShopWindow = {
  families: CategorySummary[]
  newest: ProductSummary[]
  prescribed: ProductSummary[]
  packages: PackageSummary[]
}
