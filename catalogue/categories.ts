import { type } from 'arktype'
import { readRows, requireRows } from './import/read.ts'
import { makeTextColumns } from './import/text-columns.ts'
import { readSource } from './read-source.ts'
import { mapLocales, message, type Words } from './words.ts'

export type ShopCategory = {
  /** Fixed identity. Wooden families carry 1 to 15 (CAT-01). */
  id: number
  uniqueId: string
  slug: string
  kind: 'wooden' | 'goods'
  name: Words
  /** One sentence of advice under the page's heading. */
  advice: Words
}

const columns = type({
  '+': 'reject',
  slug: 'string > 0',
  kind: "'wooden' | 'goods'",
  id: 'string.integer.parse',
  unique_id: 'string.uuid',
  ...makeTextColumns('name', type('string')),
  ...makeTextColumns('advice', type('string > 0')),
})

export const shopCategories: readonly ShopCategory[] = requireRows(
  readRows('categories.csv', readSource('categories.csv')),
).map(({ values }) => {
  const row = columns.assert(values)
  return {
    id: row.id,
    uniqueId: row.unique_id,
    slug: row.slug,
    kind: row.kind,
    // Names of wooden furniture are messages: the specification gives them label keys (CAT-01).
    name: mapLocales((locale) => row[`name_${locale}`] || message(locale, `category_${row.slug}`)),
    advice: mapLocales((locale) => row[`advice_${locale}`]),
  }
})
