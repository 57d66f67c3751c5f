import { and, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { categories, products } from '#app/server/db/schema'
import type { Material } from '../catalogue/catalogue'
import { isActive, newestFirst } from '../catalogue/catalogue.server'
import { type Furniture, isBoundToWall } from './furniture.ts'

/** So many of a family are offered: nobody looks through more, and the answer must not grow with the shop. */
export const MOST_OF_FAMILY = 24

/** The product that furnishes a room; `products` by its own name is what the newest are looked for in. */
export const piece = alias(products, 'piece')

export const furnitureColumns = {
  id: piece.slug,
  // D1 answers a batch with rows keyed by column name: of two columns with one name, only one arrives.
  category: sql<string>`${categories.slug}`.as('category_slug'),
  finishes: piece.finishes,
  widthMm: piece.widthMm,
  depthMm: piece.depthMm,
  heightMm: piece.heightMm,
  priceVnd: piece.priceVnd,
  model: piece.model,
}

/** What can be shown in a room: of the wooden families, with a model. */
export const isFurniture = and(eq(categories.kind, 'wooden'), isNotNull(piece.model))

/**
 * The newest of each family that are in stock, read along an index: how many products there are besides does not matter. Whoever asks joins
 * `piece` to the families by `crossJoin`, which SQLite does in that order; left to itself it would begin with all products.
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

/** Products that a room has already, whether or not they are in stock and among the newest. */
export const isAmong = (slugs: readonly string[]) =>
  and(eq(piece.categoryId, categories.id), eq(piece.version, activeCatalogue), inArray(piece.slug, [...slugs]))

type Row = Omit<Furniture, 'material' | 'alsoIn' | 'model'> & { finishes: string; model: string | null }

export function toFurniture<Known extends Row>({ finishes, model, ...row }: Known) {
  const [material, ...alsoIn] = finishes.split(',') as [Material, ...Material[]]
  return { ...row, material, alsoIn, model: model ?? '', ...(isBoundToWall(row.id) && { isFreestanding: false }) }
}

/** What the range offers to a room in a photo. */
export async function findFurniture(db: Database): Promise<Furniture[]> {
  const rows = await db
    .select(furnitureColumns)
    .from(categories)
    .crossJoin(piece)
    .where(and(isFurniture, isNewest(db)))
    .orderBy(piece.slug)
  return rows.map(toFurniture)
}
