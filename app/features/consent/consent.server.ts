import { and, asc, eq, inArray, lte, max, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { DAY } from '#app/lib/constants'
import type { Database } from '#app/server/db/client'
import { consents, doctorDesigns, newsletterReaders } from '#app/server/db/schema'

/** Retention of a consent after its last change: the limitation period for disputes (Civil Code 2015, 588). */
export const CONSENT_LIFETIME = 3 * 365 * DAY

type Entry = typeof consents.$inferSelect

/** Records each consent, because another account may be signed in by now. */
export const noteConsent = (db: Database, entry: Omit<Entry, 'event'>) =>
  db
    .insert(consents)
    .values({ ...entry, event: 'given' })
    .onConflictDoNothing()

/** Records a withdrawal with the consent's text version. Ignores unknown subjects and repeated withdrawals. */
export function noteWithdrawal(
  db: Database,
  { subject, purpose, locale, accountId, notedAt }: Omit<Entry, 'event' | 'words'>,
) {
  const last = sql`select * from ${consents} where subject = ${subject} and purpose = ${purpose}
    order by noted_at desc, event desc limit 1`
  return db
    .insert(consents)
    .select(
      sql`select subject, purpose, 'withdrawn', words, ${locale}, ${accountId}, ${notedAt} from (${last}) where event = 'given'`,
    )
}

/**
 * Records withdrawals for ended purposes. `of` selects subjects with their accounts, because accounts may have equal
 * ids. The language defaults to that of the consent.
 */
export const noteWithdrawals = (
  db: Database,
  { of, purpose, locale, notedAt }: Pick<Entry, 'purpose' | 'notedAt'> & { of: SQL; locale?: string },
) =>
  db
    .insert(consents)
    .select(
      sql`select subject, purpose, 'withdrawn', words, ${locale ?? sql`locale`}, account_id, ${notedAt} from ${consents} as given
        where purpose = ${purpose} and event = 'given' and (subject, account_id) in (${of}) and not exists (
          select 1 from ${consents} as later where later.subject = given.subject and later.purpose = given.purpose
          and later.account_id = given.account_id and (later.noted_at, later.event) > (given.noted_at, given.event))`,
    )
    // Ids of two accounts may be equal, and erasing both at once must not fail.
    .onConflictDoNothing()

/** Data export of the consents of an account and its confirmed mailbox. */
export async function consentsOf(db: Database, { id, email }: { id: string; email: string }) {
  const readers = db
    .select({ id: newsletterReaders.id })
    .from(newsletterReaders)
    .where(eq(newsletterReaders.email, email))
  const rows = await db
    .select()
    .from(consents)
    .where(or(eq(consents.accountId, id), inArray(consents.subject, readers)))
    .orderBy(asc(consents.notedAt))
  return rows.map(({ purpose, event, words, locale, notedAt }) => ({
    purpose,
    event,
    words,
    language: locale,
    at: new Date(notedAt).toISOString(),
  }))
}

/** Deletes a subject's expired entries together, unless the newsletter or a picture still relies on them. */
export function dropOldConsents(db: Database, now: number) {
  const acts = alias(consents, 'acts')
  const ended = db
    .select({ subject: acts.subject })
    .from(acts)
    .where(
      and(
        notInArray(
          acts.subject,
          db
            .select({ id: newsletterReaders.id })
            .from(newsletterReaders)
            .where(eq(newsletterReaders.state, 'confirmed')),
        ),
        notInArray(acts.subject, db.select({ id: doctorDesigns.id }).from(doctorDesigns)),
      ),
    )
    .groupBy(acts.subject)
    .having(lte(max(acts.notedAt), now - CONSENT_LIFETIME))
  return db.delete(consents).where(inArray(consents.subject, ended))
}
