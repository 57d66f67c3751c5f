import { eq } from 'drizzle-orm'
import type { Result } from '#app/lib/failure'
import type { Database } from '#app/server/db/client'
import { accounts } from '#app/server/db/schema'
import { findAccount } from '../account/account.server'
import { hashPassword, isOutdated, isPassword } from '../account/password.server'

/**
 * Verifies e-mail address and password; returns the account and hash. Neither answer nor timing reveals which was
 * wrong.
 */
export async function checkCredentials(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<Result<{ accountId: string; passwordHash: string }>> {
  const account = await findAccount(db, email)
  const isRight = await isPassword(password, account?.passwordHash)
  if (!account?.passwordHash || !isRight) return { ok: false, code: 'wrong_credentials' }
  if (account.activatedAt === null) return { ok: false, code: 'account_not_activated' }
  const accountId = account.id
  if (!isOutdated(account.passwordHash)) return { ok: true, accountId, passwordHash: account.passwordHash }
  const passwordHash = await hashPassword(password)
  const renewed = await db
    .update(accounts)
    .set({ passwordHash })
    .where(eq(accounts.passwordHash, account.passwordHash))
    .returning({ id: accounts.id })
  // The hash changed meanwhile (rehashed, or a new password): check again.
  return renewed.length ? { ok: true, accountId, passwordHash } : checkCredentials(db, { email, password })
}
