import { eraseWhatIsDue } from '#app/features/account/housekeeping.server'
import { sendDueLetters } from '#app/features/account/outbox.server'
import { openDatabase } from '#app/server/db/client'
import { logFailure } from '#app/server/failure-log'
import { postman } from './postman'

const erase = async (env: Env) => eraseWhatIsDue(openDatabase(env.DB))
const post = async (env: Env) => sendDueLetters(openDatabase(env.DB), postman(env))

/** What is done every few minutes without anybody asking; what fails keeps nothing else from being done. */
export async function keepHouse(env: Env): Promise<void> {
  for (const chore of await Promise.allSettled([erase(env), post(env)]))
    if (chore.status === 'rejected') logFailure('housekeeping', chore.reason)
}
