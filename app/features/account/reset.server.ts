import { and, eq } from 'drizzle-orm'
import { DISPLAY_NAME_MAX } from '#app/lib/constants'
import type { Result } from '#app/lib/failure'
import { hashPassword } from '#app/server/auth/password'
import type { Database } from '#app/server/db/client'
import { accounts } from '#app/server/db/schema'
import { enqueue, newLetter, type OutboxRow } from '../mail/mail.server'
import { normalEmail } from './account'
import { type Call, findAccount } from './account.server'
import { dropOtherTokens, hasUsedToken, isUnspent, openToken, spendToken } from './one-time-tokens.server'
import { endSessions } from './sessions.server'

/**
 * Notes that a letter was asked for, whoever asks: whether the mailbox has an account is found out when the letter is
 * written, after the answer, so neither answer nor time says it.
 */
export async function askForLetter(
  db: Database,
  letter: 'activation' | 'reset',
  email: string,
  { locale, now }: Call,
): Promise<string> {
  const row = newLetter(letter, normalEmail(email), locale, now)
  await enqueue(db, row)
  return row.id
}

/**
 * Sets a new password for the token of a letter, and ends every session. The letter reached the mailbox, so the account
 * counts as activated.
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
  // Whoever registered this mailbox without answering its mail may be somebody else: nothing they said survives.
  const ownersOwn = {
    activatedAt: now,
    registeredWith: null,
    displayName: account.email.replace(/@.*/, '').slice(0, DISPLAY_NAME_MAX),
    phoneNumber: '',
    locale,
  }
  // Of two resets with one token the first in the database wins; the other changes nothing.
  const [, spent] = await db.batch([
    db
      .update(accounts)
      .set({ passwordHash: await hashPassword(newPassword), ...(account.activatedAt === null && ownersOwn) })
      .where(and(eq(accounts.id, account.id), isUnspent(db, open.tokenHash))),
    spendToken(db, open.tokenHash, key, now),
    dropOtherTokens(db, account.id, 'reset'),
    dropOtherTokens(db, account.id, 'activation'),
    endSessions(db, account.id),
    enqueue(db, letter),
  ])
  return spent.length ? { ok: true, letterId: letter.id } : { ok: false, code: 'reset_token_invalid' }
}
