import { and, eq, exists, getTableColumns, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { accounts } from '#app/server/db/schema'
import type { Locale } from '../../languages/languages'
import { normaliseEmail, UNACTIVATED_LIFETIME } from './account'
import { registrationFields } from './account.schema'

export type Account = typeof accounts.$inferSelect

const { id: _, ...columns } = getTableColumns(accounts)
const defaults = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.default ?? null]))

/** All columns except the id, with defaults, so that it can also overwrite an existing row. */
export const accountRowOf = (given: Omit<typeof accounts.$inferInsert, 'id'>) =>
  ({ ...defaults, ...given }) as Omit<Account, 'id'>

type FieldOf<T> = Pick<T, keyof T & keyof typeof registrationFields>

/** Keeps only the registration fields of a registration or an account. */
export const registeredFieldsOf = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => fieldNames.has(name))) as FieldOf<T>

const fieldNames = new Set(Object.keys(registrationFields))

/** Context of the call that runs the operation. */
export type Call = { locale: Locale; idempotencyKey?: string; now: number }

export const findAccount = async (db: Database, email: string): Promise<Account | undefined> => {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normaliseEmail(email)))
  return account
}

/** SQL condition: the account exists, with this password hash if one is given. */
export const hasPasswordHash = (db: Database, accountId: string, hash?: string | null): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(accounts)
      .where(
        and(eq(accounts.id, accountId), hash === undefined ? undefined : sql`${accounts.passwordHash} is ${hash}`),
      ),
  )

/** Erases accounts whose requested erasure is due. */
export const dropErased = (db: Database, now: number) => db.delete(accounts).where(lte(accounts.eraseAt, now))

export const dropUnactivated = (db: Database, now: number) =>
  db.delete(accounts).where(and(isNull(accounts.activatedAt), lte(accounts.createdAt, now - UNACTIVATED_LIFETIME)))
