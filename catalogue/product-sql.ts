import { codesOf, filters } from '../app/features/catalogue/listing-filters.ts'
import { type FilterName, filterNames } from '../app/features/catalogue/listing-parameters.ts'
import { priceStepOf } from '../app/features/catalogue/price-steps.ts'
import { builtIn } from '../app/features/languages/built-in.ts'
import { type IndexedProduct, indexRow, Vocabulary } from '../app/features/search/indexing.ts'
import { IDS_PER_VERSION } from '../app/server/db/active-catalogue.ts'
import * as tables from '../app/server/db/schema.ts'
import { factsOfModel, modelOf } from './built-models.ts'
import { coloursOf } from './colours.ts'
import type { ImportedProduct } from './import/rows.ts'
import { renderedProduct, renderedRoom } from './rendered.ts'
import { insertInto, inserts, type Row } from './sql.ts'
import { storedPicture } from './stored-pictures.ts'
import { inMaterial, locales, message } from './words.ts'

export type PlacedProduct = ImportedProduct & {
  id: number
  version: number
  /** Position in its category's list. */
  position: number
}

type ProductPrice = Row<typeof tables.productPrices>
type PricedProduct = Pick<
  Row<typeof tables.products>,
  'version' | 'categoryId' | 'finishes' | 'colours' | 'widthMm' | 'priceVnd'
> & { id: number }

export function placeProducts(imported: readonly ImportedProduct[], version: number) {
  const places = new Map<string, number>()
  return imported.map(({ category, product, image }) => {
    const position = places.get(category.slug) ?? 0
    places.set(category.slug, position + 1)
    // Wooden categories fall back to a room picture, as they have no outline.
    const own = image ?? storedPicture(product.slug) ?? renderedProduct(product.slug) ?? renderedRoom(category.slug)
    return { version, category, product, position, image: own }
  })
}

/** All rows of a version's products: products, translations and search entries. */
export function productStatements(placed: readonly PlacedProduct[]): string[] {
  const indexed = placed.flatMap(indexedProduct)
  const prices = placed.flatMap((one) => pricesOf({ ...rowOfProduct(one), id: one.id }, one.product.finishPrices))
  return [
    ...insertInto(tables.products, placed.map(rowOfProduct)),
    ...insertInto(tables.productFinishes, placed.flatMap(finishesOf)),
    ...insertInto(tables.productPrices, prices),
    ...insertInto(tables.productGroups, groupsOf(prices)),
    ...insertInto(tables.productTranslations, inOrderOfNames(placed)),
    ...inserts(
      'search_index',
      ['rowid', 'words'],
      indexed.map(indexRow).map(({ rowid, words }) => [rowid, words]),
    ),
    ...insertInto(tables.searchWords, vocabularyOf(indexed, placed[0]?.version ?? 0)),
  ]
}

function rowOfProduct({ id, version, category, product, position, image }: PlacedProduct): Row<typeof tables.products> {
  const { summary: _, name: __, finishPrices: ___, finishStock: ____, alsoIn = [], ...facts } = product
  return {
    ...facts,
    id,
    version,
    categoryId: category.id,
    finishes: [facts.material, ...alsoIn].join(),
    colours: coloursOf(product).join(),
    facts: product.facts ?? factsOfModel(product),
    image,
    model: modelOf(product),
    position,
  }
}

/** The finishes that have a price or pieces of their own. */
const finishesOf = ({ id, product }: PlacedProduct): Row<typeof tables.productFinishes>[] =>
  (product.alsoIn ?? []).flatMap((finish) => {
    const priceVnd = product.finishPrices?.find((own) => own.finish === finish)?.value
    const stock = product.finishStock?.find((own) => own.finish === finish)?.value
    return priceVnd === undefined && stock === undefined ? [] : [{ productId: id, finish, priceVnd, stock: stock ?? 0 }]
  })

