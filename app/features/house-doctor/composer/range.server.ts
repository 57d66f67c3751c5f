import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { categories, productTranslations } from '#app/server/db/schema'
import { selectWoodenFamilies } from '../../catalogue/catalogue.server'
import type { Locale } from '../../languages/languages'
import { furnitureColumns, isAmong, isFurniture, isNewest, piece, toFurniture } from '../furniture.server'
import type { ShopRange } from './range.ts'

/** Products for furnishing, plus those already in the room, with names and pictures. */
export async function findRange(db: Database, locale: Locale, slugs: readonly string[]): Promise<ShopRange> {
  const [newest, standing, families] = await db.batch([
    selectPieces(db, locale, isNewest(db)),
    selectPieces(db, locale, isAmong(slugs)),
    selectWoodenFamilies(db, locale),
  ])
  const pieces = new Map([...newest, ...standing].map((row) => [row.id, toFurniture(row)]))
  return {
    pieces: [...pieces.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    families: families.map(({ slug, name }) => ({ slug, name })),
  }
}

const selectPieces = (db: Database, locale: Locale, which: SQL | undefined) =>
  db
    .select({ ...furnitureColumns, name: productTranslations.name, image: piece.image })
    .from(categories)
    .crossJoin(piece)
    .crossJoin(productTranslations)
    .where(and(isFurniture, which, eq(productTranslations.productId, piece.id), eq(productTranslations.locale, locale)))
