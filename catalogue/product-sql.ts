import { type IndexedProduct, indexRow, Vocabulary } from '../app/features/search/indexing.ts'
import * as tables from '../app/server/db/schema.ts'
import type { CategorySeed, ProductSeed } from './catalogue.ts'
import { modelOf } from './rendered.ts'
import { insertInto, inserts, type Row } from './sql.ts'
import { locales, message, wordsOfCategory } from './words.ts'

/** A product with its place in the shop. */
export type PlacedProduct = {
  id: number
  version: number
  category: CategorySeed
  product: ProductSeed
  /** Its place in its category's list. */
  position: number
  image: string | undefined
}

/** All that the database holds of products of one version: themselves, their words, and what the search finds them by. */
export function productStatements(placed: readonly PlacedProduct[]): string[] {
  const indexed = placed.flatMap(indexedProduct)
  const rows = indexed.map(indexRow).map(({ rowid, name, category, details }) => [rowid, name, category, details])
  return [
    ...insertInto(tables.products, placed.map(rowOfProduct)),
    ...insertInto(tables.productTranslations, placed.flatMap(wordsOfProduct)),
    ...inserts('search_index', ['rowid', 'name', 'category', 'details'], rows),
    ...insertInto(tables.searchWords, vocabularyOf(indexed, placed[0]?.version ?? 0)),
  ]
}

function rowOfProduct({ id, version, category, product, position, image }: PlacedProduct): Row<typeof tables.products> {
  const { summary: _, name: __, alsoIn = [], ...facts } = product
  return {
    ...facts,
    id,
    version,
    categoryId: category.id,
    finishes: [facts.material, ...alsoIn].join(),
    image,
    model: modelOf(facts.slug),
    position,
  }
}

const wordsOfProduct = ({ id, product: { slug, name, summary } }: PlacedProduct) =>
  locales.map((locale) => ({
    productId: id,
    locale,
    name: name?.[locale] ?? message(locale, `product_${slug}`),
    summary: summary[locale],
  }))

/** What a product is found by, in every language: its name, its category, its summary and what it is made of. */
function indexedProduct(placed: PlacedProduct): IndexedProduct[] {
  const { id, category, product } = placed
  const categoryWords = wordsOfCategory(category)
  return wordsOfProduct(placed).map(({ locale, name, summary }, place) => {
    const finishes = [product.material, ...(product.alsoIn ?? [])].map((code) => message(locale, `material_${code}`))
    return { id, locale, name, category: categoryWords[place]?.name ?? '', details: [summary, ...finishes].join(' ') }
  })
}

function vocabularyOf(products: readonly IndexedProduct[], version: number): Row<typeof tables.searchWords>[] {
  const vocabulary = new Vocabulary()
  for (const product of products) vocabulary.add(product)
  return vocabulary.spellings.map((spelling) => ({ version, ...spelling }))
}
