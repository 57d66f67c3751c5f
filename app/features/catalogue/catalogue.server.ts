import { and, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/server/db/client'
import { categories, categoryTranslations, products } from '#app/server/db/schema'
import { type Locale, languageOf } from '../languages/languages'
import type { Category, Material, ProductSummary } from './catalogue'
import {
  facetsOf,
  type Listing,
  type ListingScope,
  type ListingSearch,
  PRODUCTS_PER_PAGE,
  type ProductGroup,
  pagesOf,
  type WidthBand,
  widthBands,
} from './listing'
import { isActive, selectCategories, selectProducts, selectWoodenFamilies, toProduct } from './products.server'

export { isActive, selectProductCategories, selectProducts, selectWoodenFamilies, toProduct } from './products.server'

/** One page of a listing; null when there is no such category or page. Four queries in one round trip. */
export async function findListing(
  db: Database,
  locale: Locale,
  scope: ListingScope,
  search: ListingSearch,
): Promise<Listing | null> {
  const [[head], siblings, rows, groups] = await db.batch([
    selectHead(db, locale, scope),
    selectSiblings(db, locale, scope),
    selectPage(db, locale, scope, search),
    selectGroups(db, scope, search),
  ])
  if ('slug' in scope && !head) return null
  const facets = facetsOf(groups.map(toGroup), search)
  if (search.page > pagesOf(facets.total)) return null
  const found = rows.map(toProduct)
  const { format } = new Intl.NumberFormat(languageOf(locale).localeCode)
  return {
    category: head ? toCategory(head) : null,
    siblings,
    products: search.sort === 'name' ? pageByName(found, locale, search.page) : found,
    facets,
    priceHints: { min: format(facets.lowestPrice), max: format(facets.highestPrice) },
    search,
  }
}

/** SQLite sorts by code points, which puts Đ and ô behind z: names are put in order here, and the page cut out. */
function pageByName(list: ProductSummary[], locale: Locale, page: number): ProductSummary[] {
  const { compare } = new Intl.Collator(languageOf(locale).localeCode, { numeric: true })
  return list.sort((a, b) => compare(a.name, b.name)).slice((page - 1) * PRODUCTS_PER_PAGE, page * PRODUCTS_PER_PAGE)
}

const inScope = (scope: ListingScope): SQL =>
  'slug' in scope ? eq(categories.slug, scope.slug) : eq(categories.kind, scope.kind)

function selectHead(db: Database, locale: Locale, scope: ListingScope) {
  const group = alias(categories, 'group')
  const groupWords = alias(categoryTranslations, 'group_words')
  return db
    .select({
      slug: categories.slug,
      kind: categories.kind,
      image: categories.image,
      name: categoryTranslations.name,
      advice: categoryTranslations.advice,
      groupSlug: sql<string>`${group.slug}`.as('group_slug'),
      groupName: sql<string>`${groupWords.name}`.as('group_name'),
    })
    .from(categories)
    .innerJoin(
      categoryTranslations,
      and(eq(categoryTranslations.categoryId, categories.id), eq(categoryTranslations.locale, locale)),
    )
    .innerJoin(group, eq(group.id, categories.parentId))
    .innerJoin(groupWords, and(eq(groupWords.categoryId, group.id), eq(groupWords.locale, locale)))
    .where(and(eq(categories.slug, 'slug' in scope ? scope.slug : ''), inArray(categories.kind, ['wooden', 'goods'])))
}

const toCategory = ({
  groupSlug,
  groupName,
  kind,
  ...category
}: Awaited<ReturnType<typeof selectHead>>[number]): Category => ({
  ...category,
  kind: kind as Category['kind'],
  group: { slug: groupSlug, name: groupName },
})

/** The categories beside this one in the menu, itself included. */
function selectSiblings(db: Database, locale: Locale, scope: ListingScope) {
  if ('kind' in scope) return selectWoodenFamilies(db, locale)
  const self = alias(categories, 'self')
  const parent = db.select({ id: self.parentId }).from(self).where(eq(self.slug, scope.slug))
  return selectCategories(db, locale).where(inArray(categories.parentId, parent)).orderBy(categories.position)
}

const orders: Record<ListingSearch['sort'], SQL[]> = {
  newest: [desc(products.addedOn)],
  'price-asc': [asc(products.priceVnd)],
  'price-desc': [desc(products.priceVnd)],
  name: [],
}

const selectPage = (db: Database, locale: Locale, scope: ListingScope, search: ListingSearch) =>
  selectProducts(db, locale)
    .where(and(inScope(scope), inPrice(search), ...inFacets(search)))
    // The id makes the order total, so that no product stands on two pages.
    .orderBy(...orders[search.sort], asc(products.id))
    .limit(search.sort === 'name' ? -1 : PRODUCTS_PER_PAGE)
    .offset(search.sort === 'name' ? 0 : (search.page - 1) * PRODUCTS_PER_PAGE)

const inPrice = ({ min, max }: ListingSearch) =>
  and(
    min === undefined ? undefined : gte(products.priceVnd, min),
    max === undefined ? undefined : lte(products.priceVnd, max),
  )

const inFacets = ({ material, width }: ListingSearch) => [
  // The finishes are a list with commas; commas around both make every entry whole.
  or(...material.map((code) => sql`instr(',' || ${products.finishes} || ',', ${`,${code},`})`)),
  or(...width.map((code) => sql`${products.widthMm} between ${widthBands[code].from} and ${widthBands[code].to}`)),
]

function selectGroups(db: Database, scope: ListingScope, search: ListingSearch) {
  const cases = Object.entries(widthBands).map(([code, { to }]) => sql`when ${products.widthMm} <= ${to} then ${code}`)
  return db
    .select({
      finishes: products.finishes,
      band: sql<WidthBand>`case ${sql.join(cases, sql` `)} end`.as('band'),
      count: sql<number>`count(*)`.as('count'),
      countInPrice: sql<number>`sum(${inPrice(search) ?? sql`1`})`.as('count_in_price'),
      lowestPrice: sql<number>`min(${products.priceVnd})`.as('lowest_price'),
      highestPrice: sql<number>`max(${products.priceVnd})`.as('highest_price'),
    })
    .from(products)
    .innerJoin(categories, and(eq(categories.id, products.categoryId), isActive))
    .where(inScope(scope))
    .groupBy(products.finishes, sql`band`)
}

const toGroup = (row: Awaited<ReturnType<typeof selectGroups>>[number]): ProductGroup => ({
  ...row,
  finishes: row.finishes.split(',') as Material[],
})
