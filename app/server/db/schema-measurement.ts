import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './schema-accounts.ts'

/**
 * The ledger of consents: who agreed to what, in which words, and who withdrew. A subject is a random word: of measuring
 * one that only the visitor's browser knows, of the newsletter the reader's id, which stands in their letters, of the
 * House Doctor's hosted engine the job's id: each photo is asked for by itself, of a picture in the account its design's
 * id. Erasing an
 * account or a reader leaves no name behind; what was agreed to stays provable.
 */
export const consents = sqliteTable(
  'consents',
  {
    subject: text('subject').notNull(),
    purpose: text('purpose', { enum: ['measurement', 'newsletter', 'hosted_engine', 'room_pictures'] }).notNull(),
    event: text('event', { enum: ['given', 'withdrawn'] }).notNull(),
    /** Which words were agreed to (app/features/consent/consent.ts, newsletter/newsletter.ts, house-doctor/designs/designs.ts). */
    words: text('words').notNull(),
    locale: text('locale').notNull(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** In milliseconds since the epoch. */
    notedAt: integer('noted_at').notNull(),
  },
  ({ subject, purpose, event, accountId, notedAt }) => [
    primaryKey({ columns: [subject, purpose, event, notedAt] }),
    index('consents_by_account').on(accountId),
    index('consents_by_age').on(notedAt),
  ],
)

/**
 * How often something was measured, by steps of its value: counters, whose number depends on what there is to measure
 * and not on how often it is (app/features/measurement/histogram.ts). Only on this machine; Analytics Engine elsewhere.
 */
export const measurements = sqliteTable(
  'measurements',
  {
    /** The Monday on which the week began, in milliseconds since the epoch. */
    week: integer('week').notNull(),
    route: text('route').notNull(),
    locale: text('locale').notNull(),
    device: text('device', { enum: ['phone', 'other'] }).notNull(),
    metric: text('metric', { enum: ['view', 'LCP', 'INP', 'CLS', 'TTFB', 'FCP'] }).notNull(),
    step: integer('step').notNull(),
    count: integer('count').notNull(),
  },
  ({ week, route, locale, device, metric, step }) => [
    primaryKey({ columns: [week, route, locale, device, metric, step] }),
  ],
)
