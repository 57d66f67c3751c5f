import { eq } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { retryLost } from '#app/server/db/lost-writes'
import { orderTerms } from '#app/server/db/schema'
import { fingerprint } from '#app/server/secrets'
import { type Locale, locales } from '../languages/languages'
import { LEGAL_UPDATED } from './legal'
import type { Text } from './text'
import { readText } from './text.server'

type TextsByLanguage = Record<Locale, Text>

/** Characters of the fingerprint that an id has: 66 bits. */
const FINGERPRINT_LENGTH = 11

/** Today's terms with their id, read once in a Worker's life: only a new build changes them. */
let today: { id: string; texts: string } | undefined

async function readToday() {
  if (today) return today
  const texts = await Promise.all(
    locales.map(async (language) => [language, await readText({ room: 'legal', page: 'terms-of-service', language })]),
  )
  const json = JSON.stringify(Object.fromEntries(texts))
  today = { id: `${LEGAL_UPDATED}-${fingerprint(json).slice(0, FINGERPRINT_LENGTH)}`, texts: json }
  return today
}

/** The id of today's terms; its fingerprint tells texts of one day apart. */
export const termsOfToday = async (): Promise<string> => (await readToday()).id

/** Keeps today's terms word for word, unless they are kept already, for an order that is about to name them (BUY-28). */
export async function keepTerms(db: Database, now: number): Promise<void> {
  const { id, texts } = await readToday()
  await retryLost(async () => {
    const [kept] = await db.select({ id: orderTerms.id }).from(orderTerms).where(eq(orderTerms.id, id))
    if (!kept) await db.insert(orderTerms).values({ id, texts, keptAt: now }).onConflictDoNothing()
  })
}

/** Terms that orders were placed under; undefined for an id that no order has. */
export async function findKeptTerms(db: Database, id: string, language: Locale): Promise<Text | undefined> {
  const [kept] = await db.select({ texts: orderTerms.texts }).from(orderTerms).where(eq(orderTerms.id, id))
  return kept && (JSON.parse(kept.texts) as TextsByLanguage)[language]
}
