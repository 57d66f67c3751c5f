import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export { accounts, devices, listedProducts, oneTimeTokens } from './schema-accounts.ts'
export { productGroups, productPrices, searchWords } from './schema-derived.ts'
export { doctorDesigns, doctorJobs } from './schema-house-doctor.ts'
export { consents, measurements } from './schema-measurement.ts'
export {
  deliveries,
  deliverySlots,
  holds,
  orderAccessCodes,
  orderEvents,
  orderLines,
  orders,
  orderTerms,
  orderTimers,
  vouchers,
  voucherUses,
} from './schema-orders.ts'
export { invoices, ledger, paymentAttempts, paymentNotices } from './schema-payments.ts'
export { returnEvents, returnLines, returns } from './schema-returns.ts'
export { cartLines, carts, productFinishes, stock, stockMovements } from './schema-stock.ts'

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

/** The menu's category tree. `kind`: a menu heading, the packages or a tier, or a category with products. */
export const categories = sqliteTable(
  'categories',
  {
    id: integer('id').primaryKey(),
    uniqueId: text('unique_id').notNull().unique(),
    parentId: integer('parent_id'),
    kind: text('kind', { enum: ['group', 'package', 'tier', 'wooden', 'goods'] }).notNull(),
    slug: text('slug').notNull().unique(),
    position: integer('position').notNull(),
    /** Public path, or null for the category's silhouette. */
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
    /** Advice below the page's heading; empty without a page. */
    advice: text('advice').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
)

export const products = sqliteTable(
  'products',
  {
    id: integer('id').primaryKey(),
    /** The import's version; only the active one is shown (`catalogue` in `data_versions`). */
    version: integer('version').notNull().default(0),
    slug: text('slug').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    priceVnd: integer('price_vnd').notNull(),
    /** Price before a reduction, or null. */
    wasPriceVnd: integer('was_price_vnd'),
    /** Bounding box in millimetres. */
    widthMm: integer('width_mm').notNull(),
    depthMm: integer('depth_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    /** Main material, named by the message `material_<code>`. */
    material: text('material').notNull(),
    /** Comma-separated finishes, main material first. */
    finishes: text('finishes').notNull(),
    /** Comma-separated colours, named by the message `colour_<code>`. */
    colours: text('colours').notNull().default(''),
    /** ISO 3166-1 alpha-2 country of origin (CAT-04). */
    origin: text('origin').notNull(),
    warrantyMonths: integer('warranty_months').notNull(),
    /** Facts of the trade, such as `weight_kg 40` (product/trade-facts.ts); empty without any. */
    facts: text('facts').notNull().default(''),
    stock: integer('stock').notNull(),
    /** Public path, or null for the category's silhouette. */
    image: text('image'),
    /** Public path of the GLB model, or null. */
    model: text('model'),
    position: integer('position').notNull(),
    /** ISO date of addition to the shop. */
    addedOn: text('added_on').notNull(),
  },
  // Covering indexes: listings find a page with filters without reading other products.
  ({ version, slug, categoryId, position, addedOn, finishes, colours, widthMm, priceVnd }) => [
    uniqueIndex('products_by_slug').on(version, slug),
    index('products_by_category').on(version, categoryId, position),
    index('products_by_category_added').on(version, categoryId, addedOn, finishes, colours, widthMm, priceVnd),
    index('products_by_added').on(version, addedOn, categoryId, finishes, colours, widthMm, priceVnd),
  ],
)

/** Columns that product pages and comparisons show, besides those of cards. */
export const productAttributes = ['material', 'origin', 'warrantyMonths'] as const
export type ProductAttributes = Pick<typeof products.$inferSelect, (typeof productAttributes)[number]>

export const productTranslations = sqliteTable(
  'product_translations',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    /** One line below the name on a card. */
    summary: text('summary').notNull(),
    categoryId: integer('category_id').notNull().default(0),
    /** Rank by name in the language's collation, which SQLite lacks; a version's ranks form a range. */
    nameOrder: integer('name_order').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.locale] }),
    index('product_translations_by_category_name').on(table.categoryId, table.locale, table.nameOrder),
    index('product_translations_by_name').on(table.locale, table.nameOrder, table.categoryId),
  ],
)

