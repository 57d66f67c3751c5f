import { type } from 'arktype'
import { colours, materialCodes } from '../../app/features/catalogue/materials.ts'
import { readFacts } from '../../app/features/product/trade-facts.ts'
import { type ShopCategory, shopCategories } from '../categories.ts'
import { mapLocales } from '../words.ts'
import { isCountry } from './countries.ts'
import type { RawRow, Read } from './read.ts'
import { makeTextColumns } from './text-columns.ts'

/** Schema of single cells; docs/catalogue-import.md describes them for operators. */

const number = (what: string, from: number, to: number) =>
  type(/^\d{1,12}$/)
    .describe(`${what}, in digits alone`)
    .pipe(Number, type(`${from} <= number.integer <= ${to}`).describe(`${what}, from ${from} to ${to}`))
const length = number('a length in whole millimetres', 1, 20_000)
const price = number('a price in whole đồng', 1000, 9_999_999_999)
const pieces = number('pieces', 0, 1_000_000)
const text = (most: number) => type(`1 <= string <= ${most}`).describe(`a text of 1 to ${most} characters`)
const day = type('string').narrow((value, context) => isDay(value) || context.mustBe('a day as 2026-01-31'))
const country = type(/^[A-Z]{2}$/)
  .describe('the two capital letters of a country (ISO 3166)')
  .narrow((code, context) => isCountry(code) || context.mustBe('the two capital letters of a country (ISO 3166)'))
const words = (list: string) => list.split(/\s+/)
const code = type.enumerated(...materialCodes)
/** `walnut 18900000 black_oak 17500000`: a finish and its number, as often as needed. */
const byFinish = (value: typeof price | typeof pieces) =>
  type('string')
    .pipe((list) => {
      const parts = words(list)
      return parts
        .filter((_, index) => index % 2 === 0)
        .map((finish, index) => ({ finish, value: parts[index * 2 + 1] }))
    })
    .to(type({ finish: code, value }).array())
    .describe('finishes, each with its number')
const tradeFacts = type('string').narrow((value, context) => {
  const read = readFacts(value)
  return (
    !('wrong' in read) ||
    context.mustBe(`facts, each with its numbers, such as “weight_kg 40”, and not “${read.wrong}”`)
  )
})
const category = type
  .enumerated(...shopCategories.map(({ slug }) => slug))
  .pipe((slug) => shopCategories.find((one) => one.slug === slug) as ShopCategory)

/** Columns whose values are compared with the rest of the category. */
export const measured = ['price_vnd', 'was_price_vnd', 'width_mm', 'depth_mm', 'height_mm'] as const

const columns = type({
  '+': 'reject',
  slug: type(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .describe('lower-case letters, digits and single hyphens')
    .and('string <= 80'),
  category,
  price_vnd: price,
  'was_price_vnd?': price,
  width_mm: length,
  depth_mm: length,
  height_mm: length,
  material: code,
  'also_in?': type('string').pipe(words, code.array()),
  'facts?': tradeFacts,
  'colours?': type('string').pipe(words, type.enumerated(...colours).array()),
  origin: country,
  warranty_months: number('months', 0, 600),
  stock: pieces,
  'finish_price_vnd?': byFinish(price),
  'finish_stock?': byFinish(pieces),
  added_on: day,
  'image?': type(/^\/catalogue\/[\w/-]+\.(?:jpg|webp)$/).describe('the path of a picture in /catalogue'),
  'unusual?': type('string').pipe(words, type.enumerated(...measured).array()),
  ...makeTextColumns('name', text(100)),
  ...makeTextColumns('summary', text(120)),
})

/** Rejects 31 February, which `Date.parse` would take for 3 March. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** A product row: lengths of the bounding box in millimetres, prices in whole đồng with VAT. */
export type ProductSeed = ReturnType<typeof productOf>

const productOf = (row: typeof columns.infer) => ({
  slug: row.slug,
  priceVnd: row.price_vnd,
  wasPriceVnd: row.was_price_vnd,
  widthMm: row.width_mm,
  depthMm: row.depth_mm,
  heightMm: row.height_mm,
  material: row.material,
  alsoIn: row.also_in,
  colours: row.colours,
  facts: row.facts,
  origin: row.origin,
  warrantyMonths: row.warranty_months,
  stock: row.stock,
  finishPrices: row.finish_price_vnd,
  finishStock: row.finish_stock,
  addedOn: row.added_on,
  name: mapLocales((locale) => row[`name_${locale}`]),
  summary: mapLocales((locale) => row[`summary_${locale}`]),
})

export type ParsedRow = ReturnType<typeof parseRows>['rows'][number]

/** Valid rows, and complaints about the others. */
export function parseRows({ rows, complaints }: Read<RawRow>) {
  const parsed = rows.map(({ line, values }) => {
    // An empty cell means no value.
    const row = columns(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')))
    if (row instanceof type.errors)
      return { rows: [], complaints: [...row].map(({ message }) => ({ line, text: message.normalize('NFC') })) }
    const { category, image, unusual } = row
    return { rows: [{ line, category, product: productOf(row), image, unusual }], complaints: [] }
  })
  return {
    rows: parsed.flatMap(({ rows }) => rows),
    complaints: [...complaints, ...parsed.flatMap(({ complaints }) => complaints)],
  }
}
