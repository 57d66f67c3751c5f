import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { accounts, consents, doctorJobs } from '#app/server/db/schema'
import { noteConsent, noteWithdrawal, noteWithdrawals } from '../../../consent/consent.server'
import type { Owner } from '../owner'
import { HOSTED_WORDS } from './settings'

const PURPOSE = 'hosted_engine'

/** Writes down that a photo may go to the hosted engine, before it does. Each job is agreed to by itself. */
export const noteHostedConsent = (
  db: Database,
  { id, accountId }: { id: string; accountId: string | null },
  locale: string,
  now: number,
) => noteConsent(db, { subject: id, purpose: PURPOSE, words: HOSTED_WORDS, locale, accountId, notedAt: now })

/** Whoever cancels a job or deletes it takes that back, where it was agreed to. */
export async function withdrawHostedConsents(
  db: Database,
  jobs: readonly string[],
  { locale, accountId }: { locale: string; accountId: string | null },
  now = Date.now(),
): Promise<void> {
  const [first, ...others] = jobs.map((subject) =>
    noteWithdrawal(db, { subject, purpose: PURPOSE, locale, accountId, notedAt: now }),
  )
  if (first) await db.batch([first, ...others])
}

/** What a visitor has agreed to is the account's from then on, as the jobs are. */
export const keepHostedConsents = (db: Database, visitor: Owner, account: Owner) =>
  db
    .update(consents)
    .set({ accountId: account.accountId })
    .where(
      and(
        eq(consents.purpose, PURPOSE),
        inArray(
          consents.subject,
          db.select({ id: doctorJobs.id }).from(doctorJobs).where(eq(doctorJobs.owner, visitor.key)),
        ),
      ),
    )

/** Notes that what was agreed to of jobs ends with the accounts that are about to be erased. */
export const withdrawHostedForErased = (db: Database, now: number) =>
  noteWithdrawals(db, {
    of: sql`SELECT id, account_id FROM ${doctorJobs} WHERE account_id IN (SELECT id FROM ${accounts} WHERE erase_at <= ${now})`,
    purpose: PURPOSE,
    notedAt: now,
  })
