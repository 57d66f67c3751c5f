import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What is derived from the products whenever they are written (catalogue/product-sql.ts). */

/** How many products of a category are alike as far as filters see them, by steps of price (features/catalogue/groups.ts). */
export const productGroups = sqliteTable(
  'product_groups',
  {
    version: integer('version').notNull(),
    categoryId: integer('category_id').notNull(),
    finishes: text('finishes').notNull(),
    colours: text('colours').notNull(),
    band: text('band').notNull(),
    priceStep: integer('price_step').notNull(),
    products: integer('products').notNull(),
    lowestPrice: integer('lowest_price').notNull(),
    highestPrice: integer('highest_price').notNull(),
  },
  ({ version, categoryId, priceStep, finishes, colours, band }) => [
    primaryKey({ columns: [version, categoryId, priceStep, finishes, colours, band] }),
  ],
)

/** The vocabulary of the search: every word of the catalogue. Which products hold it is in `search_index`, an FTS5 table. */
export const searchWords = sqliteTable(
  'search_words',
  {
    version: integer('version').notNull().default(0),
    locale: text('locale').notNull(),
    folded: text('folded').notNull(),
    written: text('written').notNull(),
    /** The folded form backwards: compounds are found by their end. */
    reversed: text('reversed').notNull(),
    /** In how many products it stands. */
    products: integer('products').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.locale, table.folded, table.written] }),
    index('search_words_by_ending').on(table.version, table.locale, table.reversed),
  ],
)
