import { eq } from 'drizzle-orm'
import type { Outcome } from '#app/lib/failure'
import type { Database } from '#app/server/db/client'
import { accounts } from '#app/server/db/schema'
import { hashPassword, isOutdated, isPassword } from '#app/server/password'
import { findAccount } from './account.server'

/** The account that an e-mail address and a password open. Its answer and its time do not say which was wrong. */
export async function checkCredentials(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<Outcome<{ accountId: string }>> {
  const account = await findAccount(db, email)
  const isRight = await isPassword(password, account?.passwordHash)
  if (!account || !isRight) return { ok: false, code: 'wrong_credentials' }
  if (account.activatedAt === null) return { ok: false, code: 'account_not_activated' }
  if (account.passwordHash && isOutdated(account.passwordHash))
    await db
      .update(accounts)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(accounts.passwordHash, account.passwordHash))
  return { ok: true, accountId: account.id }
}
