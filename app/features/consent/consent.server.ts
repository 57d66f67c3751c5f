import { asc, eq, lte } from 'drizzle-orm'
import { DAY } from '#app/lib/constants'
import type { Database } from '#app/server/db/client'
import { consents } from '#app/server/db/schema'

/** How long what was agreed to can be shown: for as long as somebody can claim that it was not (Civil Code 2015, 588). */
export const CONSENT_LIFETIME = 3 * 365 * DAY

type Entry = typeof consents.$inferSelect

/** Writes down that somebody agreed or withdrew. Saying the same again is the same. */
export const noteConsent = (db: Database, entry: Entry) => db.insert(consents).values(entry).onConflictDoNothing()

/** What an account has agreed to and withdrawn, for its owner. */
export async function consentsOf(db: Database, accountId: string) {
  const rows = await db.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(asc(consents.notedAt))
  return rows.map(({ purpose, event, words, locale, notedAt }) => ({
    purpose,
    event,
    words,
    language: locale,
    at: new Date(notedAt).toISOString(),
  }))
}

export const dropOldConsents = (db: Database, now: number) =>
  db.delete(consents).where(lte(consents.notedAt, now - CONSENT_LIFETIME))
