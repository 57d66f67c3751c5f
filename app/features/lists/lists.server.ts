import { inArray } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { products } from '#app/server/db/schema'
import type { ProductSummary } from '../catalogue/catalogue'
import { selectProducts, toProduct } from '../catalogue/catalogue.server'
import type { Locale } from '../languages/languages'
import { variantOf } from '../stock/stock'

/**
 * Products by slug, or in a certain finish by sku, in that order, without what is no longer sold.
 */
export async function findProducts(db: Database, locale: Locale, pieces: readonly string[]): Promise<ProductSummary[]> {
  const wanted = pieces.map((piece) => variantOf(piece) ?? { slug: piece, finish: undefined })
  const byFinish = Map.groupBy(wanted, ({ finish }) => finish)
  const found = await Promise.all(
    [...byFinish].map(async ([finish, some]) => {
      const slugs = some.map(({ slug }) => slug)
      const rows = await selectProducts(db, locale, finish ? [finish] : []).where(inArray(products.slug, slugs))
      return rows.map(toProduct)
    }),
  )
  const known = found.flat()
  // A finish that is the product's first by now, or is no longer made, still has its product.
  return wanted.flatMap(
    ({ slug, finish }) =>
      known.find((product) => product.slug === slug && product.finish === finish) ??
      known.find((product) => product.slug === slug) ??
      [],
  )
}
