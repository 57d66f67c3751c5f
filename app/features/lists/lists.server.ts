import { inArray } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { products } from '#app/server/db/schema'
import type { ProductSummary } from '../catalogue/catalogue'
import { selectProducts, toProduct } from '../catalogue/catalogue.server'
import type { Locale } from '../languages/languages'

/** Products by slug, in that order, without those no longer sold. */
export async function findProducts(db: Database, locale: Locale, slugs: readonly string[]): Promise<ProductSummary[]> {
  if (slugs.length === 0) return []
  const found = (await selectProducts(db, locale).where(inArray(products.slug, [...slugs]))).map(toProduct)
  return slugs.flatMap((slug) => found.find((product) => product.slug === slug) ?? [])
}
