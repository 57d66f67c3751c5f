import { packagePicture } from '../app/features/catalogue/picture-paths.ts'
import { builtIn } from '../app/features/languages/built-in.ts'
import * as tables from '../app/server/db/schema.ts'
import { type ShopCategory, shopCategories } from './categories.ts'
import type { ImportedProduct } from './import/rows.ts'
import { type MenuGroup, menu } from './menu.ts'
import { placeProducts, productStatements } from './product-sql.ts'
import { renderedRoom } from './rendered.ts'
import { insertInto, type Row } from './sql.ts'
import { stockStatements } from './stock-sql.ts'
import { locales, type Words } from './words.ts'

/** The seed's version; imports use later ones. */
const SEED_VERSION = 0
const PRODUCTS_PER_CATEGORY = 100

/**
 * The shop's data as one SQL batch: empties and refills the tables, so it is idempotent. A product's id comes from its
 * position in its category, so new products go to the end.
 */
export function seedStatements(products: readonly ImportedProduct[], now = Date.now()): string[] {
  const parents = parentsOfCategories()
  return [
    // Rows elsewhere may reference emptied tables; constraints are checked when the batch ends.
    'PRAGMA defer_foreign_keys = on',
    ...[
      'search_words',
      'product_groups',
      'product_prices',
      'product_translations',
      'product_finishes',
      'former_products',
      'products',
      'category_translations',
      'categories',
      'languages',
    ].map((table) => `DELETE FROM ${table}`),
    "INSERT INTO search_index (search_index) VALUES ('delete-all')",
    ...insertInto(tables.languages, Object.values(builtIn)),
    ...insertInto(tables.categories, [
      ...menu.flatMap(rowsOfGroup),
      ...shopCategories.map((category) => rowOfCategory(category, parents)),
    ]),
    ...insertInto(tables.categoryTranslations, [
      ...menu.flatMap((group) => [group, ...('tiers' in group ? group.tiers : [])]).flatMap(wordsOfCategory),
      ...shopCategories.flatMap(wordsOfCategory),
    ]),
    ...productStatements(
      placeProducts(products, SEED_VERSION).map((product) => ({
        ...product,
        id: product.category.id * PRODUCTS_PER_CATEGORY + product.position + 1,
      })),
    ),
    ...stockStatements(SEED_VERSION, now),
    `INSERT INTO data_versions (name, version) VALUES ('catalogue', ${SEED_VERSION}) ON CONFLICT (name) DO UPDATE SET version = ${SEED_VERSION}`,
    "INSERT INTO data_versions (name, version) VALUES ('public-data', 1) ON CONFLICT (name) DO UPDATE SET version = version + 1",
  ]
}

function parentsOfCategories(): Map<string, { parentId: number; position: number }> {
  const parents = new Map<string, { parentId: number; position: number }>()
  for (const group of menu)
    if ('categories' in group)
      for (const [position, slug] of group.categories.entries()) parents.set(slug, { parentId: group.id, position })
  const known = new Set(shopCategories.map(({ slug }) => slug))
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

function rowOfCategory({ id, uniqueId, slug, kind }: ShopCategory, parents: ReturnType<typeof parentsOfCategories>) {
  const place = parents.get(slug)
  if (!place) throw new Error(`The category "${slug}" stands nowhere in the menu`)
  return { id, uniqueId, slug, kind, ...place, image: renderedRoom(slug) }
}

const wordsOfCategory = ({ id, name, advice }: { id: number; name: Words; advice?: Words }) =>
  locales.map((locale) => ({ categoryId: id, locale, name: name[locale], advice: advice?.[locale] ?? '' }))
