import { and, between, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/server/db/client'
import {
  categories,
  categoryTranslations,
  productFinishes,
  products,
  productTranslations,
  stock,
} from '#app/server/db/schema'
import type { MaterialCode } from '../catalogue/catalogue'
import { idsOfPart, inMaterial } from '../catalogue/catalogue.server'
import { makingOf } from '../content/content'
import type { Locale } from '../languages/languages'
import type { FeedVariant } from './feed'

/** Variants of one part of the products; those without a picture are left out, because feeds require one. */
export async function findFeedVariants(db: Database, locale: Locale, part: number): Promise<FeedVariant[]> {
  const words = alias(categoryTranslations, 'words')
  const groupWords = alias(categoryTranslations, 'group_words')
  const listed = sql`json_each('["' || replace(${products.finishes}, ',', '","') || '"]')`
  const [first, last] = idsOfPart(part)
  const rows = await db
    .select({
      slug: products.slug,
      finish: sql<MaterialCode>`listed.value`.as('finish'),
      name: productTranslations.name,
      summary: productTranslations.summary,
      categorySlug: categories.slug,
      category: sql<string>`${words.name}`.as('category_name'),
      group: sql<string>`${groupWords.name}`.as('group_name'),
      kind: sql<string>`${categories.kind}`.as('category_kind'),
      priceVnd: products.priceVnd,
      wasPriceVnd: products.wasPriceVnd,
      ownPriceVnd: sql<number | null>`${productFinishes.priceVnd}`.as('own_price_vnd'),
      free: sql<number>`coalesce(${stock.onHand} - ${stock.held}, 0)`.as('free'),
      image: sql<string>`${products.image}`.as('image'),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(words, and(eq(words.categoryId, categories.id), eq(words.locale, locale)))
    .innerJoin(groupWords, and(eq(groupWords.categoryId, categories.parentId), eq(groupWords.locale, locale)))
    .innerJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, locale)),
    )
    .innerJoin(sql`${listed} as listed`, sql`true`)
    .leftJoin(
      productFinishes,
      and(eq(productFinishes.productId, products.id), eq(productFinishes.finish, sql`listed.value`)),
    )
    .leftJoin(stock, eq(stock.sku, sql`${products.slug} || ':' || listed.value`))
    .where(and(between(products.id, first, last), isNotNull(products.image)))
    .orderBy(products.id, sql`listed.key`)
  return rows.map(({ kind, categorySlug, ownPriceVnd, summary, ...row }) => ({
    ...row,
    summary: inMaterial(summary, row.finish, locale),
    priceVnd: ownPriceVnd ?? row.priceVnd,
    wasPriceVnd: ownPriceVnd === null ? row.wasPriceVnd : null,
    leadDays: makingOf({ kind, categorySlug, slug: row.slug })?.days,
  }))
}