/**
 * What is left of a product once an import has taken it out of the range: enough to name it in a basket, and to find what
 * fits instead (BUY-21). An import writes it, and deletes it where the product comes back.
 */
export const formerProducts = sqliteTable('former_products', {
  slug: text('slug').primaryKey(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.id),
  /** Names by locale, as a JSON object. */
  names: text('names', { mode: 'json' }).$type<Record<string, string>>().notNull(),
  priceVnd: integer('price_vnd').notNull(),
  widthMm: integer('width_mm').notNull(),
  depthMm: integer('depth_mm').notNull(),
  heightMm: integer('height_mm').notNull(),
})

/**
 * Named counters. `public-data` increases with every write to public data and is part of page cache keys. `catalogue`
 * is the active product version. `stock` increases when a piece, or what a package has of it, is sold out or in stock
 * again: pages say no more of the stock.
 */
export const dataVersions = sqliteTable('data_versions', {
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
})

/**
 * Newsletter mailboxes: `pending` until confirmed, `left` until erased (app/features/newsletter/newsletter.ts). Nothing
 * else is stored of a reader.
 */
export const newsletterReaders = sqliteTable(
  'newsletter_readers',
  {
    /** Random; part of the unsubscribe link, so it never changes. */
    id: text('id').primaryKey(),
    /** Lower case, so that a mailbox has one reader. */
    email: text('email').notNull().unique(),
    locale: text('locale').notNull(),
    state: text('state', { enum: ['pending', 'confirmed', 'left'] }).notNull(),
    /** When the address was last entered; times in milliseconds since the epoch. */
    requestedAt: integer('asked_at').notNull(),
    confirmedAt: integer('confirmed_at'),
    leftAt: integer('left_at'),
  },
  (table) => [index('newsletter_readers_by_state').on(table.state, table.requestedAt)],
)

/** Letters to send. A row has no text: links and codes are made when it is sent, so that none are stored. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    letter: text('letter', {
      enum: [
        'activation',
        'reset',
        'password_changed',
        'erasure_planned',
        'newsletter',
        'enquiry',
        'enquiry_received',
        'order_placed',
        'order_paid',
        'order_short',
        'order_day',
        'order_delivered',
        'order_cancelled',
        'order_refunded',
        'order_return_accepted',
        'order_return_refused',
        'order_return_settled',
        'order_reminder',
        'order_access',
      ],
    }).notNull(),
    /** A mailbox, or a telephone number in international form. */
    recipient: text('email').notNull(),
    channel: text('channel', { enum: ['mail', 'phone'] })
      .notNull()
      .default('mail'),
    /** The subject, if the mailbox does not determine it: an enquiry's reference, an order's id. */
    about: text('about'),
    locale: text('locale').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: integer('due_at').notNull(),
  },
  (table) => [index('mail_outbox_by_due').on(table.dueAt)],
)

/**
 * Enquiries about a product, package or topic. Empty and 0 mean not given; app/features/enquiry/enquiry.ts sets their
 * lifetime.
 */
export const enquiries = sqliteTable(
  'enquiries',
  {
    reference: text('reference').primaryKey(),
    /** Exactly one of the three is set; a product by its slug, or by its sku in the finish that was asked for. */
    product: text('product_slug').notNull(),
    packageTier: text('package_tier').notNull().default(''),
    topic: text('topic').notNull().default(''),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    quantity: integer('quantity').notNull(),
    note: text('note').notNull(),
    locale: text('locale').notNull(),
    contentHash: text('content_hash').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('enquiries_by_content').on(table.contentHash, table.createdAt),
    index('enquiries_by_email').on(table.email),
    index('enquiries_by_age').on(table.createdAt),
  ],
)

/** Sent letters in local mode, for /dev/mail. */
export const localMail = sqliteTable('local_mail', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  /** Headers beyond the usual ones. */
  headers: text('headers', { mode: 'json' }).$type<Record<string, string>>(),
  sentAt: integer('sent_at').notNull(),
})

/** Use of each quota and the time when it is reset (app/server/limits/quota.ts). */
export const quotas = sqliteTable(
  'quotas',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    /** In milliseconds since the epoch. */
    resetsAt: integer('resets_at').notNull(),
  },
  (table) => [index('quotas_by_reset').on(table.resetsAt)],
)
