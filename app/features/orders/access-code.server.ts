import { createHmac } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { MINUTE } from '#app/lib/constants'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { orderAccessCodes } from '#app/server/db/schema'
import { isSame } from '#app/server/secrets'
import { ACCESS_CODE_MINUTES } from './order-code'

/** A code of six digits, sent to the order's customer, opens its page once (BUY-23). */

const ACCESS_CODE_LIFETIME = ACCESS_CODE_MINUTES * MINUTE
const MOST_TRIES = 5
/** A form whose answer was lost is sent again, and finds what it did: the code sent just now, or the code just used. */
const REPEATABLE_FOR = MINUTE

type Issued = { orderId: string; issuedAt: number }

/** Six digits of an HMAC (RFC 4226, section 5.3, with a fixed offset), so that nothing that opens an order is stored. */
function codeOf(secret: string, { orderId, issuedAt }: Issued): string {
  const digest = createHmac('sha256', secret).update(`order-access\0${orderId}\0${issuedAt}`).digest()
  return String(digest.readUInt32BE(0) % 10 ** 6).padStart(6, '0')
}

/** Issues a code where the condition holds, in the place of an earlier one that was not asked for just now. */
export const issueAccessCode = (db: Database, orderId: string, now: number, condition: SQL) =>
  insertWhere(db, orderAccessCodes, { orderId, issuedAt: now, tries: 0, usedAt: null }, condition).onConflictDoUpdate({
    target: orderAccessCodes.orderId,
    set: { issuedAt: now, tries: 0, usedAt: null },
    setWhere: lt(orderAccessCodes.issuedAt, now - REPEATABLE_FOR),
  })

/** The code for a letter; undefined when it is over. */
export async function findAccessCode(db: Database, orderId: string, secret: string, now: number) {
  const [issued] = await db
    .select()
    .from(orderAccessCodes)
    .where(and(eq(orderAccessCodes.orderId, orderId), isOpen(now)))
  return issued && codeOf(secret, issued)
}

const isOpen = (now: number) =>
  and(
    gt(orderAccessCodes.issuedAt, now - ACCESS_CODE_LIFETIME),
    lt(orderAccessCodes.tries, MOST_TRIES),
    or(isNull(orderAccessCodes.usedAt), gt(orderAccessCodes.usedAt, now - REPEATABLE_FOR)),
  )

/** True for the right code. Tries are counted before comparing, so that simultaneous ones cannot share one. */
export async function spendAccessCode(
  db: Database,
  { orderId, code, secrets, now }: { orderId: string; code: string; secrets: readonly string[]; now: number },
): Promise<boolean> {
  const [issued] = await db
    .update(orderAccessCodes)
    .set({ tries: sql`${orderAccessCodes.tries} + 1` })
    .where(and(eq(orderAccessCodes.orderId, orderId), isOpen(now)))
    .returning()
  const compared = issued ?? { orderId, issuedAt: now }
  const isRight = secrets.map((secret) => isSame(codeOf(secret, compared), code)).includes(true)
  // A wrong code costs the same queries as the right one.
  const used = await db
    .update(orderAccessCodes)
    .set({ usedAt: sql`coalesce(${orderAccessCodes.usedAt}, ${now})`, tries: sql`${orderAccessCodes.tries} - 1` })
    .where(
      and(
        eq(orderAccessCodes.orderId, issued && isRight ? orderId : ''),
        eq(orderAccessCodes.issuedAt, compared.issuedAt),
      ),
    )
    .returning()
  return used.length > 0
}

export const dropOldAccessCodes = (db: Database, now: number) =>
  db.delete(orderAccessCodes).where(lt(orderAccessCodes.issuedAt, now - ACCESS_CODE_LIFETIME))
