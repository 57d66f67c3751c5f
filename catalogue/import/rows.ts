import { type } from 'arktype'
import type { CategorySeed, ProductSeed } from '../catalogue.ts'
import { packages } from '../packages.ts'
import { goodsCategories, woodenFamilies } from '../range.ts'
import { columnsFor, seedOf } from './columns.ts'
import { doubtfulUnits } from './plausible.ts'
import type { Complaint, RawRow, Read } from './read.ts'

/** A product of an import file, as the range has it. */
export type ImportedProduct = { category: CategorySeed; product: ProductSeed; image: string | undefined }

const MOST_ROWS = 200_000
const categories = new Map([...woodenFamilies, ...goodsCategories].map((category) => [category.slug, category]))
const columns = columnsFor(categories.keys())

/** Whether a public path leads to a picture. */
type HasPicture = (path: string) => boolean

/** The products of a file, or all that is wrong with it. */
export function productsOf({ rows, complaints }: Read<RawRow>, hasPicture: HasPicture): Read<ImportedProduct> {
  if (complaints.length > 0) return { rows: [], complaints }
  if (rows.length === 0) return { rows: [], complaints: [{ text: 'The file holds no product.' }] }
  if (rows.length > MOST_ROWS)
    return {
      rows: [],
      complaints: [{ text: `The file holds ${rows.length} products; at most ${MOST_ROWS} are taken.` }],
    }
  const read = rows.map((row) => ({ line: row.line, ...productOf(row, hasPicture) }))
  const found = [
    ...read.flatMap(({ complaints }) => complaints),
    ...repeated(rows),
    ...missing(new Set(rows.map(({ values }) => values.slug ?? ''))),
  ]
  return { rows: read.flatMap(({ product }) => product ?? []), complaints: found.sort(byLine) }
}

const byLine = (a: Complaint, b: Complaint) => (a.line ?? 0) - (b.line ?? 0)

function productOf(
  { line, values }: RawRow,
  hasPicture: HasPicture,
): { product?: ImportedProduct; complaints: Complaint[] } {
  // An empty cell is a value that is not there.
  const row = columns(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')))
  if (row instanceof type.errors)
    return { complaints: [...row].map(({ message }) => ({ line, text: message.normalize('NFC') })) }
  const category = categories.get(row.category)
  if (!category) return { complaints: [{ line, text: `The shop has no category ${row.category}.` }] }
  const product = seedOf(row)
  const doubts = [...doubtsOf(product), ...doubtfulUnits(category, product, row.unusual)]
  if (row.image && !hasPicture(row.image)) doubts.push(`image ${row.image} leads to no file in public`)
  return doubts.length > 0
    ? { complaints: doubts.map((text) => ({ line, text })) }
    : { product: { category, product, image: row.image }, complaints: [] }
}

/** What each value by itself may be, but not beside the others. */
function doubtsOf({ priceVnd, wasPriceVnd, material, alsoIn = [] }: ProductSeed): string[] {
  const doubts: string[] = []
  if (wasPriceVnd !== undefined && wasPriceVnd <= priceVnd)
    doubts.push('was_price_vnd has to be higher than price_vnd, or empty')
  const finishes = [material, ...alsoIn]
  if (new Set(finishes).size < finishes.length) doubts.push('also_in repeats a material')
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
