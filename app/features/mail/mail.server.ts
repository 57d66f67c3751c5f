import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { MINUTE } from '#app/lib/constants'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { mailOutbox } from '#app/server/db/schema'
import { logFailure } from '#app/server/log/failure-log'
import type { SendMail } from '#app/server/mail'
import type { SendToPhone } from '#app/server/phone'
import { type Locale, toLocale } from '../languages/languages'
import { type Letter, laidOut } from './letter-layout.server'

export type { Letter } from './letter-layout.server'

export type OutboxRow = typeof mailOutbox.$inferSelect

/** Settings for writing letters. */
export type LetterContext = {
  /** Origin of links: a setting, never the request's host. */
  siteOrigin: string
  secrets: readonly [string, ...string[]]
}

/** Writes an outbox row's letter at sending time; undefined when it is no longer needed. */
export type WriteLetter = (row: OutboxRow, now: number) => Promise<Letter | undefined>

const MOST_ATTEMPTS = 8
/** Letters that are the shop's only notice, so they are retried for ever. */
const NEVER_GIVEN_UP: readonly OutboxRow['letter'][] = ['enquiry']
const LETTERS_AT_ONCE = 50

/** A letter due now, for the batch of its cause. */
export const newLetter = (
  letter: OutboxRow['letter'],
  recipient: string,
  locale: Locale,
  now = Date.now(),
): OutboxRow => ({
  id: crypto.randomUUID(),
  letter,
  recipient,
  channel: 'mail',
  about: null,
  locale,
  attempts: 0,
  dueAt: now,
})

/** With a condition, the letter is enqueued only if it holds. */
export const enqueue = (db: Database, row: OutboxRow, condition: SQL = sql`true`) =>
  insertWhere(db, mailOutbox, row, condition)

/** Without a way to send to phones, what would go there is dropped unwritten. */
export type LetterMailer = { write: WriteLetter; send: SendMail; sendToPhone?: SendToPhone }

/** Sends due letters, oldest first; the scheduled handler calls it. Neither way holds up the other when it hangs. */
export async function sendDueLetters(db: Database, mailer: LetterMailer, now = Date.now()): Promise<void> {
  await Promise.all(mailOutbox.channel.enumValues.map((channel) => sendDue(db, channel, mailer, now)))
}

async function sendDue(db: Database, channel: OutboxRow['channel'], mailer: LetterMailer, now: number): Promise<void> {
  const due = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(lte(mailOutbox.dueAt, now), eq(mailOutbox.channel, channel)))
    .orderBy(asc(mailOutbox.dueAt))
    .limit(LETTERS_AT_ONCE)
  for (const { id } of due) await sendLetter(db, id, mailer, now)
}

/** Sends one letter; a failed one stays in the outbox. Does not throw for failures. */
export async function sendLetter(db: Database, id: string, mailer: LetterMailer, now = Date.now()): Promise<void> {
  const row = await claim(db, id, now)
  if (!row) return
  try {
    if (row.channel === 'mail' || mailer.sendToPhone) await writeAndSend(mailer, row, now)
  } catch (error) {
    const isLast = row.attempts >= MOST_ATTEMPTS && !NEVER_GIVEN_UP.includes(row.letter)
    logFailure(`letter ${row.letter} not sent, attempt ${row.attempts}`, error as Error)
    if (!isLast) return
  }
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
}

async function writeAndSend({ write, send, sendToPhone }: LetterMailer, row: OutboxRow, now: number): Promise<void> {
  const letter = await write(row, now)
  if (!letter) return
  const { id, letter: kind, recipient: to } = row
  if (row.channel === 'mail') return send({ to, ...laidOut(letter, toLocale(row.locale)) })
  if (letter.phone) await sendToPhone?.({ id, kind, to, ...letter.phone })
}

/** Claims a letter by moving its due time, which also schedules the next attempt. */
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
