import { and, eq, isNull } from 'drizzle-orm'
import type { Result } from '#app/lib/failure'
import type { Database } from '#app/server/db/client'
import { accounts } from '#app/server/db/schema'
import { fingerprint } from '#app/server/secrets'
import { enqueue, newLetter } from '../../mail/mail.server'
import { normaliseEmail } from '../account/account'
import { type Account, accountRowOf, type Call, findAccount, registeredFieldsOf } from '../account/account.server'
import type { Activation, Registration } from '../account/account-calls.schema'
import {
  dropOtherTokens,
  hasUsedToken,
  isUnspent,
  openToken,
  type SentToken,
  spendToken,
  tokenOfCode,
} from '../account/one-time-tokens.server'
import { hashPassword } from '../account/password.server'

/**
 * Creates an account and its activation letter in one batch. Registering an unconfirmed mailbox again replaces the
 * earlier registration and invalidates its letters.
 */
export async function register(
  db: Database,
  registration: Registration,
  { locale, idempotencyKey, now }: Call,
): Promise<Result<{ letterId?: string }>> {
  const { password, ...columns } = registeredFieldsOf(registration)
  const email = normaliseEmail(columns.email)
  const present = await findAccount(db, email)
  if (present && (present.activatedAt !== null || isRegisteredBy(present, idempotencyKey)))
    return answerExistingAccount(present, idempotencyKey)
  const letter = newLetter('activation', email, locale, now)
  const account = accountRowOf({
    ...columns,
    email,
    locale,
    passwordHash: await hashPassword(password),
    registeredWith: idempotencyKey ? fingerprint(idempotencyKey) : null,
    createdAt: now,
  })
  const [made] = await db.batch([
    db
      .insert(accounts)
      .values({ id: crypto.randomUUID(), ...account })
      .onConflictDoUpdate({ target: accounts.email, set: account, setWhere: isNull(accounts.activatedAt) })
      .returning({ id: accounts.id }),
    dropOtherTokens(db, db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)), 'activation'),
    enqueue(db, letter),
  ])
  return made.length
    ? { ok: true, letterId: letter.id }
    : answerExistingAccount(await findAccount(db, email), idempotencyKey)
}

const isRegisteredBy = (account: Account | undefined, key: string | undefined) =>
  key && account?.registeredWith === fingerprint(key)

/** A retry of the registration that created the account succeeds. */
const answerExistingAccount = (account: Account | undefined, key: string | undefined): Result<{ letterId?: string }> =>
  isRegisteredBy(account, key) ? { ok: true } : { ok: false, code: 'email_in_use' }

/** Accepts the link's token or the code beside it. */
export async function activate(
  db: Database,
  input: Activation,
  secrets: readonly string[],
  { idempotencyKey: key, now }: Call,
): Promise<Result> {
  const purpose = 'activation'
  const isLink = 'token' in input
  const sent: SentToken = isLink
    ? { token: input.token }
    : { code: input.code, accountId: (await findAccount(db, input.email))?.id ?? '', secrets }
  if (await hasUsedToken(db, { purpose, ...sent }, key, now)) return { ok: true }
  const found =
    'token' in sent ? await openToken(db, { purpose, ...sent, now }) : await tokenOfCode(db, { ...sent, now })
  if (!found) return { ok: false, code: isLink ? 'activation_invalid' : 'code_wrong' }
  // A later registration may have dropped the token.
  const [, used] = await db.batch([
    db
      .update(accounts)
      .set({ activatedAt: now })
      .where(and(eq(accounts.id, found.accountId), isUnspent(db, found.tokenHash))),
    spendToken(db, found.tokenHash, key, now),
    dropOtherTokens(db, found.accountId, 'activation'),
  ])
  return used.length ? { ok: true } : { ok: false, code: 'activation_invalid' }
}
