import type { Database } from '#app/server/db/client'
import type { Locale } from '../languages/languages'
import { findVariants } from '../stock/stock.server'

/** What the shop shows of a variant today: its picture, and the category that its picture's place depends on. */
export type Picture = { slug: string; categorySlug: string; image: string | null }

/** Pictures of an order's pieces by sku; a piece that is not sold any more has none. */
export async function findPictures(
  db: Database,
  locale: Locale,
  skus: readonly string[],
): Promise<Record<string, Picture>> {
  const { variants } = await findVariants(db, locale, skus)
  return Object.fromEntries(
    [...variants].map(([sku, { slug, categorySlug, image }]) => [sku, { slug, categorySlug, image }]),
  )
}
