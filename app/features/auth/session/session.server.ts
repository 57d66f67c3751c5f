import { and, eq, gt, lte, ne, type SQL } from 'drizzle-orm'
import type { Result } from '#app/lib/failure'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { accounts, devices } from '#app/server/db/schema'
import { fingerprint, keyed } from '#app/server/secrets'
import { DEVICE_LIFETIME, RENEWAL_GRACE, RENEWAL_LIFETIME } from '../account/account'
import { type Account, hasPasswordHash } from '../account/account.server'
import type { DeviceInfo } from '../account/account-calls.schema'
import { issueAccessToken, type Session } from './access-token.server'
import { deviceIdOf, newRenewalToken, successorTokens } from './renewal-token.server'

export type Secrets = [string, ...string[]]

/** Tokens of a signed-in browser. */
export type SessionTokens = { accessToken: string; renewalToken: string; renewalExpiresAt: number }

type Device = typeof devices.$inferSelect

const endOf = (createdAt: number, now: number) => Math.min(now + RENEWAL_LIFETIME, createdAt + DEVICE_LIFETIME)

/** The authenticated account, with the hash of the proven password, if any. */
export type Proven = { accountId: string; passwordHash?: string }

/**
 * Signs in a new device; a retry with the same key replaces the first (AUTH-07). Undefined when the account is gone or
 * its password has changed meanwhile, because a reset ends all sessions.
 */
export async function openSession(
  db: Database,
  secrets: Secrets,
  { accountId, passwordHash, device, address, key }: Proven & { device: DeviceInfo; address: string; key?: string },
  now = Date.now(),
): Promise<SessionTokens | undefined> {
  const id = key ? keyed(secrets[0], 'device-of-call', `${accountId} ${key}`) : crypto.randomUUID()
  const renewalToken = newRenewalToken(secrets, id)
  const row: Device = {
    id,
    accountId,
    browser: named(device.browser, device.browserVersion),
    os: named(device.os, device.osVersion),
    type: device.type ?? '',
    address,
    tokenHash: fingerprint(renewalToken),
    previousHash: null,
    followedAt: null,
    rotatedAt: now,
    createdAt: now,
    expiresAt: endOf(now, now),
  }
  const isStillProven = hasPasswordHash(db, accountId, passwordHash)
  if (key) await endSession(db, id)
  const opened = await insertWhere(db, devices, row, isStillProven).returning({ id: devices.id })
  return opened.length ? tokensOf(row, renewalToken, secrets, now) : undefined
}

const named = (name = '', version = '') => `${name} ${version.split('.')[0] ?? ''}`.trim()

/**
 * Renews an access token and rotates the renewal token. Tabs within the grace period and retries get the same
 * successor; an older token must be a copy, so it ends the session.
 */
export async function renewTokens(
  db: Database,
  secrets: Secrets,
  token: string,
  now = Date.now(),
): Promise<Result<SessionTokens>> {
  const refused = { ok: false, code: 'invalid_token' } as const
  const id = deviceIdOf(secrets, token)
  if (!id) return refused
  const hash = fingerprint(token)
  const found = await findDevice(db, id, now)
  if (!found) return refused
  const isCurrent = found.tokenHash === hash
  // A new token may not have reached every tab yet.
  if (isCurrent && now - found.rotatedAt < RENEWAL_GRACE) {
    if (found.followedAt === null) await noteFollowed(db, found, now)
    return accepted(found, token, secrets, now)
  }
  const [next = ''] = successorTokens(secrets, token, id)
  const rotated = isCurrent && (await rotate(db, found, fingerprint(next), now))
  if (rotated) return accepted(rotated, next, secrets, now)
  const device = isCurrent ? await findDevice(db, id, now) : found
  if (!device) return refused
  const following = successorTokens(secrets, token, id).find((one) => fingerprint(one) === device.tokenHash)
  const counts = device.followedAt === null || now - device.rotatedAt < RENEWAL_GRACE
  if (device.previousHash === hash && counts && following) return accepted(device, following, secrets, now)
  await endSession(db, id)
  return refused
}

const findDevice = async (db: Database, id: string, now: number): Promise<Device | undefined> => {
  const [device] = await db
    .select()
    .from(devices)
    .where(and(eq(devices.id, id), gt(devices.expiresAt, now)))
  return device
}

async function rotate(db: Database, device: Device, tokenHash: string, now: number): Promise<Device | undefined> {
  const [rotated] = await db
    .update(devices)
    .set({
      tokenHash,
      previousHash: device.tokenHash,
      followedAt: null,
      rotatedAt: now,
      expiresAt: endOf(device.createdAt, now),
    })
    .where(and(eq(devices.id, device.id), eq(devices.tokenHash, device.tokenHash)))
    .returning()
  return rotated
}

const noteFollowed = (db: Database, { id, tokenHash }: Device, now: number) =>
  db
    .update(devices)
    .set({ followedAt: now })
    .where(and(eq(devices.id, id), eq(devices.tokenHash, tokenHash)))

const accepted = async (device: Device, token: string, secrets: Secrets, now: number) => ({
  ok: true as const,
  ...(await tokensOf(device, token, secrets, now)),
})

const tokensOf = async (device: Device, renewalToken: string, secrets: Secrets, now: number) => ({
  accessToken: await issueAccessToken(secrets, { accountId: device.accountId, deviceId: device.id }, now),
  renewalToken,
  renewalExpiresAt: device.expiresAt,
})

export const endSession = (db: Database, deviceId: string) => db.delete(devices).where(eq(devices.id, deviceId))

/** Ends all sessions of an account, or all but one. */
export const endSessions = (
  db: Database,
  accountId: string,
  { except = '', where }: { except?: string; where?: SQL } = {},
) => db.delete(devices).where(and(eq(devices.accountId, accountId), ne(devices.id, except), where))

/** The account of a valid session. Access tokens outlive revocation by minutes, so the database is asked. */
export async function accountOfSession(
  db: Database,
  { accountId, deviceId }: Session,
  now = Date.now(),
): Promise<Account | undefined> {
  const [row] = await db
    .select({ account: accounts })
    .from(devices)
    .innerJoin(accounts, eq(accounts.id, devices.accountId))
    .where(and(eq(devices.id, deviceId), eq(accounts.id, accountId), gt(devices.expiresAt, now)))
  return row?.account
}

export const dropEndedDevices = (db: Database, now: number) => db.delete(devices).where(lte(devices.expiresAt, now))
