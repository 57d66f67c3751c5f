import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { searchWords } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { fold, isJapanese, slipsOf, wordsOf } from './folding'
import { reversedOf } from './indexing'

/** A word of a search by the words of the catalogue that it may mean. */
export type SoughtWord = {
  /** The words that may be meant, the likeliest first. */
  spellings: string[]
  /** Of these, those that are written as typed. */
  exact: string[]
  /** Nothing in the shop is written so: the spellings are what may have been meant, if anything. */
  isCorrected: boolean
}

/** A sentence has so many words; what follows narrows nothing down. */
const MOST_WORDS = 8
/** Ghost, ghế, ghẻ …: more spellings than any folded word has. */
const MOST_SPELLINGS = 20
const MOST_COMPLETIONS = 8
const MOST_CORRECTIONS = 3
const SHORTEST_ENDING = 4
/** Behind every other character. */
const LAST = '\u{10ffff}'

type Row = { written: string; folded: string }

/**
 * What the words of a term may mean. Only words of the catalogue come back, so nothing of what was typed reaches the
 * index.
 */
export async function soughtWords(
  db: Database,
  locale: Locale,
  term: string,
  { isUnfinished }: { isUnfinished: boolean },
): Promise<SoughtWord[]> {
  const typed = wordsOf(term).slice(0, MOST_WORDS)
  if (typed.length === 0) return []
  const words = typed.map((word) => ({ word, folded: fold(word, locale) }))
  const found = await db.batch(
    words.flatMap(({ folded }) => [
      spelled(db, locale, eq(searchWords.folded, folded), MOST_SPELLINGS),
      spelled(db, locale, startsWith(searchWords.folded, folded), MOST_COMPLETIONS),
      spelled(db, locale, endsWith(locale, folded), MOST_COMPLETIONS),
    ]) as [ReturnType<typeof spelled>],
  )
  const read = words.map(({ word, folded }, at) => {
    const [same = [], completed = [], ended = []] = (found as Row[][]).slice(at * 3)
    const isHalf = (isUnfinished && at === words.length - 1) || same.length + ended.length === 0
    return { word, folded, sought: soughtWord(locale, word, folded, same, [...(isHalf ? completed : []), ...ended]) }
  })
  const unknown = read.filter(({ sought }) => sought.spellings.length === 0).map(({ folded }) => folded)
  const corrections = await correctionsOf(db, locale, unknown)
  return read.map(({ word, folded, sought }) =>
    sought.spellings.length > 0
      ? sought
      : // What is left of a Japanese word between two wrong characters is no word to show.
        { spellings: corrections.get(folded) ?? [], exact: [], isCorrected: !isJapanese(word) },
  )
}

function soughtWord(locale: Locale, word: string, folded: string, same: Row[], longer: Row[]): SoughtWord {
  const exact = same.filter(({ written }) => written === word).map(({ written }) => written)
  // Vietnamese tells words apart by their marks: who types them means this word and no other that folds to the same.
  const isMeant = locale === 'vi' && exact.length > 0 && word !== folded
  const spellings = [...exact, ...[...(isMeant ? [] : same), ...longer].map(({ written }) => written)]
  return { spellings: [...new Set(spellings)], exact, isCorrected: false }
}

function spelled(db: Database, locale: Locale, condition: SQL | undefined, most: number) {
  return db
    .select({ written: searchWords.written, folded: searchWords.folded })
    .from(searchWords)
    .where(and(eq(searchWords.version, activeCatalogue), eq(searchWords.locale, locale), condition))
    .orderBy(desc(searchWords.products), searchWords.written)
    .limit(most)
}

const startsWith = (column: typeof searchWords.folded | typeof searchWords.reversed, start: string) =>
  and(gt(column, start), lt(column, start + LAST))

/** German writes compounds as one word: whoever looks for a Tisch means an Esstisch too. */
const endsWith = (locale: Locale, folded: string) =>
  locale === 'de' && folded.length >= SHORTEST_ENDING
    ? startsWith(searchWords.reversed, reversedOf(folded))
    : sql`false`

/** For words that the catalogue does not have, those that one slip of the finger away it has. */
async function correctionsOf(db: Database, locale: Locale, unknown: string[]): Promise<Map<string, string[]>> {
  const mistyped = unknown.map((folded) => ({ folded, slips: slipsOf(folded) })).filter(({ slips }) => slips.length > 0)
  if (mistyped.length === 0) return new Map()
  const rows = await db.batch(
    mistyped.map(({ slips }) =>
      spelled(
        db,
        locale,
        // One parameter: D1 takes at most a hundred.
        inArray(searchWords.folded, sql`(select value from json_each(${JSON.stringify(slips)}))`),
        MOST_SPELLINGS,
      ),
    ) as [ReturnType<typeof spelled>],
  )
  return new Map(
    mistyped.map(({ folded }, at) => {
      // A slip on the first letter is rare.
      const begins = (row: Row) => Number(row.folded[0] === folded[0])
      const likeliest = [...(rows[at] ?? [])].sort((a, b) => begins(b) - begins(a)).slice(0, MOST_CORRECTIONS)
      return [folded, likeliest.map(({ written }) => written)]
    }),
  )
}
