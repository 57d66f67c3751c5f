import { eq, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { orders } from '#app/server/db/schema'
import { fingerprint, isSame, keyed } from '#app/server/secrets'
import { baseLocale } from '../languages/languages'
import { enqueue, newLetter } from '../mail/mail.server'
import { issueAccessCode, spendAccessCode } from './access-code.server'
import { lettersTo } from './letters.server'
import { orderSecret } from './order-secret.server'
import type { OrderState } from './order-states'
import type { AccessForm, LookUp } from './orders.schema'

type Secrets = readonly string[]

/**
 * The order of a code and a phone number. A wrong code, a wrong phone and an erased customer cost the same as the right
 * pair: one query, and a hash for each secret.
 */
async function findByPhone(db: Database, { code, phone }: LookUp, secrets: Secrets) {
  const [found] = await db
    .select({
      id: orders.id,
      state: orders.state,
      locale: orders.locale,
      customer: orders.customer,
      phoneHash: orders.phoneHash,
    })
    .from(orders)
    .where(eq(orders.code, code))
  const isRight = secrets.map((secret) => isSame(found?.phoneHash ?? '', keyed(secret, 'phone', phone))).includes(true)
  return found && isRight ? found : undefined
}

/** Where an order stands, and nothing else of it (BUY-08). */
export const lookUpState = async (db: Database, pair: LookUp, secrets: Secrets): Promise<OrderState | undefined> =>
  (await findByPhone(db, pair, secrets))?.state

/**
 * Sends a code that opens the order's page, if the pair is right: to its mailbox, or else to its phone. Returns the
 * letter's id in any case, so that nobody learns which.
 */
export async function sendAccessCode(
  db: Database,
  pair: LookUp,
  secrets: Secrets,
  { key, now }: { key?: string; now: number },
): Promise<string> {
  const found = await findByPhone(db, pair, secrets)
  const { id = '', locale = baseLocale, customer = null } = found ?? {}
  const [letter = newLetter('order_access', '', baseLocale, now)] = lettersTo(
    { id, locale, customer: customer ? JSON.parse(customer) : null },
    'order_access',
    now,
  )
  const isFound = sql`${customer ?? ''} <> ''`
  // A form that is sent again sends one letter.
  const row = { ...letter, id: key ? fingerprint(`order-access:${id}:${key}`) : letter.id }
  await db.batch([issueAccessCode(db, id, now, isFound), enqueue(db, row, isFound).onConflictDoNothing()])
  return row.id
}

/** What opens the order's page, for who has the code that was sent; it opens once. */
export async function openByAccessCode(
  db: Database,
  { accessCode, ...pair }: AccessForm,
  secrets: readonly [string, ...string[]],
  now: number,
): Promise<{ code: string; secret: string } | undefined> {
  const found = await findByPhone(db, pair, secrets)
  const isRight = await spendAccessCode(db, { orderId: found?.id ?? '', code: accessCode, secrets, now })
  return found && isRight ? { code: pair.code, secret: orderSecret(secrets[0], found.id) } : undefined
}