/** The product's price and those of finishes with one of their own; finishes at one price share a row. */
export function pricesOf(
  product: PricedProduct,
  ofFinishes: ImportedProduct['product']['finishPrices'] = [],
): ProductPrice[] {
  const { id, version = 0, categoryId, finishes, colours = '', widthMm } = product
  const byPrice = Map.groupBy(
    finishes.split(','),
    (finish) => ofFinishes.find((own) => own.finish === finish)?.value ?? product.priceVnd,
  )
  return [...byPrice].map(([priceVnd, priced]) => {
    return { productId: id, version, categoryId, finishes, colours, widthMm, priceVnd, priced: priced.join() }
  })
}

const wordsOfProduct = ({ id, product: { name, summary } }: PlacedProduct) =>
  locales.map((locale) => ({
    productId: id,
    locale,
    name: name[locale],
    summary: summary[locale],
  }))

/** Each language has its own sort order. */
function inOrderOfNames(placed: readonly PlacedProduct[]): Row<typeof tables.productTranslations>[] {
  const rows = placed.flatMap((one) =>
    wordsOfProduct(one).map((words) => ({ ...words, categoryId: one.category.id, version: one.version })),
  )
  return locales.flatMap((locale) => {
    const { compare } = new Intl.Collator(builtIn[locale].localeCode, { numeric: true })
    return rows
      .filter((row) => row.locale === locale)
      .sort((a, b) => compare(a.name, b.name) || a.productId - b.productId)
      .map(({ version, ...row }, index) => ({ ...row, nameOrder: version * IDS_PER_VERSION + index }))
  })
}

export function groupsOf(prices: Iterable<ProductPrice>): Row<typeof tables.productGroups>[] {
  const groups = new Map<string, Row<typeof tables.productGroups>>()
  for (const { version, categoryId, priced, priceVnd, ...facts } of prices) {
    const codes = groupColumns(facts)
    const priceStep = priceStepOf(priceVnd)
    const key = [categoryId, ...Object.values(codes), priced, priceStep].join(' ')
    const known = groups.get(key)
    groups.set(key, {
      version,
      categoryId,
      ...codes,
      priced,
      priceStep,
      products: (known?.products ?? 0) + 1,
      lowestPrice: Math.min(known?.lowestPrice ?? priceVnd, priceVnd),
      highestPrice: Math.max(known?.highestPrice ?? priceVnd, priceVnd),
    })
  }
  return [...groups.values()]
}

/** Codes of a product for each filter, by column of the counts. */
const groupColumns = (product: Parameters<typeof codesOf>[1]) =>
  Object.fromEntries(filterNames.map((name) => [filters[name].groupColumn, codesOf(name, product)])) as Record<
    (typeof filters)[FilterName]['groupColumn'],
    string
  >

/** Shoppers do not search for smaller products by width. */
const SMALLEST_SOUGHT_WIDTH_MM = 600

/** Search text in every language: name, category, summary, materials, and width in centimetres. */
export function indexedProduct(placed: PlacedProduct): IndexedProduct[] {
  const { id, category, product } = placed
  return wordsOfProduct(placed).map(({ locale, name, summary }) => {
    const materialIn = (code: string) => message(locale, `material_${code}`)
    const width = product.widthMm >= SMALLEST_SOUGHT_WIDTH_MM ? [`${product.widthMm / 10}`] : []
    return {
      id,
      locale,
      name,
      category: category.name[locale],
      main: `${inMaterial(summary, product.material, locale)} ${materialIn(product.material)}`,
      details: [...(product.alsoIn ?? []).map(materialIn), ...width].join(' '),
    }
  })
}

function vocabularyOf(products: readonly IndexedProduct[], version: number): Row<typeof tables.searchWords>[] {
  const vocabulary = new Vocabulary()
  for (const product of products) vocabulary.add(product)
  return vocabulary.spellings.map((spelling) => ({ version, ...spelling }))
}
