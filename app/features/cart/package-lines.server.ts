import { and, eq, inArray, sql } from 'drizzle-orm'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { products } from '#app/server/db/schema'
import type { PackageTier } from '../catalogue/catalogue'
import { piecesOf } from '../catalogue/catalogue.server'
import type { NewCartLine } from './cart'

/** A package's pieces as lines of a basket, each in its first finish. */
export async function linesOfPackage(db: Database, tier: PackageTier): Promise<NewCartLine[]> {
  const slugs = piecesOf(tier)
  const wanted = JSON.stringify([...new Set(slugs)])
  const found = await db
    .select({ slug: products.slug, material: products.material })
    .from(products)
    .where(
      and(eq(products.version, activeCatalogue), inArray(products.slug, sql`(select value from json_each(${wanted}))`)),
    )
  return found
    .toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
    .map(({ slug, material }) => ({
      sku: `${slug}:${material}`,
      packageTier: tier,
      quantity: slugs.filter((other) => other === slug).length,
    }))
}
