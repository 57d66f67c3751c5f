import { type } from 'arktype'
import { colours, type Locale, materials, type ProductSeed } from '../catalogue.ts'
import { isCountry } from './countries.ts'
import { measured } from './plausible.ts'

/** What the cells of an import file hold, each by itself; docs/catalogue-import.md describes them for whoever writes one. */

const number = (what: string, from: number, to: number) =>
  type(/^\d{1,12}$/)
    .describe(`${what}, in digits alone`)
    .pipe(Number, type(`${from} <= number.integer <= ${to}`).describe(`${what}, from ${from} to ${to}`))
const length = number('a length in whole millimetres', 1, 20_000)
const price = number('a price in whole đồng', 1000, 9_999_999_999)
const text = (most: number) => type(`1 <= string <= ${most}`).describe(`a text of 1 to ${most} characters`)
const day = type('string').narrow((value, context) => isDay(value) || context.mustBe('a day as 2026-01-31'))
const country = type(/^[A-Z]{2}$/)
  .describe('the two capital letters of a country (ISO 3166)')
  .narrow((code, context) => isCountry(code) || context.mustBe('the two capital letters of a country (ISO 3166)'))
const words = (list: string) => list.split(/\s+/)
const code = type.enumerated(...materials)

export const columnsFor = (categories: Iterable<string>) =>
  type({
    '+': 'reject',
    slug: type(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .describe('lower-case letters, digits and single hyphens')
      .and('string <= 80'),
    category: type.enumerated(...categories),
    price_vnd: price,
    'was_price_vnd?': price,
    width_mm: length,
    depth_mm: length,
    height_mm: length,
    material: code,
    'also_in?': type('string').pipe(words, code.array()),
    'colours?': type('string').pipe(words, type.enumerated(...colours).array()),
    origin: country,
    warranty_months: number('months', 0, 600),
    stock: number('pieces', 0, 1_000_000),
    added_on: day,
    'image?': type(/^\/catalogue\/[\w/-]+\.(?:jpg|webp)$/).describe('the path of a picture in /catalogue'),
    'unusual?': type('string').pipe(words, type.enumerated(...measured).array()),
    name_vi: text(100),
    name_en: text(100),
    name_de: text(100),
    name_ja: text(100),
    summary_vi: text(120),
    summary_en: text(120),
    summary_de: text(120),
    summary_ja: text(120),
  })

export type Columns = ReturnType<typeof columnsFor>['infer']

/** A day of the calendar: 31 February would be taken for 3 March. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

export function seedOf(row: Columns): ProductSeed {
  const inLanguages = (column: 'name' | 'summary') =>
    Object.fromEntries(
      (['vi', 'en', 'de', 'ja'] as const).map((locale) => [locale, row[`${column}_${locale}`]]),
    ) as Record<Locale, string>
  return {
    slug: row.slug,
    priceVnd: row.price_vnd,
    ...(row.was_price_vnd === undefined ? {} : { wasPriceVnd: row.was_price_vnd }),
    widthMm: row.width_mm,
    depthMm: row.depth_mm,
    heightMm: row.height_mm,
    material: row.material,
    ...(row.also_in ? { alsoIn: row.also_in } : {}),
    ...(row.colours ? { colours: row.colours } : {}),
    origin: row.origin,
    warrantyMonths: row.warranty_months,
    stock: row.stock,
    addedOn: row.added_on,
    name: inLanguages('name'),
    summary: inLanguages('summary'),
  }
}
