import { timingSafeEqual } from 'node:crypto'
import { and, eq, exists, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { accounts, consents, newsletterReaders } from '#app/server/db/schema'
import { logFailure } from '#app/server/log/failure-log'
import { keyed } from '#app/server/secrets'
import { noteWithdrawal } from '../consent/consent.server'
import type { Locale } from '../languages/languages'
import { CONFIRMATION_LIFETIME, LEFT_LIFETIME, NEWSLETTER_WORDS } from './newsletter'

/**
 * Stores a sign-up, in the batch that also enqueues the letter. Confirmed readers stay confirmed and keep their
 * language; readers who left must confirm again.
 */
export function noteSignUp(db: Database, { email, locale, now }: { email: string; locale: Locale; now: number }) {
  const { state } = newsletterReaders
  return db
    .insert(newsletterReaders)
    .values({ id: crypto.randomUUID(), email, locale, state: 'pending', requestedAt: now })
    .onConflictDoUpdate({
      target: newsletterReaders.email,
      set: {
        locale: sql`iif(${state} = 'confirmed', ${newsletterReaders.locale}, excluded.locale)`,
        state: sql`iif(${state} = 'left', 'pending', ${state})`,
        requestedAt: now,
        confirmedAt: sql`iif(${state} = 'left', null, ${newsletterReaders.confirmedAt})`,
        leftAt: null,
      },
    })
}

/** The reader of a mailbox, unless they have left. */
export async function findReader(db: Database, email: string) {
  const [reader] = await db.select().from(newsletterReaders).where(eq(newsletterReaders.email, email))
  return reader?.state === 'left' ? undefined : reader
}

/** Data export of a mailbox. Leaves out the id, because it unsubscribes. */
export async function readerData(db: Database, email: string) {
  const [reader] = await db.select().from(newsletterReaders).where(eq(newsletterReaders.email, email))
  if (!reader) return null
  const { locale, state, requestedAt, confirmedAt, leftAt } = reader
  return { language: locale, state, requestedAt: iso(requestedAt), confirmedAt: iso(confirmedAt), leftAt: iso(leftAt) }
}

const iso = (time: number | null) => time && new Date(time).toISOString()

/** Erases the readers of accounts that are due for erasure, if activation has confirmed their mailbox. */
export const dropReadersOfErased = (db: Database, now: number) =>
  db.delete(newsletterReaders).where(
    inArray(
      newsletterReaders.email,
      db
        .select({ email: accounts.email })
        .from(accounts)
        .where(and(lte(accounts.eraseAt, now), isNotNull(accounts.activatedAt))),
    ),
  )

/** 128 bits of the keyed hash cannot be guessed and keep the link short. */
const PROOF_LENGTH = 22

const proofOf = (secret: string, id: string) => keyed(secret, 'newsletter-confirmation', id).slice(0, PROOF_LENGTH)

/** Token of the confirmation link: the reader's id and a keyed hash of it. */
export const confirmationToken = (secret: string, id: string) => `${id}.${proofOf(secret, id)}`

/** The reader id of a token; undefined when the hash does not match. */
function readerOfToken(token: string, secrets: readonly string[]): string | undefined {
  const [, id, proof = ''] = /^([\da-f-]{36})\.([\w-]{22})$/.exec(token) ?? []
  if (!id) return
  const isOurs = secrets.some((secret) => timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(secret, id))))
  return isOurs ? id : undefined
}

type Confirmation = { token: string; secrets: readonly string[]; locale: Locale; now: number }

/**
 * Confirms a reader and records the consent in one batch. False for links that are expired, unknown, or older than the
 * reader's leaving.
 */
export async function confirmReader(db: Database, { token, secrets, locale, now }: Confirmation): Promise<boolean> {
  const id = readerOfToken(token, secrets)
  if (!id) return false
  const { state, requestedAt, confirmedAt } = newsletterReaders
  const isWaiting = and(eq(state, 'pending'), gt(requestedAt, now - CONFIRMATION_LIFETIME))
  const waiting = db
    .select({ id: newsletterReaders.id })
    .from(newsletterReaders)
    .where(and(eq(newsletterReaders.id, id), isWaiting))
  const given = { event: 'given' as const, words: NEWSLETTER_WORDS, ...actOf(id, locale, now) }
  const [, confirmed] = await db.batch([
    insertWhere(db, consents, given, exists(waiting)),
    db
      .update(newsletterReaders)
      .set({ state: 'confirmed', confirmedAt: sql`coalesce(${confirmedAt}, ${now})` })
      .where(and(eq(newsletterReaders.id, id), or(eq(state, 'confirmed'), isWaiting)))
      .returning({ id: newsletterReaders.id }),
  ])
  return confirmed.length > 0
}

type Leave = { id: string; locale: Locale; now: number }

/** Unsubscribes even if the consent ledger fails. False for unknown links; repeated unsubscribing succeeds. */
export async function endReading(db: Database, { id, locale, now }: Leave): Promise<boolean> {
  const left = await db
    .update(newsletterReaders)
    .set({ state: 'left', leftAt: sql`coalesce(${newsletterReaders.leftAt}, ${now})` })
    .where(eq(newsletterReaders.id, id))
    .returning({ id: newsletterReaders.id })
  if (!left.length) return false
  await noteWithdrawal(db, actOf(id, locale, now)).catch((error) => logFailure('newsletter withdrawn', error))
  return true
}

/**
 * A ledger entry of a reader. The id is in every letter, so a letter proves whose consent it is, even after the address
 * is erased. No account, because readers need not be signed in.
 */
const actOf = (id: string, locale: Locale, notedAt: number) => ({
  subject: id,
  purpose: 'newsletter' as const,
  locale,
  accountId: null,
  notedAt,
})

/** Erases readers who never confirmed or left long ago. */
export const dropFormerReaders = (db: Database, now: number) =>
  db
    .delete(newsletterReaders)
    .where(
      or(
        and(eq(newsletterReaders.state, 'pending'), lte(newsletterReaders.requestedAt, now - CONFIRMATION_LIFETIME)),
        and(eq(newsletterReaders.state, 'left'), lte(newsletterReaders.leftAt, now - LEFT_LIFETIME)),
      ),
    )
