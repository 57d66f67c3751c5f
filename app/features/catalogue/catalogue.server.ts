import { and, asc, desc, eq, exists, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { activeCatalogue, IDS_PER_VERSION } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { categories, categoryTranslations, products, productTranslations } from '#app/server/db/schema'
import { type Locale, languageOf } from '../languages/languages'
import type { Category } from './catalogue'
import { inPrice, selectCutGroups, selectGroups, toGroup } from './groups.server'
import {
  facetsOf,
  type Listing,
  type ListingScope,
  type ListingSearch,
  PRODUCTS_PER_PAGE,
  pagesOf,
  widthBands,
} from './listing'
import {
  isActive,
  newestFirst,
  ofScope,
  selectCategories,
  selectProducts,
  selectWoodenFamilies,
  toProduct,
} from './products.server'

export {
  cardColumns,
  isActive,
  isNamedIn,
  isSold,
  selectProductCategories,
  selectProducts,
  selectWoodenFamilies,
  toProduct,
} from './products.server'

/** One page of a listing; null when there is no such category or page. Five queries in one round trip. */
export async function findListing(
  db: Database,
  locale: Locale,
  scope: ListingScope,
  search: ListingSearch,
): Promise<Listing | null> {
  const [[head], siblings, rows, groups, cut] = await db.batch([
    selectHead(db, locale, scope),
    selectSiblings(db, locale, scope),
    selectPage(db, locale, scope, search),
    selectGroups(db, scope, search),
    selectCutGroups(db, scope, search),
  ])
  if ('slug' in scope && !head) return null
  const facets = facetsOf(
    groups.map((group) => toGroup(group, cut)),
    search,
  )
  if (search.page > pagesOf(facets.total)) return null
  const { format } = new Intl.NumberFormat(languageOf(locale).localeCode)
  return {
    category: head ? toCategory(head) : null,
    siblings,
    products: rows.map(toProduct),
    facets,
    priceHints: { min: format(facets.lowestPrice), max: format(facets.highestPrice) },
    search,
  }
}

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

/** Along the columns of the indexes, which makes every order total: no product stands on two pages. */
const orders: Record<Exclude<ListingSearch['sort'], 'name'>, SQL[]> = {
  newest: newestFirst,
  'price-asc': [products.priceVnd, products.finishes, products.widthMm, products.id].map((each) => asc(each)),
  'price-desc': [products.priceVnd, products.finishes, products.widthMm, products.id].map((each) => desc(each)),
}

/** The products of a page. Which they are is read from an index alone; only they are then looked at. */
function selectPage(db: Database, locale: Locale, scope: ListingScope, search: ListingSearch) {
  const order = search.sort === 'name' ? [asc(productTranslations.nameOrder)] : orders[search.sort]
  const ids = search.sort === 'name' ? selectIdsByName(db, locale, scope, search) : selectIds(db, scope, search)
  return selectProducts(db, locale)
    .where(
      inArray(
        products.id,
        ids
          .orderBy(...order)
          .limit(PRODUCTS_PER_PAGE)
          .offset((search.page - 1) * PRODUCTS_PER_PAGE),
      ),
    )
    .orderBy(...order)
}

function selectIds(db: Database, scope: ListingScope, search: ListingSearch) {
  // The newest are read in their order until the page is full; by price SQLite would find them all first, and then sort.
  const price = search.sort === 'newest' ? sql`+${products.priceVnd}` : sql`${products.priceVnd}`
  return db
    .select({ id: products.id })
    .from(products)
    .where(and(isActive, ofScope(products.categoryId, scope), inPrice(search, price), ...inFacets(search)))
}

function selectIdsByName(db: Database, locale: Locale, scope: ListingScope, search: ListingSearch) {
  const { categoryId, nameOrder, productId } = productTranslations
  const first = sql`${activeCatalogue} * ${IDS_PER_VERSION}`
  const ofVersion = and(gte(nameOrder, first), lt(nameOrder, sql`${first} + ${IDS_PER_VERSION}`))
  const conditions = [inPrice(search), ...inFacets(search)].filter((each) => each !== undefined)
  return db
    .select({ id: productId })
    .from(productTranslations)
    .where(
      and(
        eq(productTranslations.locale, locale),
        ofVersion,
        ofScope(categoryId, scope),
        conditions.length
          ? exists(
              db
                .select({ one: sql`1` })
                .from(products)
                .where(and(eq(products.id, productId), ...conditions)),
            )
          : undefined,
      ),
    )
}

const inFacets = ({ material, width }: ListingSearch) => [
  // The finishes are a list with commas; commas around both make every entry whole.
  or(...material.map((code) => sql`instr(',' || ${products.finishes} || ',', ${`,${code},`})`)),
  or(...width.map((code) => sql`${products.widthMm} between ${widthBands[code].from} and ${widthBands[code].to}`)),
]
