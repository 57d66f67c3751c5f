import { randomInt } from 'node:crypto'
import { and, eq, exists, gt, inArray, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { MINUTE } from '#app/lib/constants'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { oneTimeTokens } from '#app/server/db/schema'
import { fingerprint, keyed, newSecret } from '#app/server/secrets'
import { ACTIVATION_LIFETIME, RESET_LIFETIME } from './account'
import { type Account, hasPasswordHash } from './account.server'

type Purpose = (typeof oneTimeTokens.$inferSelect)['purpose']
/** Tokens that this server creates and mails. */
type LetterPurpose = Exclude<Purpose, 'google'>

const lifetimes: Record<LetterPurpose, number> = { activation: ACTIVATION_LIFETIME, reset: RESET_LIFETIME }
const MOST_WRONG_CODES = 5
/** Covers all retries of the client. */
const REPEATABLE_FOR = 10 * MINUTE
/** Used tokens are remembered as long as another clock might accept them. */
const REMEMBERED_FOR = 15 * MINUTE

/**
 * A token with its code for a letter; only hashes are stored. Undefined if an unactivated account's password has
 * changed since: the letter would activate another password than the one it was written for.
 */
export async function newOneTimeToken(
  db: Database,
  { purpose, account, secret, now }: { purpose: LetterPurpose; account: Account; secret: string; now: number },
): Promise<{ token: string; code: string } | undefined> {
  const token = newSecret()
  const code = String(randomInt(10 ** 6)).padStart(6, '0')
  const row = {
    tokenHash: fingerprint(token),
    purpose,
    accountId: account.id,
    codeHash: hashCode(secret, account.id, code),
    wrongCodes: 0,
    expiresAt: now + lifetimes[purpose],
    usedAt: null,
    usedWith: null,
  }
  const hash = purpose === 'activation' ? account.passwordHash : undefined
  const made = await insertWhere(db, oneTimeTokens, row, hasPasswordHash(db, account.id, hash)).returning({
    hash: oneTimeTokens.tokenHash,
  })
  return made.length ? { token, code } : undefined
}

const hashCode = (secret: string, accountId: string, code: string) =>
  keyed(secret, 'one-time-code', `${accountId}:${code}`)

type SentCode = { accountId: string; code: string; secrets: readonly string[] }
/** Hashes of a code; two during a secret's rotation. */
const codeHashes = ({ accountId, code, secrets }: SentCode) =>
  secrets.map((secret) => hashCode(secret, accountId, code))

/** What a valid token grants. */
export type OpenToken = { accountId: string; tokenHash: string }

export async function openToken(
  db: Database,
  { purpose, token, now }: { purpose: Purpose; token: string; now: number },
): Promise<OpenToken | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, fingerprint(token)),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
  return row
}

/** A sent token: the token of the link, or the code beside it. */
export type SentToken = { token: string; accountId?: string } | SentCode

/** True if a call with this key used the token and lost the answer. */
export async function hasUsedToken(
  db: Database,
  named: SentToken & { purpose: Purpose },
  key: string | undefined,
  now: number,
) {
  if (!key) return false
  const { purpose, accountId } = named
  const isNamed =
    'token' in named
      ? eq(oneTimeTokens.tokenHash, fingerprint(named.token))
      : inArray(oneTimeTokens.codeHash, codeHashes(named))
  const rows = await db
    .select({ accountId: oneTimeTokens.accountId })
    .from(oneTimeTokens)
    .where(
      and(
        isNamed,
        eq(oneTimeTokens.purpose, purpose),
        accountId === undefined ? undefined : eq(oneTimeTokens.accountId, accountId),
        eq(oneTimeTokens.usedWith, fingerprint(key)),
        gt(oneTimeTokens.usedAt, now - REPEATABLE_FOR),
      ),
    )
  return rows.length > 0
}

/** The token that a code belongs to. A wrong code counts against all candidate tokens. */
export async function tokenOfCode(
  db: Database,
  { accountId, code, secrets, now }: SentCode & { now: number },
): Promise<OpenToken | undefined> {
  const isOpen = and(
    eq(oneTimeTokens.accountId, accountId),
    eq(oneTimeTokens.purpose, 'activation'),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
    lt(oneTimeTokens.wrongCodes, MOST_WRONG_CODES),
  )
  // Counted before comparing, so that simultaneous tries cannot share one.
  const open = await db
    .update(oneTimeTokens)
    .set({ wrongCodes: sql`${oneTimeTokens.wrongCodes} + 1` })
    .where(isOpen)
    .returning()
  const hashes = codeHashes({ accountId, code, secrets })
  return open.find((row) => row.codeHash !== null && hashes.includes(row.codeHash))
}

/** SQL condition: the token is unused. */
export const isUnspent = (db: Database, tokenHash: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(oneTimeTokens)
      .where(and(eq(oneTimeTokens.tokenHash, tokenHash), isNull(oneTimeTokens.usedAt))),
  )

/** Uses a token; of two calls with one token, only one gets a row. */
export const spendToken = (db: Database, tokenHash: string, key: string | undefined, now: number) =>
  db
    .update(oneTimeTokens)
    .set({ usedAt: now, usedWith: key === undefined ? null : fingerprint(key) })
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), isNull(oneTimeTokens.usedAt)))
    .returning({ accountId: oneTimeTokens.accountId })

/** Uses a foreign token; true for the first call, and for its retries. */
export async function spendForeignToken(
  db: Database,
  {
    purpose,
    token,
    accountId,
    key,
    now,
  }: { purpose: Purpose; token: string; accountId: string; key?: string; now: number },
): Promise<boolean> {
  const [spent] = await db
    .insert(oneTimeTokens)
    .values({
      tokenHash: fingerprint(token),
      purpose,
      accountId,
      expiresAt: now + REMEMBERED_FOR,
      usedAt: now,
      usedWith: key === undefined ? null : fingerprint(key),
    })
    .onConflictDoNothing()
    .returning()
  return spent !== undefined || hasUsedToken(db, { purpose, token, accountId }, key, now)
}

/** Invalidates the other tokens of a purpose. */
export const dropOtherTokens = (db: Database, accountId: string | SQLWrapper, purpose: Purpose, condition?: SQL) =>
  db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.accountId, accountId),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        condition,
      ),
    )

/** Tokens that can be neither used nor retried. */
export const dropSpentTokens = (db: Database, now: number) =>
  db
    .delete(oneTimeTokens)
    .where(or(lt(oneTimeTokens.expiresAt, now - REMEMBERED_FOR), lt(oneTimeTokens.usedAt, now - REMEMBERED_FOR)))
