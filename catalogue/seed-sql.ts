import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { builtIn } from '../app/features/languages/built-in.ts'
import { type IndexedProduct, indexRow, Vocabulary } from '../app/features/search/indexing.ts'
import * as tables from '../app/server/db/schema.ts'
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import ja from '../messages/ja.json' with { type: 'json' }
import vi from '../messages/vi.json' with { type: 'json' }
import type { CategorySeed, Locale, ProductSeed, Words } from './catalogue.ts'
import { type MenuGroup, menu } from './menu.ts'
import { pictureOf, tierPictures } from './pictures.ts'
import { goodsCategories, woodenFamilies } from './range.ts'
import { modelOf, renderedProduct, renderedRoom } from './rendered.ts'

type Row<T extends Table> = T['$inferInsert']

const locales = Object.keys(builtIn) as Locale[]
const messages: Record<Locale, Record<string, string>> = { vi, en, de, ja }

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
    ...['search_words', 'product_translations', 'products', 'category_translations', 'categories', 'languages'].map(
      (table) => `DELETE FROM ${table}`,
    ),
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
    ...insertInto(
      tables.products,
      categories.flatMap(({ category }) => rowsOfProducts(category)),
    ),
    ...insertInto(
      tables.productTranslations,
      categories.flatMap(({ category }) =>
        category.products.flatMap((product, at) => wordsOfProduct(category, product, at)),
      ),
    ),
    ...searchStatements(categories.flatMap(({ category }) => category.products.flatMap(indexedProduct(category)))),
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
      image: tierPictures[tier.code].path,
    })),
  ]
}

function rowOfCategory({ id, uniqueId, slug }: CategorySeed, parents: ReturnType<typeof parentsOfCategories>) {
  const place = parents.get(slug)
  if (!place) throw new Error(`The category "${slug}" stands nowhere in the menu`)
  return { id, uniqueId, slug, ...place, image: renderedRoom(slug) ?? pictureOf(slug, 0)?.path }
}

const wordsOfHeading = ({ id, name }: { id: number; name: Words }) =>
  locales.map((locale) => ({ categoryId: id, locale, name: name[locale], advice: '' }))

const wordsOfCategory = ({ id, slug, name, advice }: CategorySeed) =>
  locales.map((locale) => ({
    categoryId: id,
    locale,
    name: name?.[locale] ?? message(locale, `category_${slug}`),
    advice: advice[locale],
  }))

const PRODUCTS_PER_CATEGORY = 100
const idOfProduct = (category: CategorySeed, at: number) => category.id * PRODUCTS_PER_CATEGORY + at + 1

const rowsOfProducts = (category: CategorySeed): Row<typeof tables.products>[] =>
  category.products.map(({ summary: _, name: __, alsoIn = [], ...facts }, at) => ({
    ...facts,
    id: idOfProduct(category, at),
    categoryId: category.id,
    finishes: [facts.material, ...alsoIn].join(),
    image: renderedProduct(facts.slug) ?? pictureOf(category.slug, at, facts)?.path,
    model: modelOf(facts.slug),
    position: at,
  }))

const wordsOfProduct = (category: CategorySeed, { slug, name, summary }: ProductSeed, at: number) =>
  locales.map((locale) => ({
    productId: idOfProduct(category, at),
    locale,
    name: name?.[locale] ?? message(locale, `product_${slug}`),
    summary: summary[locale],
  }))

/** What a product is found by, in every language: its name; and its summary, its category and what it is made of. */
const indexedProduct = (family: CategorySeed) => (product: ProductSeed, at: number) => {
  const categoryWords = wordsOfCategory(family)
  return wordsOfProduct(family, product, at).map(({ productId: id, locale, name, summary }, place): IndexedProduct => {
    const finishes = [product.material, ...(product.alsoIn ?? [])].map((code) => message(locale, `material_${code}`))
    const category = categoryWords[place]?.name ?? ''
    return { id, locale, name, category, details: [summary, ...finishes].join(' ') }
  })
}

function searchStatements(products: readonly IndexedProduct[]): string[] {
  const vocabulary = new Vocabulary()
  for (const product of products) vocabulary.add(product)
  const rows = products.map(indexRow).map(({ rowid, name, category, details }) => [rowid, name, category, details])
  return [
    ...inserts('search_index', ['rowid', 'name', 'category', 'details'], rows),
    ...insertInto(tables.searchWords, vocabulary.spellings),
  ]
}

/** Names of wooden furniture are messages; the specification gives them label keys (CAT-01). */
function message(locale: Locale, key: string): string {
  const text = messages[locale][key.replaceAll('-', '_')]
  if (!text) throw new Error(`messages/${locale}.json lacks "${key.replaceAll('-', '_')}"`)
  return text
}

/** D1 takes statements of at most 100 KB. */
const ROWS_PER_STATEMENT = 100

function insertInto<T extends Table>(table: T, rows: readonly Row<T>[]): string[] {
  const columns = Object.entries(getTableColumns(table))
  const values = rows.map((row) =>
    columns.map(([key, column]) => {
      const value = (row as Record<string, unknown>)[key] ?? null
      return value === null ? null : column.mapToDriverValue(value)
    }),
  )
  return inserts(
    getTableName(table),
    columns.map(([, { name }]) => name),
    values,
  )
}

function inserts(table: string, columns: readonly string[], rows: readonly unknown[][]): string[] {
  const head = `INSERT INTO ${table} (${columns.join(', ')}) VALUES`
  const tuples = rows.map((values) => `(${values.map(literal).join(', ')})`)
  const statements: string[] = []
  for (let at = 0; at < tuples.length; at += ROWS_PER_STATEMENT)
    statements.push(`${head}\n${tuples.slice(at, at + ROWS_PER_STATEMENT).join(',\n')}`)
  return statements
}

function literal(value: unknown): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}
