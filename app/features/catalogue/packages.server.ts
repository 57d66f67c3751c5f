import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/server/db/client'
import { categories, products } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import type { PackageContents, PackageRoom, PackageSummary, PackageTier } from './catalogue'
import { packages } from './packages'
import { isActive, selectCategories, selectProducts, toPieces } from './products.server'

const pieces = packages.flatMap(({ tier, rooms }) =>
  Object.entries(rooms).flatMap(([room, slugs]) => slugs.map((slug) => [tier, room, slug])),
)

/** Slugs of a package's pieces, each as often as it is in it. */
export const piecesOf = (tier: PackageTier): string[] =>
  Object.values(packages.find((one) => one.tier === tier)?.rooms ?? {}).flat()

/** Pieces and price per room of every package. The list is one parameter: D1 takes at most a hundred. */
export const selectPackageTotals = (db: Database) =>
  db
    .select({
      tier: sql<PackageTier>`piece.value ->> 0`.as('tier'),
      room: sql<PackageRoom>`piece.value ->> 1`.as('room'),
      pieces: sql<number>`count(*)`.as('pieces'),
      priceVnd: sql<number>`sum(${products.priceVnd})`.as('price'),
    })
    .from(sql`json_each(${JSON.stringify(pieces)}) as piece`)
    .innerJoin(products, and(eq(products.slug, sql`piece.value ->> 2`), isActive))
    .groupBy(sql`tier`, sql`room`)

export function selectTiers(db: Database, locale: Locale) {
  const parent = alias(categories, 'parent')
  const packagesHead = db.select({ id: parent.id }).from(parent).where(eq(parent.kind, 'package'))
  return selectCategories(db, locale).where(inArray(categories.parentId, packagesHead)).orderBy(categories.position)
}

type Totals = Awaited<ReturnType<typeof selectPackageTotals>>
type Tiers = Awaited<ReturnType<typeof selectTiers>>

export const toPackages = (totals: Totals, tiers: Tiers): PackageSummary[] =>
  packages.map(({ tier, area, rooms }) => {
    const own = totals.filter((row) => row.tier === tier)
    return {
      tier,
      area,
      image: tiers.find(({ slug }) => slug === `package-${tier}`)?.image ?? null,
      rooms: (Object.keys(rooms) as PackageRoom[]).map((room) => ({
        room,
        pieces: own.find((row) => row.room === room)?.pieces ?? 0,
      })),
      priceVnd: own.reduce((sum, { priceVnd }) => sum + priceVnd, 0),
    }
  })

/** All packages, and the rooms of one. Three queries in one round trip. */
export async function findPackages(
  db: Database,
  locale: Locale,
  tier: PackageTier | null,
): Promise<{ packages: PackageSummary[]; contents: PackageContents }> {
  const rooms = packages.find((one) => one.tier === tier)?.rooms ?? {}
  const slugs = [...new Set(Object.values(rooms).flat())]
  const [totals, tiers, rows] = await db.batch([
    selectPackageTotals(db),
    selectTiers(db, locale),
    selectProducts(db, locale).where(inArray(products.slug, slugs)),
  ])
  return { packages: toPackages(totals, tiers), contents: contentsOf(rooms, rows) }
}

type Rooms = Partial<Record<PackageRoom, readonly string[]>>
type ProductRows = Awaited<ReturnType<typeof selectProducts>>

function contentsOf(rooms: Rooms, rows: ProductRows): PackageContents {
  const slugs = Object.values(rooms).flat()
  const timesIn = (list: readonly string[], slug: string) => list.filter((other) => other === slug).length
  return Object.entries(rooms).map(([room, listed]) => ({
    room: room as PackageRoom,
    items: [...new Set(listed)].flatMap((slug) => {
      const row = rows.find((one) => one.slug === slug)
      // All rooms of a package share the stock of a piece, as the lines of a basket do.
      return row ? [{ product: toPieces(row, timesIn(slugs, slug)), quantity: timesIn(listed, slug) }] : []
    }),
  }))
}
