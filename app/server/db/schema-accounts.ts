import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A customer. Times are milliseconds since the epoch. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    /** Lower case, so that a mailbox has one account. */
    email: text('email').notNull().unique(),
    displayName: text('display_name').notNull(),
    /** Empty for Google accounts without one. */
    phoneNumber: text('phone_number').notNull(),
    /** Language of letters. */
    locale: text('locale').notNull(),
    /** Includes its parameters; null for Google-only accounts. */
    passwordHash: text('password_hash'),
    googleSubject: text('google_subject').unique(),
    /** Null until the mailbox is confirmed. */
    activatedAt: integer('activated_at'),
    /** Hash of the registration's idempotency key, for retries. */
    registeredWith: text('registered_with'),
    createdAt: integer('created_at').notNull(),
    /** Time of the requested erasure. */
    eraseAt: integer('erase_at'),
  },
  (table) => [index('accounts_by_erasure').on(table.eraseAt)],
)

/** A signed-in browser with its family of renewal tokens. */
export const devices = sqliteTable(
  'devices',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    browser: text('browser').notNull(),
    os: text('os').notNull(),
    type: text('type').notNull(),
    address: text('address').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The previous token; valid until its successor is used, and within the grace after `rotatedAt`. */
    previousHash: text('previous_hash'),
    /** Time of the successor's first use, which proves that the browser has it. */
    followedAt: integer('followed_at'),
    rotatedAt: integer('rotated_at').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('devices_by_account').on(table.accountId), index('devices_by_expiry').on(table.expiresAt)],
)

/** Saved, compared and recently viewed products, within each list's limit (app/features/lists/lists.ts). */
export const listedProducts = sqliteTable(
  'listed_products',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    list: text('list', { enum: ['wishlist', 'compared', 'recentlyViewed'] }).notNull(),
    /** A slug without foreign key: imports may remove a product and bring it back. */
    slug: text('slug').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  ({ accountId, list, slug }) => [primaryKey({ columns: [accountId, list, slug] })],
)

/** One-time tokens: activation, password reset, and Google credentials. */
export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['activation', 'reset', 'google'] }).notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /**
     * The code beside the link, hashed with the session secret, because six digits could be guessed from a plain hash.
     */
    codeHash: text('code_hash'),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    /** Hash of the idempotency key that used it. */
    usedWith: text('used_with'),
  },
  (table) => [
    index('one_time_tokens_by_account').on(table.accountId, table.purpose),
    index('one_time_tokens_by_use').on(table.usedWith),
  ],
)
