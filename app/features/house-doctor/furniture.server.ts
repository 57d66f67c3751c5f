import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { categories, products } from '#app/server/db/schema'
import type { Material } from '../catalogue/catalogue'
import { isSold } from '../catalogue/catalogue.server'
import type { Furniture } from './furniture.ts'

/** All furniture of the range that can stand in a photo: the wooden families, as far as they have a model. */
export async function findFurniture(db: Database): Promise<Furniture[]> {
  const rows = await db
    .select({
      id: products.slug,
      category: categories.slug,
      finishes: products.finishes,
      widthMm: products.widthMm,
      depthMm: products.depthMm,
      heightMm: products.heightMm,
      priceVnd: products.priceVnd,
      model: products.model,
    })
    .from(products)
    .innerJoin(categories, isSold)
    .where(and(eq(categories.kind, 'wooden'), isNotNull(products.model)))
    .orderBy(products.slug)
  return rows.flatMap(({ finishes, model, ...row }) => {
    const [material, ...alsoIn] = finishes.split(',') as [Material, ...Material[]]
    return model ? [{ ...row, material, alsoIn, model }] : []
  })
}
