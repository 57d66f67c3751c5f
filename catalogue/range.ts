import { type ShopCategory, shopCategories } from './categories.ts'
import { type ProductSeed, parseRows } from './import/columns.ts'
import { readRows, requireRows } from './import/read.ts'
import { readSource } from './read-source.ts'

export type CategorySeed = ShopCategory & { products: readonly ProductSeed[] }

const rows = requireRows(parseRows(readRows('range.csv', readSource('range.csv'))))

const listCategories = (kind: ShopCategory['kind']): readonly CategorySeed[] =>
  shopCategories
    .filter((category) => category.kind === kind)
    .map((category) => ({
      ...category,
      products: rows.filter((row) => row.category === category).map(({ product }) => product),
    }))

/** Wooden categories, in the order of their fixed ids 1 to 15 (CAT-01). */
export const woodenFamilies = listCategories('wooden')

/** Categories with fixed product-category identifiers (CAT-02). */
export const goodsCategories = listCategories('goods')
