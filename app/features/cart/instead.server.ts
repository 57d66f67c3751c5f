import { and, asc, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { products, stock } from '#app/server/db/schema'
import type { MaterialCode } from '../catalogue/catalogue'
import type { Locale } from '../languages/languages'
import { skuOf } from '../stock/stock'
import { type BuyableVariant, findVariants } from '../stock/stock.server'
import type { CartLine } from './cart'
import { fitsInstead, type SizedPiece } from './instead'

/** Variants that are compared on either side of a price, so that the cost does not grow with the category. */
const COMPARED = 24

type MissingLine = Pick<CartLine, 'sku' | 'quantity'> & { variant: SizedPiece }

/** What fits instead of each missing line, by its sku. What stands in the basket already is not offered again. */
export async function findInstead(
  db: Database,
  locale: Locale,
  { missing, inBasket }: { missing: readonly MissingLine[]; inBasket: readonly CartLine[] },
): Promise<ReadonlyMap<string, BuyableVariant>> {
  const [first, ...rest] = missing.flatMap((line) => [nearInPrice(db, line, 'below'), nearInPrice(db, line, 'above')])
  if (!first) return new Map()
  const rows = await db.batch([first, ...rest])
  const held = new Set(inBasket.map(({ sku }) => sku))
  const skus = [...new Set(rows.flat().map(skuOf))].filter((sku) => !held.has(sku))
  const { variants } = await findVariants(db, locale, skus)
  const candidates = [...variants.values()]
  return new Map(
    missing.flatMap(({ sku, quantity, variant }) => {
      const found = fitsInstead(
        variant,
        candidates.filter(({ free }) => free >= quantity),
      )
      return found ? [[sku, found] as const] : []
    }),
  )
}

/** Variants in stock of the same category and not larger, from the nearest price on. */
function nearInPrice(db: Database, { quantity, variant }: MissingLine, side: 'below' | 'above') {
  const { slug, categorySlug, widthMm, depthMm, heightMm, priceVnd } = variant
  const listed = sql`json_each('["' || replace(${products.finishes}, ',', '","') || '"]')`
  const own = sql`(SELECT id FROM categories WHERE slug = ${categorySlug})`
  return db
    .select({ slug: products.slug, finish: sql<MaterialCode>`listed.value`.as('finish') })
    .from(products)
    .innerJoin(sql`${listed} as listed`, sql`true`)
    .innerJoin(stock, eq(stock.sku, sql`${products.slug} || ':' || listed.value`))
    .where(
      and(
        eq(products.version, activeCatalogue),
        eq(products.categoryId, own),
        side === 'below' ? lte(products.priceVnd, priceVnd) : gt(products.priceVnd, priceVnd),
        lte(products.widthMm, widthMm),
        lte(products.depthMm, depthMm),
        lte(products.heightMm, heightMm),
        ne(products.slug, slug),
        sql`${stock.onHand} - ${stock.held} >= ${quantity}`,
      ),
    )
    .orderBy(side === 'below' ? desc(products.priceVnd) : asc(products.priceVnd), products.slug)
    .limit(COMPARED)
}
