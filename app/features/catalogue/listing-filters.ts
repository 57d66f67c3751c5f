import { type FilterName, filterNames } from './listing-parameters.ts'
import { colours, materialCodes } from './materials.ts'

/** Filters of listings with their options and product columns. The seed runs this file in plain Node. */

/** Bands of product widths in mm, both ends included. */
const widthBands = {
  '0-120': { from: 0, to: 1199 },
  '120-160': { from: 1200, to: 1600 },
  '160-200': { from: 1601, to: 2000 },
  '200-': { from: 2001, to: Number.MAX_SAFE_INTEGER },
} as const

type Filter = {
  /** Values of the filter's query parameter, in display order. */
  codes: readonly string[]
  /** Column of products: comma-separated codes, or a number that lies in one of the bands. */
  column: 'finishes' | 'colours' | 'widthMm'
  bands?: Record<string, { from: number; to: number }>
  /** Column of the precomputed counts (server/db/schema-derived.ts), with comma-separated codes. */
  groupColumn: 'finishes' | 'colours' | 'band'
}

const definitions = {
  material: { codes: materialCodes, column: 'finishes', groupColumn: 'finishes' },
  colour: { codes: colours, column: 'colours', groupColumn: 'colours' },
  width: {
    codes: Object.keys(widthBands) as (keyof typeof widthBands)[],
    column: 'widthMm',
    bands: widthBands,
    groupColumn: 'band',
  },
} satisfies Record<FilterName, Filter>

export type FilterCode<N extends FilterName> = (typeof definitions)[N]['codes'][number]
export type WidthBand = FilterCode<'width'>

export type FilterChoices = { [N in FilterName]: FilterCode<N>[] }

export const filters: { [N in FilterName]: Filter & { codes: readonly FilterCode<N>[] } } = definitions

export const mapFilters = <T>(make: (name: FilterName) => T) =>
  Object.fromEntries(filterNames.map((name) => [name, make(name)])) as Record<FilterName, T>

/** A product's comma-separated codes, as in the column of counts. */
export function codesOf(name: FilterName, product: Record<Filter['column'], string | number>): string {
  const { bands, column } = filters[name]
  const value = product[column]
  return bands ? (Object.keys(bands).find((code) => Number(value) <= (bands[code]?.to ?? 0)) ?? '') : String(value)
}
