import { goodsCategories, woodenFamilies } from '../../catalogue/range'
import { locales, message } from '../../catalogue/words'

export type FileRow = Record<string, string>

/** The shop's own range as the rows of an import file. */
export const rangeAsRows = (): FileRow[] =>
  [...woodenFamilies, ...goodsCategories].flatMap((category) =>
    category.products.map((product) => ({
      slug: product.slug,
      category: category.slug,
      price_vnd: String(product.priceVnd),
      was_price_vnd: String(product.wasPriceVnd ?? ''),
      width_mm: String(product.widthMm),
      depth_mm: String(product.depthMm),
      height_mm: String(product.heightMm),
      material: product.material,
      also_in: (product.alsoIn ?? []).join(' '),
      origin: product.origin,
      warranty_months: String(product.warrantyMonths),
      stock: String(product.stock),
      added_on: product.addedOn,
      ...Object.fromEntries(
        locales.flatMap((locale) => [
          [`name_${locale}`, product.name?.[locale] ?? message(locale, `product_${product.slug}`)],
          [`summary_${locale}`, product.summary[locale]],
        ]),
      ),
    })),
  )

export function csvOf(rows: readonly FileRow[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cell = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
    .map((values) => `${values.map(cell).join(',')}\n`)
    .join('')
}
