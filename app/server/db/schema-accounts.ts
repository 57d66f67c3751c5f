import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A customer. Times of accounts and all that hangs on them are milliseconds since the epoch. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    /** In lower case: one mailbox, one account. */
    email: text('email').notNull().unique(),
    displayName: text('display_name').notNull(),
    /** Empty for who came through Google and has not said it. */
    phoneNumber: text('phone_number').notNull(),
    /** The language of the letters to this customer. */
    locale: text('locale').notNull(),
    /** With its parameters; null for who signs in through Google alone. */
    passwordHash: text('password_hash'),
    googleSubject: text('google_subject').unique(),
    /** Null until the customer has shown that the mailbox is theirs. */
    activatedAt: integer('activated_at'),
    /** The hash of the idempotency key that made the account: a registration whose answer was lost is repeated with it. */
    registeredWith: text('registered_with'),
    createdAt: integer('created_at').notNull(),
    /** When the account will be erased, if its owner has asked for that. */
    eraseAt: integer('erase_at'),
  },
  (table) => [index('accounts_by_erasure').on(table.eraseAt)],
)

/** A browser that an account is signed in with, and the family of renewal tokens that keeps it so. */
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
    /** The token before; it counts until the one that follows it has come, and within the grace of `rotatedAt`. */
    previousHash: text('previous_hash'),
    /** When the token that followed came for the first time: from then on the browser has it. */
    followedAt: integer('followed_at'),
    rotatedAt: integer('rotated_at').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('devices_by_account').on(table.accountId), index('devices_by_expiry').on(table.expiresAt)],
)

/** What a customer saved, compares and viewed last, at most as many as a list holds (app/features/lists/lists.ts). */
export const listedProducts = sqliteTable(
  'listed_products',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    list: text('list', { enum: ['wishlist', 'compared', 'recentlyViewed'] }).notNull(),
    /** A slug and no key: an import may take a product out of the shop and bring it back. */
    slug: text('slug').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  ({ accountId, list, slug }) => [primaryKey({ columns: [accountId, list, slug] })],
)

/** What counts once: what a letter brings to activate an account or set a new password, and what Google signs. */
export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['activation', 'reset', 'google'] }).notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The short code beside the link, keyed with the session secret: six digits alone would be guessed from a plain hash. */
    codeHash: text('code_hash'),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    /** The hash of the idempotency key it was used with. */
    usedWith: text('used_with'),
  },
  (table) => [
    index('one_time_tokens_by_account').on(table.accountId, table.purpose),
    index('one_time_tokens_by_use').on(table.usedWith),
  ],
)
