import { dropErased, dropUnactivated } from '#app/features/account/account.server'
import { dropSpentTokens } from '#app/features/account/one-time-tokens.server'
import { dropEndedDevices } from '#app/features/account/sessions.server'
import { dropOldConsents } from '#app/features/consent/consent.server'
import { dropEnquiriesOfErased, dropOldEnquiries } from '#app/features/enquiry/enquiry.server'
import { withdrawForErased } from '#app/features/house-doctor/designs/designs.server'
import { withdrawHostedForErased } from '#app/features/house-doctor/jobs/hosted/consents.server'
import { sweepJobs } from '#app/features/house-doctor/jobs/sweep.server'
import { sendDueLetters } from '#app/features/mail/mail.server'
import { dropOldMeasurements } from '#app/features/measurement/measurement.server'
import { dropFormerReaders, dropReadersOfErased } from '#app/features/newsletter/newsletter.server'
import { type Database, openDatabase } from '#app/server/db/client'
import { logFailure } from '#app/server/failure-log'
import { dropEndedCounts } from '#app/server/rate-limit'
import { dropFullBuckets } from '#app/server/token-bucket'
import { postman } from './postman'

/** Erases what is due. What the mailbox of an account gets goes with it, so that is looked up first. */
export const eraseWhatIsDue = (db: Database, now = Date.now()) =>
  db.batch([
    dropReadersOfErased(db, now),
    dropEnquiriesOfErased(db, now),
    withdrawForErased(db, now),
    withdrawHostedForErased(db, now),
    dropErased(db, now),
    dropUnactivated(db, now),
    dropEndedDevices(db, now),
    dropSpentTokens(db, now),
    dropFormerReaders(db, now),
    dropOldEnquiries(db, now),
    dropOldConsents(db, now),
    dropOldMeasurements(db, now),
    dropEndedCounts(db, now),
    dropFullBuckets(db, now),
  ])

/** Jobs of the accounts that have just been erased are nobody's then, and go too. */
const erase = async (env: Env) => {
  const db = openDatabase(env.DB)
  await eraseWhatIsDue(db)
  await sweepJobs({ db, bucket: env.PHOTOS })
}
const post = async (env: Env) => sendDueLetters(openDatabase(env.DB), postman(env))

/** What is done every few minutes without anybody asking; what fails keeps nothing else from being done. */
export async function keepHouse(env: Env): Promise<void> {
  for (const chore of await Promise.allSettled([erase(env), post(env)]))
    if (chore.status === 'rejected') logFailure('housekeeping', chore.reason)
}
