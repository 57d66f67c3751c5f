import { firstRowOf } from '../../app/features/search/indexing.ts'
import { IDS_PER_VERSION } from '../../app/server/db/active-catalogue.ts'
import { placeProducts, productStatements } from '../product-sql.ts'
import { locales } from '../words.ts'
import type { ImportedProduct } from './rows.ts'

/** Inserts products under a version that is not shown yet. Later ids are newer: search lists them first. */
export function stagingStatements(imported: readonly ImportedProduct[], version: number): string[] {
  const oldestFirst = placeProducts(imported, version).sort((a, b) => (a.product.addedOn < b.product.addedOn ? -1 : 1))
  return productStatements(oldestFirst.map((product, at) => ({ ...product, id: version * IDS_PER_VERSION + at + 1 })))
}

/** Switches the shop to the new products; cached pages of the old ones become invalid. */
export const activation = (version: number) =>
  `UPDATE data_versions SET version = CASE name WHEN 'catalogue' THEN ${version} ELSE version + 1 END WHERE name IN ('catalogue', 'public-data')`

/** Deletes all other versions: the previous one, and remains of failed imports. */
export function tidying(active: number): string[] {
  const isOld = (first: number) =>
    `rowid BETWEEN ${first} AND ${first + IDS_PER_VERSION * 100_000} AND NOT rowid BETWEEN ${first + active * IDS_PER_VERSION} AND ${first + (active + 1) * IDS_PER_VERSION - 1}`
  return [
    `DELETE FROM product_translations WHERE product_id IN (SELECT id FROM products WHERE version <> ${active})`,
    `DELETE FROM product_finishes WHERE product_id IN (SELECT id FROM products WHERE version <> ${active})`,
    `DELETE FROM products WHERE version <> ${active}`,
    `DELETE FROM product_groups WHERE version <> ${active}`,
    `DELETE FROM search_words WHERE version <> ${active}`,
    ...locales.map((locale) => `DELETE FROM search_index WHERE ${isOld(firstRowOf(locale))}`),
  ]
}
