import { and, isNull, lte } from 'drizzle-orm'
import { dropFormerReaders, dropReadersOfErased } from '#app/features/newsletter/newsletter.server'
import type { Database } from '#app/server/db/client'
import { accounts, devices, rateLimits } from '#app/server/db/schema'
import { UNACTIVATED_LIFETIME } from './account'
import { dropSpentTokens } from './one-time-tokens.server'

/** Erases what is due: accounts whose owners asked for it and what their mailboxes get, accounts that nobody activated, former readers, and all that has expired. */
export const eraseWhatIsDue = (db: Database, now = Date.now()) =>
  db.batch([
    dropReadersOfErased(db, now),
    db.delete(accounts).where(lte(accounts.eraseAt, now)),
    db.delete(accounts).where(and(isNull(accounts.activatedAt), lte(accounts.createdAt, now - UNACTIVATED_LIFETIME))),
    db.delete(devices).where(lte(devices.expiresAt, now)),
    dropSpentTokens(db, now),
    dropFormerReaders(db, now),
    db.delete(rateLimits).where(lte(rateLimits.endsAt, now)),
  ])
