import { and, eq, isNull } from 'drizzle-orm'
import { DISPLAY_NAME_MAX } from '#app/lib/constants'
import type { Result } from '#app/lib/failure'
import type { Database } from '#app/server/db/client'
import { accounts } from '#app/server/db/schema'
import { normaliseEmail } from '../account/account'
import { type Account, accountRowOf, type Call, findAccount } from '../account/account.server'
import { dropOtherTokens, spendForeignToken } from '../account/one-time-tokens.server'
import type { GoogleIdentity } from './google-token.server'

type SignedIn = Result<{ accountId: string }>

/** Signs in with a Google credential, which works once. */
export async function signInWithGoogle(
  db: Database,
  { token, identity }: { token: string; identity: GoogleIdentity },
  call: Call,
): Promise<SignedIn> {
  const found = await accountOf(db, identity, call)
  if (!found.ok) return found
  const { idempotencyKey: key, now } = call
  const isFresh = await spendForeignToken(db, { purpose: 'google', token, accountId: found.accountId, key, now })
  return isFresh ? found : { ok: false, code: 'google_token_invalid' }
}

/** The account linked to the Google identity, the one with its mailbox, or a new one. */
async function accountOf(db: Database, identity: GoogleIdentity, call: Call): Promise<SignedIn> {
  const [known] = await db.select().from(accounts).where(eq(accounts.googleSubject, identity.subject))
  if (known) return { ok: true, accountId: known.id }
  // Google accounts may have addresses that belong to somebody else.
  if (!identity.isEmailVerified) return { ok: false, code: 'google_email_unverified' }
  const present = await findAccount(db, identity.email)
  if (present) return link(db, present, identity, call)
  const account = { id: crypto.randomUUID(), ...accountOfIdentity(identity, call) }
  const [made] = await db.insert(accounts).values(account).onConflictDoNothing().returning()
  if (made) return { ok: true, accountId: made.id }
  const other = await findAccount(db, identity.email)
  return other ? link(db, other, identity, call) : { ok: false, code: 'google_token_invalid' }
}

async function link(db: Database, account: Account, identity: GoogleIdentity, call: Call): Promise<SignedIn> {
  if (account.googleSubject === identity.subject) return { ok: true, accountId: account.id }
  if (account.googleSubject) return { ok: false, code: 'google_token_invalid' }
  const isWaiting = account.activatedAt === null
  // A mailbox outside Google may have a new owner, so active accounts need their password.
  if (!isWaiting && !identity.isMailboxGoogles) return { ok: false, code: 'email_in_use' }
  const [linked] = await db.batch([
    db
      .update(accounts)
      // An unconfirmed registration may be by an impostor, so its data are replaced.
      .set(isWaiting ? accountOfIdentity(identity, call) : { googleSubject: identity.subject })
      .where(and(eq(accounts.id, account.id), isNull(accounts.googleSubject)))
      .returning({ id: accounts.id }),
    dropOtherTokens(db, account.id, 'activation'),
  ])
  return linked.length ? { ok: true, accountId: account.id } : { ok: false, code: 'google_token_invalid' }
}

const accountOfIdentity = (identity: GoogleIdentity, { locale, now }: Call) =>
  accountRowOf({
    email: normaliseEmail(identity.email),
    displayName: nameOf(identity),
    phoneNumber: '',
    locale,
    googleSubject: identity.subject,
    activatedAt: now,
    createdAt: now,
  })

const nameOf = ({ name, email }: GoogleIdentity) =>
  (name.replace(/\p{Cc}/gu, '').trim() || email.replace(/@.*/, '')).slice(0, DISPLAY_NAME_MAX)
