import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { accounts, consents, doctorJobs } from '#app/server/db/schema'
import { noteConsent, noteWithdrawal, noteWithdrawals } from '../../../consent/consent.server'
import type { Owner } from '../owner'
import { HOSTED_WORDS } from './settings'

const PURPOSE = 'hosted_engine'

/** Records consent before a photo is sent to the hosted engine; one per job. */
export const noteHostedConsent = (
  db: Database,
  { id, accountId }: { id: string; accountId: string | null },
  locale: string,
  now: number,
) => noteConsent(db, { subject: id, purpose: PURPOSE, words: HOSTED_WORDS, locale, accountId, notedAt: now })

/** Cancelling or deleting a job withdraws its consent. */
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

/** Moves a visitor's consents to the account, like the jobs. */
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

/** Records withdrawals for accounts about to be erased. */
export const withdrawHostedForErased = (db: Database, now: number) =>
  noteWithdrawals(db, {
    of: sql`SELECT id, account_id FROM ${doctorJobs} WHERE account_id IN (SELECT id FROM ${accounts} WHERE erase_at <= ${now})`,
    purpose: PURPOSE,
    notedAt: now,
  })
