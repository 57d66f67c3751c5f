import type { Database } from '#app/server/db/client'
import { noteConsent, noteWithdrawal } from '../../../consent/consent.server'
import type { Job } from '../jobs.server'
import { HOSTED_WORDS } from './settings'

const PURPOSE = 'hosted_engine'

/** Writes down that a photo may go to the hosted engine, before it does. Each job is agreed to by itself. */
export const noteHostedConsent = (
  db: Database,
  { id, accountId }: Pick<Job, 'id' | 'accountId'>,
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
