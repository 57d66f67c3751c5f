import { and, eq, exists, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { accounts } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { normalEmail, UNACTIVATED_LIFETIME } from './account'

export type Account = typeof accounts.$inferSelect

/** What else a verb needs to know of the call it serves. */
export type Call = { locale: Locale; idempotencyKey?: string; now: number }

export const findAccount = async (db: Database, email: string): Promise<Account | undefined> => {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normalEmail(email)))
  return account
}

/** Whether an account is there, and has this password hash where one is named: for statements that rest on it. */
export const hasPasswordHash = (db: Database, accountId: string, hash?: string | null): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(accounts)
      .where(
        and(eq(accounts.id, accountId), hash === undefined ? undefined : sql`${accounts.passwordHash} is ${hash}`),
      ),
  )

/** Erases accounts whose owners asked for it and whose grace is over. */
export const dropErased = (db: Database, now: number) => db.delete(accounts).where(lte(accounts.eraseAt, now))

export const dropUnactivated = (db: Database, now: number) =>
  db.delete(accounts).where(and(isNull(accounts.activatedAt), lte(accounts.createdAt, now - UNACTIVATED_LIFETIME)))
