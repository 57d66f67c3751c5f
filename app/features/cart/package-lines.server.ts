import { and, eq, inArray, sql } from 'drizzle-orm'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { products } from '#app/server/db/schema'
import type { PackageTier } from '../catalogue/catalogue'
import { piecesOf } from '../catalogue/catalogue.server'
import type { NewCartLine, WantedPiece } from './cart'

/** A package's pieces as lines of a basket, each in its first finish. */
export async function linesOfPackage(db: Database, tier: PackageTier): Promise<NewCartLine[]> {
  const slugs = piecesOf(tier)
  const found = await findShownFinishes(db, [...new Set(slugs)])
  return found
    .toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
    .map(({ slug, material }) => ({
      sku: `${slug}:${material}`,
      packageTier: tier,
      quantity: slugs.filter((other) => other === slug).length,
    }))
}

/** The finish of each piece that the shop shows first. */
const findShownFinishes = (db: Database, slugs: readonly string[]) =>
  db
    .select({ slug: products.slug, material: products.material })
    .from(products)
    .where(
      and(
        eq(products.version, activeCatalogue),
        inArray(products.slug, sql`(select value from json_each(${JSON.stringify(slugs)}))`),
      ),
    )

/** Wanted pieces as lines of a basket; a piece without a finish comes in the one that the shop shows. */
export async function linesOfPieces(db: Database, pieces: readonly WantedPiece[]): Promise<NewCartLine[]> {
  const bare = pieces.flatMap(({ piece }) => (piece.includes(':') ? [] : [piece]))
  const shown = bare.length > 0 ? await findShownFinishes(db, bare) : []
  return pieces.map(({ piece, quantity }) => {
    const finish = shown.find(({ slug }) => slug === piece)?.material
    return { sku: finish ? `${piece}:${finish}` : piece, packageTier: '', quantity }
  })
}
