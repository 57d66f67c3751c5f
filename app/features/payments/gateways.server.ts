import { and, eq, sql } from 'drizzle-orm'
import { SECOND } from '#app/lib/constants'
import type { Result } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import type { Database } from '#app/server/db/client'
import { retryLost } from '#app/server/db/lost-writes'
import { paymentAttempts } from '#app/server/db/schema'
import { logFailure } from '#app/server/log/failure-log'
import type { Locale } from '../languages/languages'
import { missingOf, type OrderView } from '../orders/orders'
import type { GatewayName } from './gateway-names'
import {
  type Ask,
  type Attempt,
  type AttemptPages,
  askFor,
  attemptEnd,
  attemptReference,
  type Gateways,
  isPageOf,
  offeredFor,
} from './gateways'
import type { PaymentNotice } from './notices'

type Begun = { address: string; amount: number; expiresAt: number }

/** Reaches a provider, or on this machine the one that plays it. */
export type Send = (request: Request) => Promise<Response>

type Beginning = AttemptPages & {
  name: GatewayName
  gateways: Gateways
  locale: Locale
  ipAddress: string
  send: Send
  now: number
}

/**
 * Begins a payment at a provider's page (BUY-10): an attempt over exactly what is missing now, kept before the provider
 * is asked, so that no notice comes for an unknown one. An order may have many.
 */
export async function beginAttempt(
  db: Database,
  order: OrderView,
  { name, gateways, send, now, ...wish }: Beginning,
): Promise<Result<Begun, 'payment_not_offered' | 'upstream_unavailable'>> {
  const amount = missingOf(order)
  if (!offeredFor(gateways, amount).includes(name)) return { ok: false, code: 'payment_not_offered' }
  const expiresAt = attemptEnd(now, order.heldUntil)
  const attempt = await keepAttempt(db, name, order, { amount, createdAt: now, expiresAt })
  const description = m.order_title({ code: order.code }, { locale: wish.locale })
  const ask = askFor(name, gateways, { ...attempt, ...wish, description })
  const address = ask && (await addressOf(ask, send))
  if (address && isPageOf(name, gateways, address)) return { ok: true, address, amount, expiresAt }
  return { ok: false, code: 'upstream_unavailable' }
}

/** Numbers attempts in the statement that inserts, so that two at once have two numbers. */
async function keepAttempt(
  db: Database,
  name: GatewayName,
  { id, code }: OrderView,
  { amount, createdAt, expiresAt }: Omit<Attempt, 'reference'>,
): Promise<Attempt> {
  const reference = sql`${code} || (select count(*) + 1 from ${paymentAttempts} where order_id = ${id})`
  const [kept] = await retryLost(() =>
    db
      .insert(paymentAttempts)
      .select(sql`select ${name}, ${reference}, ${id}, ${amount}, ${createdAt}, ${expiresAt}, null, null`)
      .returning({ reference: paymentAttempts.reference }),
  )
  if (!kept) throw new Error('attempt not kept')
  return { reference: kept.reference, amount, createdAt, expiresAt }
}

const PATIENCE = 10 * SECOND

/** What a provider answers, which may be a refusal. */
export async function answerFrom(request: Request, send: Send): Promise<string> {
  const answer = await send(new Request(request, { signal: AbortSignal.timeout(PATIENCE) }))
  return answer.text()
}

async function addressOf(ask: Ask, send: Send): Promise<string | undefined> {
  if ('address' in ask) return ask.address
  try {
    const answer = await answerFrom(ask.request, send)
    const address = ask.addressIn(answer)
    if (!address) throw new Error('refused')
    return address
  } catch (error) {
    logFailure('payment attempt', error as Error)
  }
}

/** The attempt that a notice names. */
export async function findAttempt(db: Database, { provider, text }: Pick<PaymentNotice, 'provider' | 'text'>) {
  const reference = attemptReference(provider, text)
  const [found] = await db
    .select({ orderId: paymentAttempts.orderId, amount: paymentAttempts.amount })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.reference, reference)))
  return found
}
