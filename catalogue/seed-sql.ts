import { builtIn } from '../app/features/languages/built-in.ts'
import * as tables from '../app/server/db/schema.ts'
import type { CategorySeed, Words } from './catalogue.ts'
import { type MenuGroup, menu } from './menu.ts'
import { packagePicture } from './picture-paths.ts'
import { type PlacedProduct, productStatements } from './product-sql.ts'
import { goodsCategories, woodenFamilies } from './range.ts'
import { renderedProduct, renderedRoom } from './rendered.ts'
import { insertInto, type Row } from './sql.ts'
import { storedPicture } from './stored-pictures.ts'
import { locales, wordsOfCategory } from './words.ts'

/** What the seed writes; imports have later ones. */
const SEED_VERSION = 0

/**
 * The shop's data as SQL, for one batch: tables are emptied and filled, so a second run ends in the same state.
 * A product's id comes from its place in its category's list; new products go to the end of it.
 */
export function seedStatements(): string[] {
  const parents = parentsOfCategories()
  const categories = [
    ...woodenFamilies.map((category) => ({ category, kind: 'wooden' as const })),
    ...goodsCategories.map((category) => ({ category, kind: 'goods' as const })),
  ]
  return [
    // Rows of other tables may point at what is emptied and filled again; they must fit when the batch ends.
    'PRAGMA defer_foreign_keys = on',
    ...[
      'search_words',
      'product_groups',
      'product_translations',
      'products',
      'category_translations',
      'categories',
      'languages',
    ].map((table) => `DELETE FROM ${table}`),
    "INSERT INTO search_index (search_index) VALUES ('delete-all')",
    ...insertInto(tables.languages, Object.values(builtIn)),
    ...insertInto(tables.categories, [
      ...menu.flatMap(rowsOfGroup),
      ...categories.map(({ category, kind }) => ({ ...rowOfCategory(category, parents), kind })),
    ]),
    ...insertInto(tables.categoryTranslations, [
      ...menu.flatMap((group) => [group, ...('tiers' in group ? group.tiers : [])]).flatMap(wordsOfHeading),
      ...categories.flatMap(({ category }) => wordsOfCategory(category)),
    ]),
    ...productStatements(categories.flatMap(({ category }) => placedProducts(category))),
    `INSERT INTO data_versions (name, version) VALUES ('catalogue', ${SEED_VERSION}) ON CONFLICT (name) DO UPDATE SET version = ${SEED_VERSION}`,
    "INSERT INTO data_versions (name, version) VALUES ('public-data', 1) ON CONFLICT (name) DO UPDATE SET version = version + 1",
  ]
}

function parentsOfCategories(): Map<string, { parentId: number; position: number }> {
  const parents = new Map<string, { parentId: number; position: number }>()
  for (const group of menu)
    if ('categories' in group)
      for (const [position, slug] of group.categories.entries()) parents.set(slug, { parentId: group.id, position })
  const known = new Set([...woodenFamilies, ...goodsCategories].map(({ slug }) => slug))
  for (const slug of parents.keys())
    if (!known.has(slug)) throw new Error(`The menu names a category "${slug}" that nobody wrote`)
  return parents
}

const rowsOfGroup = (group: MenuGroup, position: number): Row<typeof tables.categories>[] => {
  const { id, uniqueId, slug } = group
  if ('categories' in group) return [{ id, uniqueId, slug, position, kind: 'group' }]
  return [
    { id, uniqueId, slug, position, kind: 'package' },
    ...group.tiers.map((tier, at) => ({
      id: tier.id,
      uniqueId: tier.uniqueId,
      slug: tier.slug,
      parentId: id,
      position: at,
      kind: 'tier' as const,
      image: packagePicture(tier.code),
    })),
  ]
}

function rowOfCategory({ id, uniqueId, slug }: CategorySeed, parents: ReturnType<typeof parentsOfCategories>) {
  const place = parents.get(slug)
  if (!place) throw new Error(`The category "${slug}" stands nowhere in the menu`)
  return { id, uniqueId, slug, ...place, image: renderedRoom(slug) }
}

const wordsOfHeading = ({ id, name }: { id: number; name: Words }) =>
  locales.map((locale) => ({ categoryId: id, locale, name: name[locale], advice: '' }))

const PRODUCTS_PER_CATEGORY = 100

const placedProducts = (category: CategorySeed): PlacedProduct[] =>
  category.products.map((product, position) => ({
    id: category.id * PRODUCTS_PER_CATEGORY + position + 1,
    version: SEED_VERSION,
    category,
    product,
    position,
    image: storedPicture(product.slug) ?? renderedProduct(product.slug),
  }))
