import { and, asc, desc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { prepareBatch } from '#app/server/db/prepared-batch'
import { categories, categoryTranslations, productFinishes, products, stock } from '#app/server/db/schema'
import { type Category, drawingOf, type MaterialCode, type ProductSummary } from '../catalogue/catalogue'
import {
  attributeColumns,
  finishPictureOf,
  inMaterial,
  isActive,
  selectProducts,
  sidePictureOf,
  toProduct,
} from '../catalogue/catalogue.server'
import { makingOf } from '../content/content'
import type { Locale } from '../languages/languages'
import { supplyOf } from '../stock/stock'
import type { FinishOffer, ProductPageData } from './product'
import { readFacts } from './trade-facts'
import { saidFacts } from './trade-facts-labels'

/** Numbers of related products and cross-sells. */
const RELATED = 5
const COMPANIONS = 5
/** Products per category searched for the same wood. */
const COMPANIONS_LOOKED_AT = 30

/** Data of a product page; null for an unknown product. Five queries in one round trip. */
export async function findProduct(db: Database, locale: Locale, slug: string): Promise<ProductPageData | null> {
  const [[summary], [facts], related, companions, finishes] = await readProduct(db, { locale, slug })
  if (!summary || !facts) return null
  const { kind, categorySlug, categoryName, groupSlug, groupName, material, model, tradeFacts, ...rest } = facts
  const product = toProduct(summary)
  const side = sidePictureOf(slug)
  return {
    product: {
      ...product,
      ...rest,
      material: material as MaterialCode,
      pictures: [product.image, side].filter((picture) => picture !== null),
      model,
      drawing: drawingOf(model),
      tradeFacts: saidFacts(readFacts(tradeFacts), { ...product, categorySlug }, locale),
      offers: finishes.map((row) =>
        toOffer({ ...row, summary: inMaterial(summary.summary, row.finish, summary.locale) }, product, kind),
      ),
      category: {
        slug: categorySlug,
        name: categoryName,
        kind: kind as Category['kind'],
        group: { slug: groupSlug, name: groupName },
      },
    },
    related: related
      .map(toProduct)
      .sort((a, b) => Math.abs(a.priceVnd - product.priceVnd) - Math.abs(b.priceVnd - product.priceVnd))
      .slice(0, RELATED),
    goesWith: companions.map(toProduct),
  }
}

const locale = sql.placeholder('locale')
const slug = sql.placeholder('slug')

const readProduct = prepareBatch((db) => [
  selectProducts(db, locale).where(eq(products.slug, slug)),
  selectFacts(db),
  selectRelated(db),
  selectCompanions(db),
  selectFinishes(db),
])

/** Own prices and free pieces of a product's finishes, in their order. */
function selectFinishes(db: Database) {
  const listed = sql`json_each('["' || replace(${products.finishes}, ',', '","') || '"]')`
  return db
    .select({
      finish: sql<MaterialCode>`listed.value`.as('finish'),
      ownPriceVnd: productFinishes.priceVnd,
      free: sql<number>`coalesce(${stock.onHand} - ${stock.held}, 0)`.as('free'),
    })
    .from(products)
    .innerJoin(sql`${listed} as listed`, sql`true`)
    .leftJoin(
      productFinishes,
      and(eq(productFinishes.productId, products.id), eq(productFinishes.finish, sql`listed.value`)),
    )
    .leftJoin(stock, eq(stock.sku, sql`${products.slug} || ':' || listed.value`))
    .where(and(eq(products.slug, slug), eq(products.version, activeCatalogue)))
    .orderBy(sql`listed.key`)
}

type FinishRow = { finish: MaterialCode; ownPriceVnd: number | null; free: number; summary: string }

/** A finish with a price of its own has no former price. */
function toOffer(
  { finish, ownPriceVnd, free, summary }: FinishRow,
  product: ProductSummary,
  kind: string,
): FinishOffer {
  const picture = finish === product.finishes[0] ? null : finishPictureOf(product.slug, finish)
  const supply = supplyOf(1, { free, making: makingOf({ ...product, kind }) })
  return {
    finish,
    priceVnd: ownPriceVnd ?? product.priceVnd,
    wasPriceVnd: ownPriceVnd === null ? product.wasPriceVnd : null,
    supply: supply.kind,
    ...(summary !== product.summary && { summary }),
    ...(picture && { picture }),
    ...(supply.kind === 'made' && { leadDays: supply.leadDays, depositPercent: supply.depositPercent }),
  }
}

function selectFacts(db: Database) {
  const words = alias(categoryTranslations, 'words')
  const group = alias(categories, 'group')
  const groupWords = alias(categoryTranslations, 'group_words')
  return db
    .select({
      ...attributeColumns,
      tradeFacts: products.facts,
      model: products.model,
      kind: categories.kind,
      categorySlug: sql<string>`${categories.slug}`.as('category_slug'),
      categoryName: sql<string>`${words.name}`.as('category_name'),
      groupSlug: sql<string>`${group.slug}`.as('group_slug'),
      groupName: sql<string>`${groupWords.name}`.as('group_name'),
    })
    .from(products)
    .innerJoin(categories, and(eq(categories.id, products.categoryId), isActive))
    .innerJoin(words, and(eq(words.categoryId, categories.id), eq(words.locale, locale)))
    .innerJoin(group, eq(group.id, categories.parentId))
    .innerJoin(groupWords, and(eq(groupWords.categoryId, group.id), eq(groupWords.locale, locale)))
    .where(eq(products.slug, slug))
}

/** Products of the category nearest in price, above and below. */
function selectRelated(db: Database) {
  const self = alias(products, 'self')
  const own = <Field extends 'categoryId' | 'priceVnd'>(field: Field) =>
    db
      .select({ value: self[field] })
      .from(self)
      .where(and(eq(self.slug, slug), eq(self.version, activeCatalogue)))
  const related = alias(products, 'related')
  const inCategory = sql`${related.categoryId} = (${own('categoryId')})`
  const near = (isAbove: boolean) =>
    db
      .select({ id: related.id })
      .from(related)
      .where(
        and(
          inCategory,
          eq(related.version, activeCatalogue),
          ne(related.slug, slug),
          isAbove ? gte(related.priceVnd, sql`(${own('priceVnd')})`) : lt(related.priceVnd, sql`(${own('priceVnd')})`),
        ),
      )
      .orderBy((isAbove ? asc : desc)(related.priceVnd), asc(related.id))
      .limit(RELATED)
  return selectProducts(db, locale)
    .where(or(inArray(products.id, near(true)), inArray(products.id, near(false))))
    .orderBy(asc(products.id))
}

/** One product per other category of the room, in the same material if possible. */
function selectCompanions(db: Database) {
  const companion = sql`(
    select one.id from (
      select p.id, p.material, p.position from ${products} p
      where p.category_id = beside.id and p.version = self.version order by p.position limit ${COMPANIONS_LOOKED_AT}
    ) one order by one.material <> self.material, one.position limit 1
  )`
  const chosen = sql`(
    select ${companion} from ${products} self
    join ${categories} own on own.id = self.category_id
    join ${categories} beside on beside.parent_id = own.parent_id and beside.id <> own.id
    where self.slug = ${slug} and self.version = ${activeCatalogue} order by beside.position limit ${COMPANIONS}
  )`
  return selectProducts(db, locale).where(sql`${products.id} in ${chosen}`).orderBy(categories.position)
}
