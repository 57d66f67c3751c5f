import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { DAY, MINUTE } from '#app/lib/constants'
import type { Database } from '#app/server/db/client'
import { paymentAttempts } from '#app/server/db/schema'
import { logFailure } from '#app/server/log/failure-log'
import type { GatewayName } from './gateway-names'
import { attemptReference, type Gateways, questionFor } from './gateways'
import { answerFrom, type Send } from './gateways.server'
import { takeNotice } from './notices.server'

/** The notice of a payment comes within seconds; after this time it is lost, or the payer is gone. */
const PATIENCE = 15 * MINUTE
/** By then a bank has decided. */
const LONGEST = 3 * DAY
const MOST = 20

/**
 * Asks the providers for attempts of which nothing was told (BUY-10): after a quarter of an hour, and again after twice
 * the time. What was paid takes the way of a notice, so a late one finds its money booked.
 */
export async function askProviders(db: Database, gateways: Gateways, send: Send, now: number): Promise<void> {
  const { provider, reference, createdAt, askedAt, outcome } = paymentAttempts
  const waiting = await db
    .select({ provider, reference, createdAt })
    .from(paymentAttempts)
    .where(
      and(
        isNull(outcome),
        inArray(provider, Object.keys(gateways)),
        lte(createdAt, now - PATIENCE),
        gt(createdAt, now - LONGEST),
        sql`${now} - ${createdAt} >= 2 * coalesce(${askedAt} - ${createdAt}, 0)`,
      ),
    )
    .orderBy(asc(createdAt))
    .limit(MOST)
  for (const attempt of waiting) {
    const isMeant = and(eq(provider, attempt.provider), eq(reference, attempt.reference))
    // Before the question, so that one that never answers does not stand before the others.
    await db.update(paymentAttempts).set({ askedAt: now }).where(isMeant)
    const state = await ask(db, { ...attempt, provider: attempt.provider as GatewayName }, { gateways, send, now })
    if (state !== 'unknown') await db.update(paymentAttempts).set({ outcome: state }).where(isMeant)
  }
}

type Asked = { provider: GatewayName; reference: string; createdAt: number }
type Asking = { gateways: Gateways; send: Send; now: number }

async function ask(db: Database, attempt: Asked, { gateways, send, now }: Asking) {
  const { provider, reference } = attempt
  const question = questionFor(provider, gateways, attempt, now)
  if (!question) return 'unknown'
  try {
    const raw = await answerFrom(question.request, send)
    const answer = question.stateIn(raw)
    if (answer.state !== 'paid') return answer.state
    const { notice } = answer
    if (attemptReference(provider, notice.text) !== reference) throw new Error('answer of another attempt')
    await takeNotice(db, { provider, raw, read: { ok: true, notice }, now })
    return 'paid'
  } catch (error) {
    logFailure('payment question', error as Error)
    return 'unknown'
  }
}
