import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { searchWords } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { fold, isJapanese, slipsOf, wordsOf } from './folding'
import { reversedOf } from './indexing'
import { inOneWay } from './phrases'

/** A word of a search by the words of the catalogue that it may mean. */
export type SoughtWord = {
  /** The words that may be meant, the likeliest first. */
  spellings: string[]
  /** Of these, those that are written as typed. */
  exact: string[]
  /** In how many products they stand, one that has two of them counting twice. */
  products: number
  /** Nothing in the shop is written so: the spellings are what may have been meant, if anything. */
  isCorrected: boolean
  /** Typed with marks of its own, and in the shop only with others: `thảm` is not `thấm`. */
  isNear: boolean
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

type Row = { written: string; folded: string; products: number }

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
  const values = wordsOf(inOneWay(term, locale)).slice(0, MOST_WORDS)
  if (values.length === 0) return []
  const words = values.map((word) => ({ word, folded: fold(word, locale) }))
  const [last] = words.slice(-1)
  const ending = words.filter(({ folded }) => locale === 'de' && folded.length >= SHORTEST_ENDING)
  const [same, ...longer] = await db.batch([
    spelled(db, locale, isOneOf(words.map(({ folded }) => folded)), MOST_WORDS * MOST_SPELLINGS),
    ...(last && isUnfinished ? [completions(db, locale, last.folded)] : []),
    ...ending.map(({ folded }) => compounds(db, locale, folded)),
  ])
  const completed = isUnfinished ? longer.shift() : []
  const read = words.map((word) => {
    const spellings = same.filter(({ folded }) => folded === word.folded)
    const others = [...(word === last ? (completed ?? []) : []), ...(longer[ending.indexOf(word)] ?? [])]
    return { ...word, sought: soughtWord(locale, word.word, word.folded, spellings, others) }
  })
  // A number that the shop does not have is no other number.
  const unknown = read
    .filter(({ folded, sought }) => sought.spellings.length === 0 && !/^\d/.test(folded))
    .map(({ folded }) => folded)
  const guesses = await guessesOf(db, locale, unknown)
  return read.map(({ word, folded, sought }) => {
    if (sought.spellings.length > 0) return sought
    // What is left of a Japanese word between two wrong characters is no word to show.
    return (
      guesses.get(folded) ?? { spellings: [], exact: [], products: 0, isCorrected: !isJapanese(word), isNear: false }
    )
  })
}

function soughtWord(locale: Locale, word: string, folded: string, same: Row[], longer: Row[]): SoughtWord {
  const exact = same.filter(({ written }) => written === word)
  // Vietnamese tells words apart by their marks: who types them means this word and no other that folds to the same.
  const hasMarks = locale === 'vi' && word !== folded
  const isMeant = hasMarks && exact.length > 0
  const rows = new Map([...exact, ...(isMeant ? [] : same), ...longer].map((row) => [row.written, row]))
  return {
    ...meaning([...rows.values()]),
    exact: exact.map(({ written }) => written),
    isCorrected: false,
    isNear: hasMarks && exact.length === 0,
  }
}

const meaning = (rows: readonly Row[]) => ({
  spellings: rows.map(({ written }) => written),
  products: rows.reduce((sum, { products }) => sum + products, 0),
})

function spelled(db: Database, locale: Locale, condition: SQL | undefined, most: number) {
  return db
    .select({ written: searchWords.written, folded: searchWords.folded, products: searchWords.products })
    .from(searchWords)
    .where(and(eq(searchWords.version, activeCatalogue), eq(searchWords.locale, locale), condition))
    .orderBy(desc(searchWords.products), searchWords.written)
    .limit(most)
}

const startsWith = (column: typeof searchWords.folded | typeof searchWords.reversed, start: string) =>
  and(gt(column, start), lt(column, start + LAST))

const isOneOf = (words: readonly string[]) =>
  // One parameter: D1 takes at most a hundred.
  inArray(searchWords.folded, sql`(select value from json_each(${JSON.stringify(words)}))`)

const completions = (db: Database, locale: Locale, folded: string) =>
  spelled(db, locale, startsWith(searchWords.folded, folded), MOST_COMPLETIONS)

/** German writes compounds as one word: whoever looks for a Tisch means an Esstisch too. */
const compounds = (db: Database, locale: Locale, folded: string) =>
  spelled(db, locale, startsWith(searchWords.reversed, reversedOf(folded)), MOST_COMPLETIONS)

/** For words that the catalogue does not have: those that begin so, else those that one slip of the finger away it has. */
async function guessesOf(db: Database, locale: Locale, unknown: string[]): Promise<Map<string, SoughtWord>> {
  const [first, ...others] = unknown.flatMap((folded) => [
    completions(db, locale, folded),
    spelled(db, locale, isOneOf(slipsOf(folded)), MOST_SPELLINGS),
  ])
  if (!first) return new Map()
  const rows = await db.batch([first, ...others])
  return new Map(
    unknown.flatMap((folded, at) => {
      const [longer = [], slipped = []] = rows.slice(at * 2)
      // A slip on the first letter is rare.
      const begins = (row: Row) => Number(row.folded[0] === folded[0])
      const likeliest = [...slipped].sort((a, b) => begins(b) - begins(a)).slice(0, MOST_CORRECTIONS)
      // Half a word is more likely than a wrong one.
      const meant = longer.length > 0 ? longer : likeliest
      return meant.length > 0
        ? [[folded, { ...meaning(meant), exact: [], isCorrected: longer.length === 0, isNear: false }]]
        : []
    }),
  )
}
