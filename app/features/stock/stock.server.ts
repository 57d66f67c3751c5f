import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { categories, dataVersions, productFinishes, products, productTranslations, stock } from '#app/server/db/schema'
import type { MaterialCode } from '../catalogue/catalogue'
import { mostOfAPiece } from '../catalogue/catalogue.server'
import { type Making, makingOf } from '../content/content'
import type { Locale } from '../languages/languages'
import { skuOf, variantOf } from './stock'

/** A variant as it can be bought now. Prices include VAT. */
export type BuyableVariant = {
  sku: string
  slug: string
  categorySlug: string
  finish: MaterialCode
  name: string
  priceVnd: number
  /** Pieces in stock that no order holds. */
  free: number
  /** How one is made; undefined for what is only sold from stock. */
  making?: Making
  image: string | null
  widthMm: number
  depthMm: number
  heightMm: number
  origin: string
  warrantyMonths: number
}

export type BuyableVariants = { catalogue: number; variants: ReadonlyMap<string, BuyableVariant> }

/**
 * Counts that a piece, or what a package has of it, is sold out or in stock again: pages that say so are rendered anew.
 * Stands after what takes pieces and before what gives them back, since in both places too few are free.
 */
export const countStockChange = (db: Database, isOfOrder: SQL) =>
  db
    .insert(dataVersions)
    .select(
      sql`select 'stock', 1 where exists (select 1 from ${stock}
        where ${isOfOrder} and ${stock.onHand} - ${stock.held} < ${mostOfAPiece})`,
    )
    .onConflictDoUpdate({ target: dataVersions.name, set: { version: sql`version + 1` } })

/** D1 takes a hundred parameters a query, so the slugs are one. */
const slugsIn = (skus: readonly string[]) => [...new Set(skus.flatMap((sku) => variantOf(sku)?.slug ?? []))]

/** What of the skus is sold now, with the version of the catalogue that says so. */
export async function findVariants(db: Database, locale: Locale, skus: readonly string[]): Promise<BuyableVariants> {
  const slugs = JSON.stringify(slugsIn(skus))
  const [versions, rows, prices, stocked] = await db.batch([
    db.select({ version: sql<number>`${activeCatalogue}`.as('version') }).from(sql`(select 1)`),
    db
      .select({
        id: products.id,
        slug: products.slug,
        finishes: products.finishes,
        categorySlug: sql<string>`${categories.slug}`.as('category_slug'),
        kind: sql<string>`${categories.kind}`.as('category_kind'),
        name: productTranslations.name,
        priceVnd: products.priceVnd,
        image: products.image,
        widthMm: products.widthMm,
        depthMm: products.depthMm,
        heightMm: products.heightMm,
        origin: products.origin,
        warrantyMonths: products.warrantyMonths,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(
        productTranslations,
        and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, locale)),
      )
      .where(
        and(
          eq(products.version, activeCatalogue),
          inArray(products.slug, sql`(select value from json_each(${slugs}))`),
        ),
      ),
    db
      .select({
        productId: productFinishes.productId,
        finish: productFinishes.finish,
        priceVnd: productFinishes.priceVnd,
      })
      .from(productFinishes)
      .innerJoin(products, eq(products.id, productFinishes.productId))
      .where(
        and(
          eq(products.version, activeCatalogue),
          inArray(products.slug, sql`(select value from json_each(${slugs}))`),
        ),
      ),
    db
      .select({ sku: stock.sku, free: sql<number>`${stock.onHand} - ${stock.held}`.as('free') })
      .from(stock)
      .where(inArray(stock.sku, sql`(select value from json_each(${JSON.stringify(skus)}))`)),
  ])
  const variants = new Map<string, BuyableVariant>()
  for (const { id, finishes, kind, ...product } of rows)
    for (const finish of finishes.split(',') as MaterialCode[]) {
      const sku = skuOf({ slug: product.slug, finish })
      if (!skus.includes(sku)) continue
      const own = prices.find((price) => price.productId === id && price.finish === finish)
      variants.set(sku, {
        ...product,
        sku,
        finish,
        priceVnd: own?.priceVnd ?? product.priceVnd,
        free: stocked.find((row) => row.sku === sku)?.free ?? 0,
        making: makingOf({ ...product, kind }),
      })
    }
  return { catalogue: versions[0]?.version ?? 0, variants }
}
