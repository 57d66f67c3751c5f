import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** One row per interface language (specification section 3, Language). */
export const languages = sqliteTable('languages', {
  languageId: integer('language_id').primaryKey(),
  uniqueId: text('unique_id').notNull().unique(),
  languageCode: text('language_code').notNull().unique(),
  languageName: text('language_name').notNull(),
  nativeName: text('native_name').notNull(),
  flagIcon: text('flag_icon').notNull(),
  direction: text('direction', { enum: ['ltr', 'rtl'] }).notNull(),
  isDefault: integer('is_default', { mode: 'boolean' }).notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
  sortOrder: integer('sort_order').notNull(),
  dateFormat: text('date_format').notNull(),
  timeFormat: text('time_format').notNull(),
  currencyCode: text('currency_code').notNull(),
  currencySymbol: text('currency_symbol').notNull(),
  hreflangCode: text('hreflang_code').notNull(),
  localeCode: text('locale_code').notNull(),
})

/**
 * The category tree of the menu. `kind` says what a row is: a heading of the menu, the packages and their tiers,
 * or a category that holds products.
 */
export const categories = sqliteTable(
  'categories',
  {
    id: integer('id').primaryKey(),
    uniqueId: text('unique_id').notNull().unique(),
    parentId: integer('parent_id'),
    kind: text('kind', { enum: ['group', 'package', 'tier', 'wooden', 'goods'] }).notNull(),
    slug: text('slug').notNull().unique(),
    position: integer('position').notNull(),
    /** Public path of the picture, or null: the page then draws the category's silhouette. */
    image: text('image'),
  },
  (table) => [index('categories_by_parent').on(table.parentId, table.position)],
)

export const categoryTranslations = sqliteTable(
  'category_translations',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    /** One helpful sentence under the heading of the category's page; empty where there is no page. */
    advice: text('advice').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
)

export const products = sqliteTable(
  'products',
  {
    id: integer('id').primaryKey(),
    slug: text('slug').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    priceVnd: integer('price_vnd').notNull(),
    /** The price before a reduction, or null. */
    wasPriceVnd: integer('was_price_vnd'),
    /** Outer dimensions in millimetres: the box the product fills. */
    widthMm: integer('width_mm').notNull(),
    depthMm: integer('depth_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    /** Main material: a closed list, said in words by the message `material_<code>`. */
    material: text('material').notNull(),
    /** Other finishes on offer, main material first, comma-separated. */
    finishes: text('finishes').notNull(),
    /** ISO 3166-1 alpha-2 country of origin (CAT-04). */
    origin: text('origin').notNull(),
    warrantyMonths: integer('warranty_months').notNull(),
    stock: integer('stock').notNull(),
    /** Public path of the picture, or null: the page then draws the category's silhouette. */
    image: text('image'),
    /** Public path of the GLB model, or null. */
    model: text('model'),
    position: integer('position').notNull(),
    /** ISO date on which the product came into the shop. */
    addedOn: text('added_on').notNull(),
  },
  (table) => [
    uniqueIndex('products_by_slug').on(table.slug),
    index('products_by_category').on(table.categoryId, table.position),
    index('products_by_category_price').on(table.categoryId, table.priceVnd),
    index('products_by_added').on(table.addedOn),
  ],
)

export const productTranslations = sqliteTable(
  'product_translations',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    /** One line under the name on a card: what it is made of and what sets it apart. */
    summary: text('summary').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale] })],
)

/** Named counters. `public-data` rises with every write to data that public pages show; cached pages carry it in their key. */
export const dataVersions = sqliteTable('data_versions', {
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
})
