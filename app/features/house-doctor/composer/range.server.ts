import { eq } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { categories } from '#app/server/db/schema'
import { selectProducts, selectWoodenFamilies } from '../../catalogue/catalogue.server'
import type { Locale } from '../../languages/languages'
import { findFurniture } from '../furniture.server'
import type { ShopRange } from './range.ts'

/** All furniture of the range with names and pictures: few enough to be chosen from without asking again. */
export async function findRange(db: Database, locale: Locale): Promise<ShopRange> {
  const [furniture, families, cards] = await Promise.all([
    findFurniture(db),
    selectWoodenFamilies(db, locale),
    selectProducts(db, locale).where(eq(categories.kind, 'wooden')),
  ])
  const cardOf = new Map(cards.map((card) => [card.slug, card]))
  return {
    pieces: furniture.flatMap((piece) => {
      const card = cardOf.get(piece.id)
      return card ? [{ ...piece, name: card.name, image: card.image }] : []
    }),
    families: families.map(({ slug, name }) => ({ slug, name })),
  }
}
