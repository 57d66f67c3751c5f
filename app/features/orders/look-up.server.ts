import { eq, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { orders } from '#app/server/db/schema'
import { isSame, keyed } from '#app/server/secrets'
import { baseLocale, toLocale } from '../languages/languages'
import { enqueue, newLetter } from '../mail/mail.server'
import type { OrderState } from './order-states'
import type { LookUp } from './orders.schema'

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
 * Enqueues a letter with the link of the order's page, if the pair is right and the order has an e-mail address. Returns
 * the letter's id in any case, so that nobody learns which.
 */
export async function enqueueLink(db: Database, pair: LookUp, secrets: Secrets, now: number): Promise<string> {
  const found = await findByPhone(db, pair, secrets)
  const { email = '' }: { email?: string } = JSON.parse(found?.customer ?? '{}')
  const locale = found ? toLocale(found.locale) : baseLocale
  const letter = { ...newLetter('order_link', email, locale, now), about: found?.id ?? '' }
  await enqueue(db, letter, sql`${email} <> ''`)
  return letter.id
}
