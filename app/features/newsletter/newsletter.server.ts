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
 * Notes that somebody typed an address, for the batch that also asks for the letter. Who reads the newsletter already
 * goes on reading it in their language; who left has to confirm anew.
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

/** The reader whose mailbox it is, as long as they want letters or may come to want them. */
export async function findReader(db: Database, email: string) {
  const [reader] = await db.select().from(newsletterReaders).where(eq(newsletterReaders.email, email))
  return reader?.state === 'left' ? undefined : reader
}

/** What is kept of a mailbox, for its owner; not the id, which would end the letters for whoever reads it. */
export async function readerData(db: Database, email: string) {
  const [reader] = await db.select().from(newsletterReaders).where(eq(newsletterReaders.email, email))
  if (!reader) return null
  const { locale, state, requestedAt, confirmedAt, leftAt } = reader
  return { language: locale, state, requestedAt: iso(requestedAt), confirmedAt: iso(confirmedAt), leftAt: iso(leftAt) }
}

const iso = (time: number | null) => time && new Date(time).toISOString()

/** Forgets the readers whose accounts are about to be erased: the same mailboxes, shown to be their owners'. */
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

/** 128 bits of the keyed hash: enough that nobody guesses them, and short enough for an address in a letter. */
const PROOF_LENGTH = 22

const proofOf = (secret: string, id: string) => keyed(secret, 'newsletter-confirmation', id).slice(0, PROOF_LENGTH)

/** What the link of the confirmation letter brings: who it is for, and the proof that we wrote it. */
export const confirmationToken = (secret: string, id: string) => `${id}.${proofOf(secret, id)}`

/** The reader a confirmation was written for; nothing for what we did not write. */
function readerOfToken(token: string, secrets: readonly string[]): string | undefined {
  const [, id, proof = ''] = /^([\da-f-]{36})\.([\w-]{22})$/.exec(token) ?? []
  if (!id) return
  const isOurs = secrets.some((secret) => timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(secret, id))))
  return isOurs ? id : undefined
}

type Confirmation = { token: string; secrets: readonly string[]; locale: Locale; now: number }

/**
 * The mailbox has answered, which the ledger of consents notes with it or not at all. False where the link is no longer
 * open: too old, left since, or not ours.
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

/** No more letters, whatever else fails. False where the link names nobody; leaving twice is leaving. */
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
 * What the ledger says of a reader: their id, which stands in every letter to them. Whoever shows one shows whose consent
 * it is, also when the address has long been erased. No account: who reads a mailbox need not be signed in.
 */
const actOf = (id: string, locale: Locale, notedAt: number) => ({
  subject: id,
  purpose: 'newsletter' as const,
  locale,
  accountId: null,
  notedAt,
})

/** Forgets who never confirmed and who left long enough ago. */
export const dropFormerReaders = (db: Database, now: number) =>
  db
    .delete(newsletterReaders)
    .where(
      or(
        and(eq(newsletterReaders.state, 'pending'), lte(newsletterReaders.requestedAt, now - CONFIRMATION_LIFETIME)),
        and(eq(newsletterReaders.state, 'left'), lte(newsletterReaders.leftAt, now - LEFT_LIFETIME)),
      ),
    )
