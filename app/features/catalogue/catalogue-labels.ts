import { formatPercent, formatVnd } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { type Locale, languageOf } from '../languages/languages'
import { getLocale } from '../languages/locale'
import { type ColourCode, type MaterialCode, type PackageTier, sizeInCm } from './catalogue'
import type { SortOrder } from './listing'

/** Catalogue words in the page's language. Tables, because only named messages reach the browser. */

export const localeCode = () => languageOf(getLocale()).localeCode

/** Width × depth × height in the language's format. */
export const sizeName = (size: Parameters<typeof sizeInCm>[0]) => m.in_cm({ size: sizeInCm(size, localeCode()) })

export const price = (amount: number) => formatVnd(amount, localeCode())

const PERCENT = 100

/** A reduction of so many percent, as a tag on a price. */
export const reductionTag = (percent: number) => `−${formatPercent(percent / PERCENT, localeCode())}`

export const itemCount = (count: number) => (count === 1 ? m.listing_count_one() : m.listing_count({ count }))

export const showCount = (count: number) => (count === 1 ? m.listing_show_one() : m.listing_show({ count }))

const materialNames: Record<MaterialCode, (inputs?: object, options?: { locale: Locale }) => string> = {
  oak: m.material_oak,
  walnut: m.material_walnut,
  ash: m.material_ash,
  black_oak: m.material_black_oak,
  linen: m.material_linen,
  leather: m.material_leather,
  rattan: m.material_rattan,
  steel: m.material_steel,
  stainless_steel: m.material_stainless_steel,
  glass: m.material_glass,
  ceramic: m.material_ceramic,
  granite: m.material_granite,
  plastic: m.material_plastic,
  aluminium: m.material_aluminium,
  brass: m.material_brass,
  plaster: m.material_plaster,
  pvc: m.material_pvc,
  spc: m.material_spc,
  mdf: m.material_mdf,
  water_paint: m.material_water_paint,
  plywood: m.material_plywood,
}
export const materialName = (code: MaterialCode) => materialNames[code]()
/** The same in another language than the page's. */
export const materialNameIn = (code: MaterialCode, locale: Locale) => materialNames[code]({}, { locale })

const colourNames: Record<ColourCode, () => string> = {
  light_wood: m.colour_light_wood,
  brown: m.colour_brown,
  black: m.colour_black,
  grey: m.colour_grey,
  white: m.colour_white,
  beige: m.colour_beige,
  metal: m.colour_metal,
  gold: m.colour_gold,
  red: m.colour_red,
  green: m.colour_green,
  blue: m.colour_blue,
}
export const colourName = (code: ColourCode) => colourNames[code]()

const sortNames: Record<SortOrder, () => string> = {
  newest: m.listing_sort_newest,
  'price-asc': m.listing_sort_price_asc,
  'price-desc': m.listing_sort_price_desc,
  name: m.listing_sort_name,
}
export const sortName = (sort: SortOrder) => sortNames[sort]()

const tierNames: Record<PackageTier, typeof m.package_tier_basic> = {
  basic: m.package_tier_basic,
  standard: m.package_tier_standard,
  premium: m.package_tier_premium,
  luxury: m.package_tier_luxury,
}
/** Letters pass a locale; pages use their own. */
export const tierName = (tier: PackageTier, locale?: Locale) => tierNames[tier]({}, { locale })
