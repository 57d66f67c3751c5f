import { and, eq } from 'drizzle-orm'
import { DISPLAY_NAME_MAX } from '#app/lib/constants'
import type { Result } from '#app/lib/failure'
import type { Database } from '#app/server/db/client'
import { accounts } from '#app/server/db/schema'
import { enqueue, newLetter, type OutboxRow } from '../../mail/mail.server'
import { normaliseEmail } from '../account/account'
import { accountRowOf, type Call, findAccount } from '../account/account.server'
import { dropOtherTokens, hasUsedToken, isUnspent, openToken, spendToken } from '../account/one-time-tokens.server'
import { hashPassword } from '../account/password.server'
import { endSessions } from '../session/session.server'

/**
 * Enqueues a letter for any address. The mailer checks later if an account exists, so neither answer nor timing reveals
 * it.
 */
export async function askForLetter(
  db: Database,
  letter: 'activation' | 'reset',
  email: string,
  { locale, now }: Call,
): Promise<string> {
  const row = newLetter(letter, normaliseEmail(email), locale, now)
  await enqueue(db, row)
  return row.id
}

/**
 * Sets a new password by a letter's token and ends every session. The letter proves the mailbox, so the account counts
 * as activated.
 */
export async function resetPassword(
  db: Database,
  { token, email, newPassword }: { token: string; email: string; newPassword: string },
  { locale, idempotencyKey: key, now }: Call,
): Promise<Result<{ letterId?: string }>> {
  const account = await findAccount(db, email)
  if (await hasUsedToken(db, { purpose: 'reset', token, accountId: account?.id ?? '' }, key, now)) return { ok: true }
  const open = await openToken(db, { purpose: 'reset', token, now })
  if (!account || open?.accountId !== account.id) return { ok: false, code: 'reset_token_invalid' }
  const letter: OutboxRow = newLetter('password_changed', account.email, locale, now)
  // An unconfirmed registration may be by an impostor, so its data are discarded.
  const resetDefaults = accountRowOf({
    email: account.email,
    displayName: account.email.replace(/@.*/, '').slice(0, DISPLAY_NAME_MAX),
    phoneNumber: '',
    locale,
    activatedAt: now,
    createdAt: account.createdAt,
  })
  // Of two resets with one token, only the first changes anything.
  const [, spent] = await db.batch([
    db
      .update(accounts)
      .set({ ...(account.activatedAt === null && resetDefaults), passwordHash: await hashPassword(newPassword) })
      .where(and(eq(accounts.id, account.id), isUnspent(db, open.tokenHash))),
    spendToken(db, open.tokenHash, key, now),
    dropOtherTokens(db, account.id, 'reset'),
    dropOtherTokens(db, account.id, 'activation'),
    endSessions(db, account.id),
    enqueue(db, letter),
  ])
  return spent.length ? { ok: true, letterId: letter.id } : { ok: false, code: 'reset_token_invalid' }
}
