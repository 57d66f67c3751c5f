import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { accounts, enquiries, products } from '#app/server/db/schema'
import { fingerprint } from '#app/server/secrets'
import { toPackageTier } from '../catalogue/catalogue'
import { company } from '../content/content'
import type { Locale } from '../languages/languages'
import { enqueue, newLetter } from '../mail/mail.server'
import { pieceOf, variantOf } from '../stock/stock'
import { type About, ENQUIRY_LIFETIME, newReference, REPEAT_WINDOW } from './enquiry'
import type { ContactMessage, ProductEnquiry } from './enquiry.schema'

type EnquiryWords = ProductEnquiry | ContactMessage

type NewEnquiry = { about: About; words: EnquiryWords; locale: Locale; now: number }
type Stored = { reference: string; letterIds: string[] }

/**
 * Stores an enquiry and enqueues its letters to the shop and the shopper in one batch. A repeated form returns the
 * stored enquiry; undefined for an unknown product or finish.
 */
export async function keepEnquiry(
  db: Database,
  { about, words, locale, now }: NewEnquiry,
): Promise<Stored | undefined> {
  const reference = newReference()
  const contentHash = fingerprint(JSON.stringify([about, words]))
  const again = and(eq(enquiries.contentHash, contentHash), gt(enquiries.createdAt, now - REPEAT_WINDOW))
  const { slug = '', finish = '', tier = '' } = about
  const row = { product: slug && pieceOf({ ...about, slug }), packageTier: tier, topic: '', quantity: 0, ...words }
  const known = { reference, locale, contentHash, createdAt: now }
  const hasFinish = sql`(${finish} = '' or instr(',' || ${products.finishes} || ',', ',' || ${finish} || ','))`
  const isProduct = sql`exists (select 1 from ${products} where ${products.slug} = ${slug} and ${products.version} = ${activeCatalogue} and ${hasFinish})`
  const isKnown = slug ? isProduct : sql`true`
  const isNew = sql`not exists (select 1 from ${enquiries} where ${again})`
  const isStored = sql`exists (select 1 from ${enquiries} where ${enquiries.reference} = ${reference})`
  const letters = lettersOf(words, { reference, locale, now })
  const [, [stored]] = await db.batch([
    insertWhere(db, enquiries, { ...row, ...known }, sql`${isKnown} and ${isNew}`),
    db.select({ reference: enquiries.reference }).from(enquiries).where(again).limit(1),
    ...letters.map((letter) => enqueue(db, letter, isStored)),
  ])
  if (!stored) return
  return { reference: stored.reference, letterIds: letters.map(({ id }) => id) }
}

/** The shop reads Vietnamese; the shopper's letter is in the page's language. */
function lettersOf(
  { email }: EnquiryWords,
  { reference, locale, now }: { reference: string; locale: Locale; now: number },
) {
  const toShop = newLetter('enquiry', company.email.value, 'vi', now)
  const toShopper = email ? [newLetter('enquiry_received', email, locale, now)] : []
  return [toShop, ...toShopper].map((letter) => ({ ...letter, about: reference }))
}

export type EnquiryRow = typeof enquiries.$inferSelect

/** What a stored enquiry is about. */
export const aboutOf = ({ product, packageTier }: Pick<EnquiryRow, 'product' | 'packageTier'>): About =>
  packageTier ? { tier: toPackageTier(packageTier) ?? undefined } : (variantOf(product) ?? { slug: product })

export async function findEnquiry(db: Database, reference: string): Promise<EnquiryRow | undefined> {
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.reference, reference))
  return enquiry
}

/** Data export of a mailbox's enquiries. */
export async function enquiriesFrom(db: Database, email: string) {
  const found = await db.select().from(enquiries).where(eq(enquiries.email, email)).orderBy(enquiries.createdAt)
  return found.map(({ contentHash: _, createdAt, product, packageTier, quantity, topic, locale, ...words }) => ({
    ...(topic ? { topic } : packageTier ? { package: packageTier, quantity } : { product, quantity }),
    language: locale,
    ...words,
    requestedAt: new Date(createdAt).toISOString(),
  }))
}

export const dropOldEnquiries = (db: Database, now: number) =>
  db.delete(enquiries).where(lte(enquiries.createdAt, now - ENQUIRY_LIFETIME))

/** Erases enquiries from the mailboxes of accounts that are due for erasure, if the mailbox is confirmed. */
export const dropEnquiriesOfErased = (db: Database, now: number) =>
  db.delete(enquiries).where(inArray(enquiries.email, mailboxesOfErased(db, now)))

const mailboxesOfErased = (db: Database, now: number) =>
  db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(lte(accounts.eraseAt, now), isNotNull(accounts.activatedAt)))
