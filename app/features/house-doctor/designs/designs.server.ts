import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { doctorDesigns } from '#app/server/db/schema'
import { noteConsent, noteWithdrawal } from '../../consent/consent.server'
import type { Locale } from '../../languages/languages'
import { readHeader } from '../jobs/image-check.ts'
import { type Design, MOST_DESIGNS, PREVIEW_EDGE_PX } from './designs.ts'

type Keeping = { accountId: string; locale: Locale; now: number }

const PURPOSE = 'room_pictures'
const { accountId: owner, savedAt } = doctorDesigns

/** Whether a preview is what it says; one that is not was made by no page of ours. */
export function isPreview(preview: string): boolean {
  const header = readHeader(Buffer.from(preview.replace(/^[^,]*,/, ''), 'base64'))
  return header?.format === 'jpeg' && header.isWhole && Math.max(header.width, header.height) <= PREVIEW_EDGE_PX
}

/** Keeps a design, once; what was agreed to with its picture is noted beside it. */
export async function keepDesign(db: Database, { consent, ...design }: Design, { accountId, locale, now }: Keeping) {
  // No clock of a browser puts a design before those that are yet to come.
  const at = Math.min(design.savedAt, now)
  const agreed = { subject: design.id, purpose: PURPOSE, words: consent, locale, accountId, notedAt: at } as const
  const kept = db
    .insert(doctorDesigns)
    .values({ ...design, accountId, savedAt: at })
    .onConflictDoNothing()
  const trimmed = dropTooMany(db, accountId)
  if (design.preview && consent) await db.batch([kept, noteConsent(db, agreed), trimmed])
  else await db.batch([kept, trimmed])
}

/** The designs of an account, the newest first. */
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
    })
    .from(doctorDesigns)
    .where(eq(owner, accountId))
    .orderBy(desc(savedAt), desc(doctorDesigns.id))

/** Deletes a design with its picture, and notes that what was agreed to is withdrawn. */
export async function dropDesign(db: Database, id: string, { accountId, locale, now }: Keeping) {
  const isThis = and(eq(owner, accountId), eq(doctorDesigns.id, id))
  const dropped = await db.delete(doctorDesigns).where(isThis).returning({ id: doctorDesigns.id })
  if (dropped.length) await noteWithdrawal(db, { subject: id, purpose: PURPOSE, locale, accountId, notedAt: now })
}

/** What is kept of an account's designs, for its owner. */
export const designsData = async (db: Database, accountId: string) =>
  (await findDesigns(db, accountId)).map((design) => ({ ...design, savedAt: new Date(design.savedAt).toISOString() }))

const dropTooMany = (db: Database, accountId: string) =>
  db.delete(doctorDesigns).where(
    sql`${owner} = ${accountId} AND ${doctorDesigns.id} NOT IN (SELECT id FROM ${doctorDesigns}
      WHERE account_id = ${accountId} ORDER BY saved_at DESC, id DESC LIMIT ${MOST_DESIGNS})`,
  )
