import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './schema-accounts.ts'

/**
 * The consent ledger. Subjects are random ids of browsers, newsletter readers, jobs or designs, so consents stay
 * provable after accounts and readers are erased.
 */
export const consents = sqliteTable(
  'consents',
  {
    subject: text('subject').notNull(),
    purpose: text('purpose', { enum: ['measurement', 'newsletter', 'hosted_engine', 'room_pictures'] }).notNull(),
    event: text('event', { enum: ['given', 'withdrawn'] }).notNull(),
    /**
     * Version of the text (app/features/consent/consent.ts, newsletter/newsletter.ts, house-doctor/designs/designs.ts).
     */
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
 * Histograms of measurements (app/features/measurement/histogram.ts), whose size does not grow with traffic. Local
 * only; deployed shops use Analytics Engine.
 */
export const measurements = sqliteTable(
  'measurements',
  {
    /** Monday of the week, in milliseconds since the epoch. */
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
