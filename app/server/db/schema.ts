import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export { accounts, devices, listedProducts, oneTimeTokens } from './schema-accounts.ts'
export { productGroups, searchWords } from './schema-derived.ts'
export { doctorDesigns, doctorJobs } from './schema-house-doctor.ts'
export { consents, measurements } from './schema-measurement.ts'
export { rateLimits, tokenBuckets } from './schema-retired.ts'

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
    /** The import it came with; the shop shows those of one version (`catalogue` of `data_versions`). */
    version: integer('version').notNull().default(0),
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
    /** Its colours as a shopper names them, comma-separated: a closed list, said in words by the message `colour_<code>`. */
    colours: text('colours').notNull().default(''),
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
  // Listings find a page in these alone, filters included, without looking at a product that it does not show.
  ({ version, slug, categoryId, position, addedOn, finishes, colours, widthMm, priceVnd }) => [
    uniqueIndex('products_by_slug').on(version, slug),
    index('products_by_category').on(version, categoryId, position),
    index('products_by_category_added').on(version, categoryId, addedOn, finishes, colours, widthMm, priceVnd),
    index('products_by_category_price').on(version, categoryId, priceVnd, finishes, colours, widthMm),
    index('products_by_added').on(version, addedOn, categoryId, finishes, colours, widthMm, priceVnd),
    index('products_by_price').on(version, priceVnd, categoryId, finishes, colours, widthMm),
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
    categoryId: integer('category_id').notNull().default(0),
    /** Its place by name as the language sorts, which SQLite cannot; those of a version are a range, as ids are. */
    nameOrder: integer('name_order').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.locale] }),
    index('product_translations_by_category_name').on(table.categoryId, table.locale, table.nameOrder),
    index('product_translations_by_name').on(table.locale, table.nameOrder, table.categoryId),
  ],
)

/**
 * Named numbers. `public-data` rises with every write to data that public pages show; cached pages carry it in their key.
 * `catalogue` says which version of the products the shop shows.
 */
export const dataVersions = sqliteTable('data_versions', {
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
})

/**
 * Mailboxes of the newsletter: `pending` until the mailbox has answered, `left` until the row is erased
 * (app/features/newsletter/newsletter.ts says when). Nothing else is known of a reader.
 */
export const newsletterReaders = sqliteTable(
  'newsletter_readers',
  {
    /** Random, and what a link that ends the letters brings: it has to work for as long as a letter lies in a mailbox. */
    id: text('id').primaryKey(),
    /** In lower case: one mailbox, one reader. */
    email: text('email').notNull().unique(),
    locale: text('locale').notNull(),
    state: text('state', { enum: ['pending', 'confirmed', 'left'] }).notNull(),
    /** When somebody last typed the address; times in milliseconds since the epoch. */
    askedAt: integer('asked_at').notNull(),
    confirmedAt: integer('confirmed_at'),
    leftAt: integer('left_at'),
  },
  (table) => [index('newsletter_readers_by_state').on(table.state, table.askedAt)],
)

/**
 * Letters to be sent. A row names the letter and the mailbox, not the words: links and codes are made when it is sent,
 * so that none is stored, and whether the mailbox belongs to an account is asked only then.
 */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    letter: text('letter', {
      enum: ['activation', 'reset', 'password_changed', 'erasure_planned', 'newsletter', 'enquiry', 'enquiry_received'],
    }).notNull(),
    email: text('email').notNull(),
    /** What it tells of, where the mailbox alone does not say it: the reference of an enquiry. */
    about: text('about'),
    locale: text('locale').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: integer('due_at').notNull(),
  },
  (table) => [index('mail_outbox_by_due').on(table.dueAt)],
)

/**
 * What visitors ask: about a product, or else about a topic, with the way they want to be answered. Empty and 0 are what
 * an enquiry does not say; app/features/enquiry/enquiry.ts says how long it is kept.
 */
export const enquiries = sqliteTable(
  'enquiries',
  {
    reference: text('reference').primaryKey(),
    /** One of the three says what it is about; the others are empty. */
    productSlug: text('product_slug').notNull(),
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

/** Letters as they were sent, in local mode alone: what /dev/mail shows. */
export const localMail = sqliteTable('local_mail', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  /** Those beside the ones that every letter has, if any. */
  headers: text('headers', { mode: 'json' }).$type<Record<string, string>>(),
  sentAt: integer('sent_at').notNull(),
})

/** How much of each quota is used, and until when that counts (app/server/limits/quota.ts). */
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
