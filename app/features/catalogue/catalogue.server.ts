import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { numberFormat } from '#app/lib/formats'
import type { Database } from '#app/server/db/client'
import { categories, categoryTranslations } from '#app/server/db/schema'
import { type Locale, languageOf } from '../languages/languages'
import type { Category } from './catalogue'
import { countPartialPriceSteps, selectGroups, toGroup } from './groups.server'
import { type Facets, facetsOf, type Listing, type ListingScope, type ListingSearch, pagesOf } from './listing'
import { selectPage } from './page.server'
import { selectCategories, selectWoodenFamilies, toProduct } from './products.server'

export { inMaterial } from './material-text'
export { mostOfAPiece } from './packages'
export { piecesOf, selectPackageTotals } from './packages.server'
export {
  attributeColumns,
  cardColumns,
  isActive,
  isNamedIn,
  isSold,
  newestFirst,
  selectProductCategories,
  selectProducts,
  selectWoodenFamilies,
  toProduct,
} from './products.server'
export { finishPictureOf, sidePictureOf } from './side-pictures'
export { idsOfPart } from './sitemap.server'

/** One page of a listing; null for an unknown category or page. Five queries in one round trip. */
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
    countPartialPriceSteps(db, scope, search),
  ])
  if ('slug' in scope && !head) return null
  const facets = facetsOf(
    groups.map((group) => toGroup(group, cut)),
    search,
  )
  if (search.page > pagesOf(facets.total)) return null
  return {
    category: head ? toCategory(head) : null,
    siblings,
    products: rows.map(toProduct),
    facets,
    priceHints: hintsOf(facets, locale),
    search,
  }
}

function hintsOf({ prices }: Facets, locale: Locale): Listing['priceHints'] {
  if (!prices) return { min: '', max: '' }
  const { format } = numberFormat(languageOf(locale).localeCode)
  return { min: format(prices.lowest), max: format(prices.highest) }
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

/** Categories of the same menu group, itself included. */
function selectSiblings(db: Database, locale: Locale, scope: ListingScope) {
  if ('kind' in scope) return selectWoodenFamilies(db, locale)
  const self = alias(categories, 'self')
  const parent = db.select({ id: self.parentId }).from(self).where(eq(self.slug, scope.slug))
  return selectCategories(db, locale).where(inArray(categories.parentId, parent)).orderBy(categories.position)
}
