import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

// The previous version reads these tables until it is gone, so a later deployment than that of `quotas` drops them.

export const rateLimits = sqliteTable(
  'rate_limits',
  { key: text('key').primaryKey(), count: integer('count').notNull(), endsAt: integer('ends_at').notNull() },
  (table) => [index('rate_limits_by_end').on(table.endsAt)],
)

export const tokenBuckets = sqliteTable(
  'token_buckets',
  { key: text('key').primaryKey(), fullAt: integer('full_at').notNull() },
  (table) => [index('token_buckets_by_end').on(table.fullAt)],
)
