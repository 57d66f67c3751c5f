import { and, desc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { accounts, consents, doctorDesigns } from '#app/server/db/schema'
import { noteWithdrawals } from '../../consent/consent.server'
import type { Locale } from '../../languages/languages'
import { readPlan } from '../composer/link.ts'
import { readHeader } from '../jobs/image-check.ts'
import { MOST_DESIGNS, PREVIEW_EDGE_PX, type SavedDesign, showsOwn } from './designs.ts'

type Keeping = { accountId: string; locale: Locale; now: number }

const PURPOSE = 'room_pictures'
const { accountId: owner, savedAt } = doctorDesigns

/** Validates a preview; the shop's pages never send invalid ones. */
export function isPreview(preview: string): boolean {
  const header = readHeader(Buffer.from(preview.replace(/^[^,]*,/, ''), 'base64'))
  return header?.format === 'jpeg' && header.isWhole && Math.max(header.width, header.height) <= PREVIEW_EDGE_PX
}

/** True if the composer can open a plan. */
export const isPlan = async (plan: string) => (await readPlan(plan)).room !== undefined

/** Saves a design idempotently and records its consent with the server's time. */
export async function keepDesign(
  db: Database,
  { consent, ...design }: SavedDesign,
  { accountId, locale, now }: Keeping,
) {
  // `min` with now: a fast browser clock must not put a design ahead of later ones.
  const row = { ...design, accountId, savedAt: Math.min(design.savedAt, now) }
  const isNew = notExists(db.select({ one: sql`1` }).from(doctorDesigns).where(isDesign(accountId, design.id)))
  const act = { subject: design.id, purpose: PURPOSE, event: 'given', words: consent } as const
  const insertion = db.insert(doctorDesigns).values(row).onConflictDoNothing()
  const trimmed = [
    db.delete(doctorDesigns).where(isReplaced(accountId)),
    noteWithdrawals(db, { of: designsWhere(isTooMany(accountId)), purpose: PURPOSE, notedAt: now }),
    db.delete(doctorDesigns).where(isTooMany(accountId)),
  ] as const
  if (design.preview && consent) {
    const agreed = insertWhere(db, consents, { ...act, locale, accountId, notedAt: now }, isNew)
    await db.batch([agreed, insertion, ...trimmed])
  } else await db.batch([insertion, ...trimmed])
}

/** Designs of an account, newest first. */
export const findDesigns = (db: Database, accountId: string) =>
  db
    .select({
      id: doctorDesigns.id,
      savedAt,
      name: doctorDesigns.name,
      sample: doctorDesigns.sample,
      steps: doctorDesigns.steps,
      products: doctorDesigns.products,
      preview: doctorDesigns.preview,
      room: doctorDesigns.room,
      plan: doctorDesigns.plan,
    })
    .from(doctorDesigns)
    .where(eq(owner, accountId))
    .orderBy(desc(savedAt), desc(doctorDesigns.id))

/** Deletes a design with its picture and records the withdrawal. */
export async function dropDesign(db: Database, id: string, { accountId, locale, now }: Keeping) {
  const isThis = isDesign(accountId, id)
  await db.batch([
    noteWithdrawals(db, { of: designsWhere(isThis), purpose: PURPOSE, locale, notedAt: now }),
    db.delete(doctorDesigns).where(isThis),
  ])
}

/** Deletes pictures of an account's own rooms and records the withdrawals; the designs stay in words. */
export async function dropPictures(db: Database, { accountId, locale, now }: Keeping) {
  const shown = (await findDesigns(db, accountId)).filter((design) => design.preview && showsOwn(design))
  const areThese = and(
    eq(owner, accountId),
    inArray(
      doctorDesigns.id,
      shown.map(({ id }) => id),
    ),
  ) as SQL
  await db.batch([
    noteWithdrawals(db, { of: designsWhere(areThese), purpose: PURPOSE, locale, notedAt: now }),
    db.update(doctorDesigns).set({ preview: '' }).where(areThese),
  ])
}

/** Data export of an account's designs. */
export const designsData = async (db: Database, accountId: string) =>
  (await findDesigns(db, accountId)).map((design) => ({ ...design, savedAt: new Date(design.savedAt).toISOString() }))

/** Records withdrawals for accounts about to be erased. */
export const withdrawForErased = (db: Database, now: number) =>
  noteWithdrawals(db, {
    of: designsWhere(sql`${owner} IN (SELECT id FROM ${accounts} WHERE erase_at <= ${now})`),
    purpose: PURPOSE,
    notedAt: now,
  })

const isDesign = (accountId: string, id: string) => sql`${owner} = ${accountId} AND ${doctorDesigns.id} = ${id}`

/** Designs with their accounts, for the ledger. */
const designsWhere = (condition: SQL) => sql`SELECT id, account_id FROM ${doctorDesigns} WHERE ${condition}`

/** For a drawn room, only the last saved version stays, whatever the order of arrival. */
const isReplaced = (accountId: string) =>
  sql`${owner} = ${accountId} AND ${doctorDesigns.plan} <> '' AND EXISTS (SELECT 1 FROM ${doctorDesigns} AS newer
    WHERE newer.account_id = ${accountId} AND newer.plan <> '' AND newer.room = ${doctorDesigns.room}
    AND (newer.saved_at, newer.id) > (${savedAt}, ${doctorDesigns.id}))`

const isTooMany = (accountId: string) =>
  sql`${owner} = ${accountId} AND ${doctorDesigns.id} NOT IN (SELECT id FROM ${doctorDesigns}
    WHERE account_id = ${accountId} ORDER BY saved_at DESC, id DESC LIMIT ${MOST_DESIGNS})`
