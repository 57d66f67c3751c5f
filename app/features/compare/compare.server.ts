import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { categories, products } from '#app/server/db/schema'
import { attributeColumns, isActive, selectProducts, toProduct } from '../catalogue/catalogue.server'
import type { Locale } from '../languages/languages'
import type { Comparison } from './compare'

const MOST_OTHERS = 12

/** Products in the requested order, without those no longer sold. */
export async function findComparison(db: Database, locale: Locale, slugs: readonly string[]): Promise<Comparison> {
  if (slugs.length === 0) return { products: [], others: [] }
  const wanted = inArray(products.slug, [...slugs])
  const [summaries, facts] = await db.batch([
    selectProducts(db, locale).where(wanted),
    db
      .select({ slug: products.slug, ...attributeColumns })
      .from(products)
      .where(and(wanted, isActive)),
  ])
  const found = slugs.flatMap((slug) => {
    const [summary, fact] = [summaries.find((row) => row.slug === slug), facts.find((row) => row.slug === slug)]
    return summary && fact ? [{ ...toProduct(summary), ...fact }] : []
  })
  const others = await selectProducts(db, locale)
    .where(and(eq(categories.slug, found[0]?.categorySlug ?? ''), notInArray(products.slug, [...slugs])))
    .orderBy(asc(products.position))
    .limit(MOST_OTHERS)
  return { products: found, others: others.map(toProduct) }
}
