import { and, inArray, or } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { products } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { prescribedSlugs, type ShopWindow } from './catalogue'
import { selectPackageTotals, selectTiers, toPackages } from './packages.server'
import { isActive, newestFirst, ofScope, selectProducts, selectWoodenFamilies, toProduct } from './products.server'

const NEWEST = 5

/** Catalogue data of the home page. Four queries in one round trip. */
export async function findShopWindow(db: Database, locale: Locale): Promise<ShopWindow> {
  const newest = db
    .select({ id: products.id })
    .from(products)
    .where(and(isActive, ofScope(products.categoryId, { kind: 'wooden' })))
    .orderBy(...newestFirst)
    .limit(NEWEST)
  const [families, rows, totals, tiers] = await db.batch([
    selectWoodenFamilies(db, locale),
    selectProducts(db, locale)
      .where(or(inArray(products.id, newest), inArray(products.slug, prescribedSlugs)))
      .orderBy(...newestFirst),
    selectPackageTotals(db),
    selectTiers(db, locale),
  ])
  const found = rows.map(toProduct)
  return {
    families,
    newest: found.slice(0, NEWEST),
    prescribed: prescribedSlugs.flatMap((slug) =>
      found.filter((product) => product.slug === slug && product.isInStock),
    ),
    packages: toPackages(totals, tiers),
  }
}
