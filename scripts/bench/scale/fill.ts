import { readdirSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { builtIn } from '../../../app/features/languages/built-in.ts'
import { IN_NAME, indexRow, reversedOf, Vocabulary } from '../../../app/features/search/indexing.ts'
import * as tables from '../../../app/server/db/schema.ts'
import { coloursOf } from '../../../catalogue/colours.ts'
import { groupsOf, indexedProduct, pricesOf } from '../../../catalogue/product-sql.ts'
import { goodsCategories, woodenFamilies } from '../../../catalogue/range.ts'
import type { Row } from '../../../catalogue/sql.ts'
import { locales } from '../../../catalogue/words.ts'

const range = [...woodenFamilies, ...goodsCategories].flatMap((category) =>
  category.products.map((product, position) => ({ id: 0, version: 0, category, product, position, image: undefined })),
)

/** Pseudo-random, deterministic. */
const scatter = (seed: number) => ((Math.imul(seed + 1, 2_654_435_761) >>> 8) % 1000) / 1000

/**
 * Replaces a seeded database's products by `count` variations of the range: numbered names, other prices, widths and
 * dates. Writes the rows of `productStatements` straight into the file, as a million products have four million names.
 */
export function fill(folder: string, count: number) {
  const databases = `${folder}/v3/d1/miniflare-D1DatabaseObject`
  const file = readdirSync(databases).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  const database = new DatabaseSync(`${databases}/${file}`)
  database.exec('PRAGMA synchronous = off; BEGIN')
  for (const table of [
    'search_words',
    'product_groups',
    'product_prices',
    'product_finishes',
    'product_translations',
    'products',
  ])
    database.exec(`DELETE FROM ${table}`)
  database.exec("INSERT INTO search_index (search_index) VALUES ('delete-all')")
  const indexes = droppedIndexes(database)
  writeProducts(database, count)
  writeWords(database, count)
  for (const sql of indexes) database.exec(sql)
  database.exec("INSERT INTO search_index (search_index) VALUES ('optimize')")
  database.exec('COMMIT; PRAGMA optimize; PRAGMA wal_checkpoint(truncate)')
  database.close()
}

/** Drops indexes, which are built faster over existing rows. */
function droppedIndexes(database: DatabaseSync): string[] {
  const indexes = database
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name LIKE 'product%' AND sql IS NOT NULL",
    )
    .all() as { name: string; sql: string }[]
  for (const { name } of indexes) database.exec(`DROP INDEX ${name}`)
  return indexes.map(({ sql }) => sql)
}

function inserting(database: DatabaseSync, table: string, columns: string) {
  const marks = columns.split(', ').map(() => '?')
  const statement = database.prepare(`INSERT INTO ${table} (${columns}) VALUES (${marks.join(', ')})`)
  return (...values: SQLInputValue[]) => statement.run(...values)
}

function insertingRows<T extends Table>(database: DatabaseSync, table: T) {
  const columns = Object.entries(getTableColumns(table))
  const insert = inserting(database, getTableName(table), columns.map(([, { name }]) => name).join(', '))
  return (row: Row<T>) => insert(...columns.map(([key]) => (row as Record<string, SQLInputValue>)[key] ?? null))
}

/** Repeats a pattern with rising numbers, in which FTS5 writes rows fastest. */
function* numbered<T>(pattern: readonly T[], count: number) {
  for (let round = 0; ; round++) {
    for (const [index, one] of pattern.entries()) {
      const at = round * pattern.length + index
      if (at >= count) return
      yield { at, round, one }
    }
  }
}

function writeProducts(database: DatabaseSync, count: number) {
  const insert = inserting(
    database,
    'products',
    'id, slug, category_id, price_vnd, width_mm, depth_mm, height_mm, material, finishes, colours, origin, warranty_months, stock, image, position, added_on',
  )
  const insertPrice = insertingRows(database, tables.productPrices)
  const insertFinish = insertingRows(database, tables.productFinishes)
  const insertGroup = insertingRows(database, tables.productGroups)
  // Groups are counted while rows are written: a million of them would not fit into memory.
  function* pricesWritten() {
    for (const { at, one } of numbered(range, count)) {
      const { category, product } = one
      const priceVnd = Math.round((product.priceVnd * (0.6 + scatter(at))) / 1000) * 1000
      const widthMm = Math.max(1, Math.round(product.widthMm * (0.9 + scatter(at + 7) / 5)))
      const { material, alsoIn = [], depthMm, heightMm, origin, warrantyMonths, stock } = product
      const finishes = [material, ...alsoIn].join()
      const colours = coloursOf(product).join()
      const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(scatter(at + 3) * 1000))).toISOString().slice(0, 10)
      const sizes = [widthMm, depthMm, heightMm]
      const facts = [material, finishes, colours, origin, warrantyMonths, stock]
      insert(at + 1, `${product.slug}-${at}`, category.id, priceVnd, ...sizes, ...facts, null, at, day)
      const id = at + 1
      const own = alsoIn.slice(0, at % 3).map((finish) => ({ finish, value: Math.round(priceVnd * 1.1) }))
      for (const { finish, value } of own) insertFinish({ productId: id, finish, priceVnd: value, stock: 0 })
      for (const price of pricesOf({ id, categoryId: category.id, finishes, colours, widthMm, priceVnd }, own)) {
        insertPrice(price)
        yield price
      }
    }
  }
  for (const group of groupsOf(pricesWritten())) insertGroup(group)
}

function writeWords(database: DatabaseSync, count: number) {
  const insertName = inserting(
    database,
    'product_translations',
    'product_id, locale, name, summary, category_id, name_order',
  )
  const insertRow = inserting(database, 'search_index', 'rowid, words')
  const insertWord = inserting(database, 'search_words', 'version, locale, folded, written, reversed, products')
  const rounds = Math.ceil(count / range.length)
  for (const locale of locales) {
    const pattern = range.flatMap((placed) =>
      indexedProduct(placed)
        .filter((words) => words.locale === locale)
        .map((words) => ({ ...placed, words, row: indexRow(words), rank: 0 })),
    )
    const { compare } = new Intl.Collator(builtIn[locale].localeCode, { numeric: true })
    const byName = [...pattern].sort((a, b) => compare(a.words.name, b.words.name))
    for (const [rank, one] of byName.entries()) one.rank = rank
    for (const { at, round, one } of numbered(pattern, count)) {
      const { words, row, rank, category, product } = one
      const order = rank * rounds + round
      insertName(at + 1, locale, `${words.name} Mk${round}`, product.summary[locale], category.id, order)
      insertRow(BigInt(row.rowid + at + 1), `${row.words} mk${round} ${IN_NAME}mk${round}`)
    }
    const vocabulary = new Vocabulary()
    for (const { words } of pattern) vocabulary.add(words)
    for (const { folded, written, reversed, products } of vocabulary.spellings)
      insertWord(0, locale, folded, written, reversed, products * rounds)
    for (let round = 0; round < rounds; round++)
      insertWord(0, locale, `mk${round}`, `mk${round}`, reversedOf(`mk${round}`), range.length)
  }
}
