import { MATERIAL_PLACE } from '../../app/features/catalogue/materials.ts'
import { packages } from '../../app/features/catalogue/packages.ts'
import type { ShopCategory } from '../categories.ts'
import { type ParsedRow, type ProductSeed, parseRows } from './columns.ts'
import { doubtfulUnits } from './plausible.ts'
import type { Complaint, RawRow, Read } from './read.ts'

export type ImportedProduct = { category: ShopCategory; product: ProductSeed; image?: string }

const MOST_ROWS = 200_000

/** True if a public path is a picture. */
type HasPicture = (path: string) => boolean

/** All products of a file, or all its faults. */
export function productsOf({ rows, complaints }: Read<RawRow>, hasPicture: HasPicture): Read<ImportedProduct> {
  if (complaints.length > 0) return { rows: [], complaints }
  if (rows.length === 0) return { rows: [], complaints: [{ text: 'The file holds no product.' }] }
  if (rows.length > MOST_ROWS)
    return {
      rows: [],
      complaints: [{ text: `The file holds ${rows.length} products; at most ${MOST_ROWS} are taken.` }],
    }
  const parsed = parseRows({ rows, complaints })
  const found = [
    ...parsed.complaints,
    ...parsed.rows.flatMap((row) => doubtsOf(row, hasPicture).map((text) => ({ line: row.line, text }))),
    ...repeated(rows),
    ...missing(new Set(rows.map(({ values }) => values.slug ?? ''))),
  ]
  return { rows: parsed.rows, complaints: found.sort(byLine) }
}

const byLine = (a: Complaint, b: Complaint) => (a.line ?? 0) - (b.line ?? 0)

/** Faults of values in combination. */
function doubtsOf({ category, product, image, unusual }: ParsedRow, hasPicture: HasPicture): string[] {
  const { priceVnd, wasPriceVnd, material, alsoIn = [], finishPrices = [], finishStock = [], summary } = product
  const doubts: string[] = []
  for (const [locale, text] of Object.entries(summary))
    if (/[{}]/.test(text.replaceAll(MATERIAL_PLACE, '')))
      doubts.push(`summary_${locale} may name ${MATERIAL_PLACE} in braces, and nothing else`)
  if (wasPriceVnd !== undefined && wasPriceVnd <= priceVnd)
    doubts.push('was_price_vnd has to be higher than price_vnd, or empty')
  const finishes = [material, ...alsoIn]
  if (new Set(finishes).size < finishes.length) doubts.push('also_in repeats a material')
  for (const [column, own] of Object.entries({ finish_price_vnd: finishPrices, finish_stock: finishStock })) {
    const named = own.map(({ finish }) => finish)
    if (named.some((finish) => !alsoIn.includes(finish))) doubts.push(`${column} names a finish that also_in does not`)
    if (new Set(named).size < named.length) doubts.push(`${column} repeats a finish`)
  }
  doubts.push(...doubtfulUnits(category.slug, product, unusual))
  if (image && !hasPicture(image)) doubts.push(`image ${image} leads to no file in public`)
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

/** Products that furniture packages need: a missing one would silently change a package's price. */
function missing(slugs: ReadonlySet<string>): Complaint[] {
  const needed = new Set(packages.flatMap(({ rooms }) => Object.values(rooms).flat()))
  return [...needed]
    .filter((slug) => !slugs.has(slug))
    .map((slug) => ({ text: `${slug} is missing: a furniture package holds it` }))
}
