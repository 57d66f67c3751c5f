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

/** Keeps what leaves the range with this version, and forgets what comes back with it. */
export const farewells = (version: number): string[] => [
  `INSERT OR REPLACE INTO former_products (slug, category_id, names, price_vnd, width_mm, depth_mm, height_mm)
    SELECT slug, products.category_id, json_group_object(locale, name), price_vnd, width_mm, depth_mm, height_mm
    FROM products JOIN product_translations ON product_id = id
    WHERE version = (SELECT version FROM data_versions WHERE name = 'catalogue')
      AND slug NOT IN (SELECT slug FROM products WHERE version = ${version})
    GROUP BY id`,
  `DELETE FROM former_products WHERE slug IN (SELECT slug FROM products WHERE version = ${version})`,
]

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
    `DELETE FROM product_prices WHERE version <> ${active}`,
    `DELETE FROM product_groups WHERE version <> ${active}`,
    `DELETE FROM search_words WHERE version <> ${active}`,
    ...locales.map((locale) => `DELETE FROM search_index WHERE ${isOld(firstRowOf(locale))}`),
  ]
}
