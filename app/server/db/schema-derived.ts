import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Data derived when products are written (catalogue/product-sql.ts). */

/**
 * A product at each of its prices, with the finishes that it has at that price: listings in a finish sort and filter by
 * the price of that finish (BUY-27).
 */
export const productPrices = sqliteTable(
  'product_prices',
  {
    productId: integer('product_id').notNull(),
    version: integer('version').notNull(),
    categoryId: integer('category_id').notNull(),
    finishes: text('finishes').notNull(),
    colours: text('colours').notNull(),
    widthMm: integer('width_mm').notNull(),
    priceVnd: integer('price_vnd').notNull(),
    /** Comma-separated finishes at this price. */
    priced: text('priced').notNull(),
  },
  // They cover listings, in whose order their columns stand up to the product.
  ({ productId, version, categoryId, priceVnd, finishes, colours, widthMm, priced }) => [
    primaryKey({ columns: [productId, priceVnd] }),
    index('product_prices_by_category').on(
      version,
      categoryId,
      priceVnd,
      finishes,
      colours,
      widthMm,
      productId,
      priced,
    ),
    index('product_prices_by_price').on(version, priceVnd, finishes, colours, widthMm, productId, categoryId, priced),
  ],
)

/**
 * Counts of products that filters cannot tell apart, by price step and the finishes at those prices; one column per
 * filter of features/catalogue/listing-filters.ts.
 */
export const productGroups = sqliteTable(
  'product_groups',
  {
    version: integer('version').notNull(),
    categoryId: integer('category_id').notNull(),
    finishes: text('finishes').notNull(),
    colours: text('colours').notNull(),
    band: text('band').notNull(),
    priced: text('priced').notNull(),
    priceStep: integer('price_step').notNull(),
    products: integer('products').notNull(),
    lowestPrice: integer('lowest_price').notNull(),
    highestPrice: integer('highest_price').notNull(),
  },
  ({ version, categoryId, priceStep, finishes, colours, band, priced }) => [
    primaryKey({ columns: [version, categoryId, priceStep, finishes, colours, band, priced] }),
  ],
)

/** The search vocabulary. The FTS5 table `search_index` knows which products have a word. */
export const searchWords = sqliteTable(
  'search_words',
  {
    version: integer('version').notNull().default(0),
    locale: text('locale').notNull(),
    folded: text('folded').notNull(),
    written: text('written').notNull(),
    /** The folded form reversed, to find compounds by their end. */
    reversed: text('reversed').notNull(),
    /** Number of products with it. */
    products: integer('products').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.locale, table.folded, table.written] }),
    index('search_words_by_ending').on(table.version, table.locale, table.reversed),
  ],
)
