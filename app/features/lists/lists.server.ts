import { inArray } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { products } from '#app/server/db/schema'
import type { MaterialCode, ProductSummary } from '../catalogue/catalogue'
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
  return wanted.flatMap(
    ({ slug, finish }) => known.find((product) => product.slug === slug && isIn(product, finish)) ?? [],
  )
}

/** A product in its first finish does not say so. */
const isIn = ({ finish: own, finishes }: ProductSummary, finish?: MaterialCode) =>
  own === finish || (own === undefined && finishes[0] === finish)
