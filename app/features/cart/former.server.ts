import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { categories, formerProducts } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { variantOf } from '../stock/stock'
import type { SizedPiece } from './instead'

export type FormerVariant = SizedPiece & { sku: string; name: string | undefined }

/** What the shop still knows of skus that have left the range. */
export async function findFormer(db: Database, locale: Locale, skus: readonly string[]): Promise<FormerVariant[]> {
  const variants = skus.flatMap((sku) => {
    const variant = variantOf(sku)
    return variant ? [{ sku, ...variant }] : []
  })
  if (variants.length === 0) return []
  const { slug, names, priceVnd, widthMm, depthMm, heightMm } = formerProducts
  const rows = await db
    .select({ slug, names, priceVnd, widthMm, depthMm, heightMm, categorySlug: categories.slug })
    .from(formerProducts)
    .innerJoin(categories, eq(categories.id, formerProducts.categoryId))
    .where(inArray(slug, sql`(select value from json_each(${JSON.stringify(variants.map((one) => one.slug))}))`))
  return variants.flatMap((variant) => {
    const row = rows.find((one) => one.slug === variant.slug)
    return row ? [{ ...row, ...variant, name: row.names[locale] }] : []
  })
}
