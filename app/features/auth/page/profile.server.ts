import { and, desc, eq } from 'drizzle-orm'
import type { Result } from '#app/lib/failure'
import type { Database } from '#app/server/db/client'
import { accounts, devices } from '#app/server/db/schema'
import { enqueue, newLetter } from '../../mail/mail.server'
import { ERASURE_GRACE, normaliseEmail, type Profile, type SignedInDevice } from '../account/account'
import { type Account, type Call, hasPasswordHash, registeredFieldsOf } from '../account/account.server'
import { dropOtherTokens } from '../account/one-time-tokens.server'
import { hashPassword, isPassword } from '../account/password.server'
import type { Session } from '../session/access-token.server'
import { endSessions } from '../session/session.server'

const iso = (time: number) => new Date(time).toISOString()

export const profileOf = (account: Account): Profile => ({
  email: account.email,
  displayName: account.displayName,
  phoneNumber: account.phoneNumber,
  hasPassword: account.passwordHash !== null,
  hasGoogle: account.googleSubject !== null,
  createdAt: iso(account.createdAt),
  eraseAt: account.eraseAt === null ? null : iso(account.eraseAt),
})

export async function changeProfile(
  db: Database,
  account: Account,
  changed: Pick<Profile, 'displayName' | 'phoneNumber'>,
): Promise<Profile> {
  await db.update(accounts).set(changed).where(eq(accounts.id, account.id))
  return profileOf({ ...account, ...changed })
}

/** Changes the password, given the present one; signs all other devices out. */
export async function changePassword(
  db: Database,
  { account, session }: { account: Account; session: Session },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  { locale, now }: Call,
): Promise<Result<{ letterId?: string }>> {
  if (!(await isPassword(currentPassword, account.passwordHash))) {
    // A retry brings the password that was already replaced.
    const isDone = await isPassword(newPassword, account.passwordHash)
    return isDone ? { ok: true } : { ok: false, code: 'password_wrong' }
  }
  const letter = newLetter('password_changed', account.email, locale, now)
  const passwordHash = await hashPassword(newPassword)
  const isChanged = hasPasswordHash(db, account.id, passwordHash)
  // Guards against a reset during hashing, which makes the proven password outdated.
  const [changed] = await db.batch([
    db
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash ?? '')))
      .returning({ id: accounts.id }),
    endSessions(db, account.id, { except: session.deviceId, where: isChanged }),
    dropOtherTokens(db, account.id, 'reset', isChanged),
    enqueue(db, letter, isChanged),
  ])
  return changed.length ? { ok: true, letterId: letter.id } : { ok: false, code: 'password_wrong' }
}

/** Signed-in devices, last seen first. */
export async function listDevices(db: Database, { accountId, deviceId }: Session): Promise<SignedInDevice[]> {
  const rows = await db.select().from(devices).where(eq(devices.accountId, accountId)).orderBy(desc(devices.rotatedAt))
  return rows.map(({ id, browser, os, type, address, createdAt, rotatedAt }) => ({
    id,
    browser,
    os,
    type,
    address,
    createdAt: iso(createdAt),
    lastSeenAt: iso(rotatedAt),
    isCurrent: id === deviceId,
  }))
}

/** Signs one device of this account out. */
export const endDevice = (db: Database, accountId: string, deviceId: string) =>
  db.delete(devices).where(and(eq(devices.id, deviceId), eq(devices.accountId, accountId)))

/** Data export of an account. */
export const exportData = async (db: Database, account: Account, session: Session) => ({
  profile: { ...registeredFieldsOf(account), ...profileOf(account) },
  language: account.locale,
  activatedAt: account.activatedAt === null ? null : iso(account.activatedAt),
  devices: await listDevices(db, session),
})

/** Schedules erasure after the grace period; typing the e-mail address confirms it. */
export async function planErasure(
  db: Database,
  account: Account,
  confirmation: string,
  { locale, now }: Call,
): Promise<Result<{ profile: Profile; letterId?: string }>> {
  if (normaliseEmail(confirmation) !== account.email) return { ok: false, code: 'confirmation_wrong' }
  if (account.eraseAt !== null) return { ok: true, profile: profileOf(account) }
  const eraseAt = now + ERASURE_GRACE
  const letter = newLetter('erasure_planned', account.email, locale, now)
  await db.batch([db.update(accounts).set({ eraseAt }).where(eq(accounts.id, account.id)), enqueue(db, letter)])
  return { ok: true, profile: profileOf({ ...account, eraseAt }), letterId: letter.id }
}

export async function cancelErasure(db: Database, account: Account): Promise<Profile> {
  await db.update(accounts).set({ eraseAt: null }).where(eq(accounts.id, account.id))
  return profileOf({ ...account, eraseAt: null })
}
