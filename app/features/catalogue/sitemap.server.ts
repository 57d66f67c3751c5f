import { and, between, eq, exists, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { pagePath } from '#app/lib/page-path'
import { activeCatalogue, IDS_PER_VERSION } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { categories, categoryTranslations, products } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import type { SitemapPage } from '../page/page'
import { sidePictureOf } from './side-pictures'

/** Ids per product sitemap: with four languages 10 MB at most, of 50 allowed. */
const IDS_PER_SITEMAP = 2500

const firstId = sql`${activeCatalogue} * ${IDS_PER_VERSION}`

/** Numbers of the product sitemaps, from 1, without empty ones. */
export async function findProductSitemaps(db: Database): Promise<number[]> {
  // One primary key lookup per sitemap.
  const rows = await db.all<{ number: number }>(sql`
    WITH RECURSIVE
      range AS (SELECT ${firstId} AS first, (SELECT max(id) FROM products WHERE id < ${firstId} + ${IDS_PER_VERSION}) AS last),
      part(number, first) AS (
        SELECT 1, first FROM range UNION ALL
        SELECT number + 1, part.first + ${IDS_PER_SITEMAP} FROM part, range WHERE part.first + ${IDS_PER_SITEMAP} <= last
      )
    SELECT number FROM part
    WHERE EXISTS (SELECT 1 FROM products WHERE id BETWEEN part.first AND part.first + ${IDS_PER_SITEMAP - 1})`)
  return rows.map(({ number }) => number)
}

/** First and last id of a product sitemap. */
export const idsOfPart = (number: number) =>
  [
    sql`${firstId} + ${(number - 1) * IDS_PER_SITEMAP}`,
    sql`${firstId} + ${Math.min(number * IDS_PER_SITEMAP, IDS_PER_VERSION) - 1}`,
  ] as const

/** Product pages of one sitemap, with their pictures. */
export async function findProductPages(db: Database, number: number): Promise<SitemapPage[]> {
  const [first, last] = idsOfPart(number)
  const rows = await db
    .select({ slug: products.slug, image: products.image })
    .from(products)
    .where(between(products.id, first, last))
    .orderBy(products.id)
  return rows.map(({ slug, image }) => ({
    path: pagePath('/product/$slug', { slug }),
    images: [image, sidePictureOf(slug)].filter((picture) => picture !== null),
  }))
}

/** Categories with products, with their menu group. */
export function findCategories(db: Database, locale: Locale) {
  const group = alias(categories, 'group')
  const groupWords = alias(categoryTranslations, 'group_words')
  const held = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.categoryId, categories.id), eq(products.version, activeCatalogue)))
  return db
    .select({
      slug: sql<string>`${categories.slug}`.as('slug'),
      image: sql<string | null>`${categories.image}`.as('image'),
      name: sql<string>`${categoryTranslations.name}`.as('name'),
      advice: categoryTranslations.advice,
      group: sql<string>`${groupWords.name}`.as('group_name'),
    })
    .from(categories)
    .innerJoin(
      categoryTranslations,
      and(eq(categoryTranslations.categoryId, categories.id), eq(categoryTranslations.locale, locale)),
    )
    .innerJoin(group, eq(group.id, categories.parentId))
    .innerJoin(groupWords, and(eq(groupWords.categoryId, group.id), eq(groupWords.locale, locale)))
    .where(and(inArray(categories.kind, ['wooden', 'goods']), exists(held)))
    .orderBy(group.position, categories.position)
}
