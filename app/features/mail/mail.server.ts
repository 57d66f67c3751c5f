import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { MINUTE } from '#app/lib/constants'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { mailOutbox } from '#app/server/db/schema'
import { logFailure } from '#app/server/log/failure-log'
import type { SendMail } from '#app/server/mail'
import { type Locale, toLocale } from '../languages/languages'
import { type Letter, laidOut } from './letter-layout.server'

export type { Letter } from './letter-layout.server'

export type OutboxRow = typeof mailOutbox.$inferSelect

/** What letters need to know of where they are written. */
export type LetterContext = {
  /** Where links lead: a setting, never what a request says of its host. */
  siteOrigin: string
  secrets: readonly [string, ...string[]]
}

/** Writes the letter that a row asks for, when it is sent; nothing when there is no need of it any more. */
export type WriteLetter = (row: OutboxRow, now: number) => Promise<Letter | undefined>

const MOST_ATTEMPTS = 8
/** What the shop is told by letter alone: given up, nobody would know of it. */
const NEVER_GIVEN_UP: readonly OutboxRow['letter'][] = ['enquiry']
const LETTERS_AT_ONCE = 50

/** A letter to be sent now, for the batch that gives the reason for it. */
export const newLetter = (letter: OutboxRow['letter'], email: string, locale: Locale, now = Date.now()): OutboxRow => ({
  id: crypto.randomUUID(),
  letter,
  email,
  about: null,
  locale,
  attempts: 0,
  dueAt: now,
})

/** Where a condition is given, the letter is enqueued only if it holds. */
export const enqueue = (db: Database, row: OutboxRow, condition: SQL = sql`true`) =>
  insertWhere(db, mailOutbox, row, condition)

export type LetterMailer = { write: WriteLetter; send: SendMail }

/** Sends what is due, oldest first; the scheduled handler calls it again for what could not be sent. */
export async function sendDueLetters(db: Database, mailer: LetterMailer, now = Date.now()): Promise<void> {
  const due = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(lte(mailOutbox.dueAt, now))
    .orderBy(asc(mailOutbox.dueAt))
    .limit(LETTERS_AT_ONCE)
  for (const { id } of due) await sendLetter(db, id, mailer, now)
}

/** Sends one letter; when that fails it stays in the outbox. Never throws for a letter that cannot be sent. */
export async function sendLetter(db: Database, id: string, mailer: LetterMailer, now = Date.now()): Promise<void> {
  const row = await claim(db, id, now)
  if (!row) return
  try {
    const letter = await mailer.write(row, now)
    if (letter) await mailer.send({ to: row.email, ...laidOut(letter, toLocale(row.locale)) })
  } catch (error) {
    const isLast = row.attempts >= MOST_ATTEMPTS && !NEVER_GIVEN_UP.includes(row.letter)
    logFailure(`letter ${row.letter} not sent, attempt ${row.attempts}`, error as Error)
    if (!isLast) return
  }
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
}

/** One sender at a time: whoever moves the due time into the future has the letter, and the next attempt its time. */
async function claim(db: Database, id: string, now: number): Promise<OutboxRow | undefined> {
  const [row] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      dueAt: sql`${now} + ${MINUTE} * (1 << min(${mailOutbox.attempts}, ${MOST_ATTEMPTS - 1}))`,
    })
    .where(and(eq(mailOutbox.id, id), lte(mailOutbox.dueAt, now)))
    .returning()
  return row
}
