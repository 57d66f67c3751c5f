import { eraseWhatIsDue } from '#app/features/account/housekeeping.server'
import { sendDueLetters } from '#app/features/account/outbox.server'
import { openDatabase } from '#app/server/db/client'
import { postman } from './postman'

/** What is done every few minutes without anybody asking. */
export async function keepHouse(env: Env): Promise<void> {
  const db = openDatabase(env.DB)
  await eraseWhatIsDue(db)
  await sendDueLetters(db, postman(env))
}
