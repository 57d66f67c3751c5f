import type { CategorySeed, ProductSeed } from '../catalogue.ts'

/**
 * How far a value may lie outside of what the shop's own range has in the category. A bed in centimetres has a tenth of
 * its length, a price in thousands a thousandth: both have to be told from a product that is merely unlike the others.
 */
const TIMES_A_LENGTH = 4
const TIMES_A_PRICE = 20

const fields = {
  price_vnd: 'priceVnd',
  was_price_vnd: 'wasPriceVnd',
  width_mm: 'widthMm',
  depth_mm: 'depthMm',
  height_mm: 'heightMm',
} as const
type Measured = keyof typeof fields

/** Columns whose values are compared with the rest of their category. */
export const measured = Object.keys(fields) as Measured[]

const isPrice = (column: Measured) => column.endsWith('_vnd')

/** What a column may hold in a category. A price before a reduction is compared with what things cost. */
function limitsOf(category: CategorySeed, column: Measured) {
  const field = column === 'was_price_vnd' ? 'priceVnd' : fields[column]
  const known = category.products.map((product) => product[field])
  const times = isPrice(column) ? TIMES_A_PRICE : TIMES_A_LENGTH
  return { least: Math.ceil(Math.min(...known) / times), most: Math.max(...known) * times }
}

/** Values that are probably in another unit, but for those that are said to be unusual. */
export function doubtfulUnits(
  category: CategorySeed,
  product: ProductSeed,
  unusual: readonly Measured[] = [],
): string[] {
  return measured.flatMap((column) => {
    const value = product[fields[column]]
    const { least, most } = limitsOf(category, column)
    if (value === undefined || unusual.includes(column) || (least <= value && value <= most)) return []
    const unit = isPrice(column) ? 'đồng' : 'mm'
    const smaller = isPrice(column) ? 'thousands of đồng' : 'centimetres'
    return `${column} is ${value}, where ${category.slug} has ${least} to ${most} ${unit}: are these ${value < least ? smaller : unit}? If they are right, name ${column} in the column unusual`
  })
}
