import { goodsCategories, woodenFamilies } from '../range.ts'
import { measured, type ProductSeed } from './columns.ts'

/**
 * Allowed factor outside the category's own range. Catches wrong units (bed lengths in centimetres are a tenth, prices
 * in thousands a thousandth), not unusual products.
 */
const TIMES_A_LENGTH = 4
const TIMES_A_PRICE = 20

type Measured = (typeof measured)[number]

const fields = {
  price_vnd: 'priceVnd',
  was_price_vnd: 'wasPriceVnd',
  width_mm: 'widthMm',
  depth_mm: 'depthMm',
  height_mm: 'heightMm',
} as const satisfies Record<Measured, keyof ProductSeed>

const productsOf = new Map([...woodenFamilies, ...goodsCategories].map(({ slug, products }) => [slug, products]))

const isPrice = (column: Measured) => column.endsWith('_vnd')

/** A column's limits in a category; old prices are compared with current ones. */
function limitsOf(categorySlug: string, column: Measured) {
  const field = column === 'was_price_vnd' ? 'priceVnd' : fields[column]
  const known = (productsOf.get(categorySlug) ?? []).map((product) => product[field])
  const times = isPrice(column) ? TIMES_A_PRICE : TIMES_A_LENGTH
  return { least: Math.ceil(Math.min(...known) / times), most: Math.max(...known) * times }
}

/** Values probably in a wrong unit, except those marked as unusual. */
export function doubtfulUnits(categorySlug: string, product: ProductSeed, unusual: readonly Measured[] = []): string[] {
  return measured.flatMap((column) => {
    const value = product[fields[column]]
    const { least, most } = limitsOf(categorySlug, column)
    if (value === undefined || unusual.includes(column) || (least <= value && value <= most)) return []
    const unit = isPrice(column) ? 'đồng' : 'mm'
    const smaller = isPrice(column) ? 'thousands of đồng' : 'centimetres'
    return `${column} is ${value}, where ${categorySlug} has ${least} to ${most} ${unit}: are these ${value < least ? smaller : unit}? If they are right, name ${column} in the column unusual`
  })
}
