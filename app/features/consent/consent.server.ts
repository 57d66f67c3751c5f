import { and, asc, eq, inArray, lte, max, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { DAY } from '#app/lib/constants'
import type { Database } from '#app/server/db/client'
import { consents, doctorDesigns, newsletterReaders } from '#app/server/db/schema'

/**
 * How long what was agreed to can be shown after somebody last agreed or withdrew: for as long as they can claim that it
 * was not so (Civil Code 2015, 588).
 */
export const CONSENT_LIFETIME = 3 * 365 * DAY

type Entry = typeof consents.$inferSelect

/** Writes down that somebody agreed: each time anew, because others may be signed in by then. */
export const noteConsent = (db: Database, entry: Omit<Entry, 'event'>) =>
  db
    .insert(consents)
    .values({ ...entry, event: 'given' })
    .onConflictDoNothing()

/**
 * Writes down that somebody withdrew, beside the words they had agreed to. Where nothing is agreed to there is nothing
 * to withdraw: a subject that was made up leaves no row, and one that has withdrawn no second one.
 */
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
 * Writes down that what was agreed to of something ends with it. `of` selects the subjects, each with the account that agreed:
 * another may have agreed to something under the same name. Where nobody asks for that in a language, it is the one in
 * which it was agreed to.
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
    // Two accounts may have named something alike: what is erased of both at once must not fail.
    .onConflictDoNothing()

/** What an account, and the mailbox that it has shown to be its own, has agreed to and withdrawn, for its owner. */
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

/**
 * Not while the newsletter goes to whoever agreed to it, or a picture is kept that somebody agreed to, and not one act of
 * a subject without the others.
 */
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
