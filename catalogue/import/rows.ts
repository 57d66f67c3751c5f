import { type } from 'arktype'
import {
  type CategorySeed,
  type Colour,
  colours,
  type Locale,
  type Material,
  materials,
  type ProductSeed,
} from '../catalogue.ts'
import { packages } from '../packages.ts'
import { goodsCategories, woodenFamilies } from '../range.ts'
import type { Complaint, RawRow, Read } from './read.ts'

/** A product of an import file, as the range has it. */
export type ImportedProduct = { category: CategorySeed; product: ProductSeed; image: string | undefined }

const MOST_ROWS = 200_000
const categories = new Map([...woodenFamilies, ...goodsCategories].map((category) => [category.slug, category]))

const number = (what: string, from: number, to: number) =>
  type(/^\d{1,12}$/)
    .describe(`${what}, in digits alone`)
    .pipe(Number, type(`${from} <= number.integer <= ${to}`).describe(`${what}, from ${from} to ${to}`))
const length = number('a length in whole millimetres', 1, 20_000)
const price = number('a price in whole đồng', 1000, 9_999_999_999)
const text = (most: number) => type(`1 <= string <= ${most}`).describe(`a text of 1 to ${most} characters`)
const day = type('string').narrow((value, context) => isDay(value) || context.mustBe('a day as 2026-01-31'))
const code = type.enumerated(...materials)

/** The columns of an import file; docs/catalogue-import.md is their description for whoever writes one. */
const columns = type({
  '+': 'reject',
  slug: type(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .describe('lower-case letters, digits and single hyphens')
    .and('string <= 80'),
  category: type.enumerated(...categories.keys()),
  price_vnd: price,
  'was_price_vnd?': price,
  width_mm: length,
  depth_mm: length,
  height_mm: length,
  material: code,
  'also_in?': type('string').pipe((list) => list.split(/\s+/), code.array()),
  'colours?': type('string').pipe((list) => list.split(/\s+/), type.enumerated(...colours).array()),
  origin: type(/^[A-Z]{2}$/).describe('the two capital letters of a country (ISO 3166)'),
  warranty_months: number('months', 0, 600),
  stock: number('pieces', 0, 1_000_000),
  added_on: day,
  'image?': type(/^\/catalogue\/[\w/-]+\.(?:jpg|webp)$/).describe('the path of a picture in /catalogue'),
  name_vi: text(100),
  name_en: text(100),
  name_de: text(100),
  name_ja: text(100),
  summary_vi: text(120),
  summary_en: text(120),
  summary_de: text(120),
  summary_ja: text(120),
})

/** A day of the calendar: 31 February would be taken for 3 March. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** The products of a file, or all that is wrong with it. */
export function productsOf({ rows, complaints }: Read<RawRow>): Read<ImportedProduct> {
  if (complaints.length > 0) return { rows: [], complaints }
  if (rows.length === 0) return { rows: [], complaints: [{ text: 'The file holds no product.' }] }
  if (rows.length > MOST_ROWS)
    return {
      rows: [],
      complaints: [{ text: `The file holds ${rows.length} products; at most ${MOST_ROWS} are taken.` }],
    }
  const read = rows.map((row) => ({ line: row.line, ...productOf(row) }))
  const found = [
    ...read.flatMap(({ complaints }) => complaints),
    ...repeated(rows),
    ...missing(new Set(rows.map(({ values }) => values.slug ?? ''))),
  ]
  return { rows: read.flatMap(({ product }) => product ?? []), complaints: found.sort(byLine) }
}

const byLine = (a: Complaint, b: Complaint) => (a.line ?? 0) - (b.line ?? 0)

function productOf({ line, values }: RawRow): { product?: ImportedProduct; complaints: Complaint[] } {
  // An empty cell is a value that is not there.
  const row = columns(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')))
  if (row instanceof type.errors)
    return { complaints: [...row].map(({ message }) => ({ line, text: message.normalize('NFC') })) }
  const category = categories.get(row.category)
  if (!category) return { complaints: [{ line, text: `The shop has no category ${row.category}.` }] }
  const product = seedOf(row)
  const doubts = doubtsOf(category, product)
  return doubts.length > 0
    ? { complaints: doubts.map((text) => ({ line, text })) }
    : { product: { category, product, image: row.image }, complaints: [] }
}

function seedOf(row: typeof columns.infer): ProductSeed {
  const words = (column: 'name' | 'summary') =>
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
    ...(row.also_in ? { alsoIn: row.also_in as Material[] } : {}),
    ...(row.colours ? { colours: row.colours as Colour[] } : {}),
    origin: row.origin,
    warrantyMonths: row.warranty_months,
    stock: row.stock,
    addedOn: row.added_on,
    name: words('name'),
    summary: words('summary'),
  }
}

/** What each value by itself may be, but not beside the others. */
function doubtsOf(category: CategorySeed, { widthMm, depthMm, heightMm, ...product }: ProductSeed): string[] {
  const doubts: string[] = []
  if (product.wasPriceVnd !== undefined && product.wasPriceVnd <= product.priceVnd)
    doubts.push('was_price_vnd has to be higher than price_vnd, or empty')
  const finishes = [product.material, ...(product.alsoIn ?? [])]
  if (new Set(finishes).size < finishes.length) doubts.push('also_in repeats a material')
  const longest = Math.max(widthMm, depthMm, heightMm)
  const known = category.products.map((one) => Math.max(one.widthMm, one.depthMm, one.heightMm))
  const [least, most] = [Math.min(...known), Math.max(...known)]
  if (longest < least / 3 && longest * 10 <= most * 2)
    doubts.push(
      `${widthMm} × ${depthMm} × ${heightMm} mm is far too small for ${category.slug}: are these centimetres?`,
    )
  return doubts
}

function repeated(rows: readonly RawRow[]): Complaint[] {
  const first = new Map<string, number>()
  return rows.flatMap(({ line, values: { slug = '' } }) => {
    const earlier = first.get(slug)
    if (earlier === undefined) first.set(slug, line)
    return earlier === undefined || slug === ''
      ? []
      : [{ line, text: `slug ${slug} stands on line ${earlier} already` }]
  })
}

/** A furniture package would lose a piece, and its price with it, without anybody having decided so. */
function missing(slugs: ReadonlySet<string>): Complaint[] {
  const needed = new Set(packages.flatMap(({ rooms }) => Object.values(rooms).flat()))
  return [...needed]
    .filter((slug) => !slugs.has(slug))
    .map((slug) => ({ text: `${slug} is missing: a furniture package holds it` }))
}
