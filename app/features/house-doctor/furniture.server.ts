import { and, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { categories, products } from '#app/server/db/schema'
import type { MaterialCode } from '../catalogue/catalogue'
import { isActive, newestFirst } from '../catalogue/catalogue.server'
import { type Furniture, formOf, isBound } from './furniture.ts'
import slugsWithThings from './with-things.json' with { type: 'json' }

const withThings: ReadonlySet<string> = new Set(slugsWithThings)

/** Maximum per family, so that the answer does not grow with the shop. */
export const MOST_OF_FAMILY = 24

/** Alias for furnishing products; `products` is used in the subquery of the newest. */
export const piece = alias(products, 'piece')

export const furnitureColumns = {
  id: piece.slug,
  // D1 keys batch rows by column name, so equal names would collide.
  category: sql<string>`${categories.slug}`.as('category_slug'),
  finishes: piece.finishes,
  widthMm: piece.widthMm,
  depthMm: piece.depthMm,
  heightMm: piece.heightMm,
  priceVnd: piece.priceVnd,
  model: piece.model,
}

/** Wooden products with a model can be shown in a room. */
export const isFurniture = and(eq(categories.kind, 'wooden'), isNotNull(piece.model))

/**
 * The newest in stock per family, by index. Callers must `crossJoin` `piece` to the families, which fixes SQLite's join
 * order.
 */
export const isNewest = (db: Database): SQL =>
  inArray(
    piece.id,
    db
      .select({ id: products.id })
      .from(products)
      .where(and(isActive, eq(products.categoryId, categories.id), isNotNull(products.model), gt(products.stock, 0)))
      .orderBy(...newestFirst)
      .limit(MOST_OF_FAMILY),
  )

/** Products already in a room, whatever their stock or age. */
export const isAmong = (slugs: readonly string[]) =>
  and(eq(piece.categoryId, categories.id), eq(piece.version, activeCatalogue), inArray(piece.slug, [...slugs]))

type Row = Omit<Furniture, 'material' | 'alsoIn' | 'model'> & { finishes: string; model: string | null }

export function toFurniture<Known extends Row>({ finishes, model, ...row }: Known) {
  const [material, ...alsoIn] = finishes.split(',') as [MaterialCode, ...MaterialCode[]]
  return {
    ...row,
    material,
    alsoIn,
    model: model ?? '',
    form: formOf(row.id),
    ...(withThings.has(row.id) && { hasThings: true }),
    ...(isBound(row.id) && { isFreestanding: false }),
  }
}

/** Categories whose goods belong to furniture: on a stand, and over a cabinet. */
const BESIDE_FURNITURE = ['speakers-and-tvs', 'mirrors']
const belongsInPhoto = and(
  or(eq(categories.kind, 'wooden'), inArray(categories.slug, BESIDE_FURNITURE)),
  isNotNull(piece.model),
)

/** Furniture for photo rooms, with screens and mirrors. */
export async function findFurniture(db: Database): Promise<Furniture[]> {
  const rows = await db
    .select(furnitureColumns)
    .from(categories)
    .crossJoin(piece)
    .where(and(belongsInPhoto, isNewest(db)))
    .orderBy(piece.slug)
  return rows.map(toFurniture).filter(({ category, form }) => form || !BESIDE_FURNITURE.includes(category))
}
