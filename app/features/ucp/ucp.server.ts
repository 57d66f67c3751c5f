import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { products } from '#app/server/db/schema'
import type { ProductSummary } from '../catalogue/catalogue'
import { selectProducts, toProduct } from '../catalogue/catalogue.server'
import type { Locale } from '../languages/languages'
import { findVariants } from '../stock/stock.server'
import { skusOfProduct, type UcpVariant } from './ucp'

export type ProductWithVariants = { product: ProductSummary; variants: UcpVariant[] }

/** Variants of products, in the order of their finishes. */
export async function withVariants(
  db: Database,
  locale: Locale,
  found: readonly ProductSummary[],
): Promise<ProductWithVariants[]> {
  const { variants } = await findVariants(db, locale, found.flatMap(skusOfProduct))
  return found
    .map((product) => ({ product, variants: skusOfProduct(product).flatMap((sku) => variants.get(sku) ?? []) }))
    .filter(({ variants }) => variants.length > 0)
}

/** Products by slug. */
export async function findBySlugs(db: Database, locale: Locale, slugs: readonly string[]) {
  const rows = await selectProducts(db, locale).where(
    inArray(products.slug, sql`(select value from json_each(${JSON.stringify(slugs)}))`),
  )
  return withVariants(db, locale, rows.map(toProduct))
}
