import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { searchWords } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { fold, isJapanese, slipsOf, wordsOf } from './folding'
import { reversedOf } from './indexing'
import { lexicons } from './lexicons/lexicons'
import { inOneWay } from './phrases'

/** A searched word with the catalogue words that it may mean. */
export type QueryWord = {
  /** Possible words, likeliest first. */
  spellings: string[]
  /** Those spelled as typed. */
  exact: string[]
  /** Number of products; one with two of the words counts twice. */
  products: number
  /** No catalogue word matches: spellings are corrections. */
  isCorrected: boolean
  /** Typed with marks, but only found with others: `thảm` is not `thấm`. */
  isNear: boolean
}

/** Further words are ignored. */
const MOST_WORDS = 8
/** More spellings than any folded word has. */
const MOST_SPELLINGS = 20
const MOST_COMPLETIONS = 8
const MOST_CORRECTIONS = 3
const SHORTEST_ENDING = 4
/** Sorts after every other character. */
const LAST = '\u{10ffff}'

type Row = { written: string; folded: string; products: number }

/** Looks up a term's words. Only catalogue words are returned, so no user input reaches the FTS query. */
export async function findQueryWords(
  db: Database,
  locale: Locale,
  term: string,
  { isUnfinished }: { isUnfinished: boolean },
): Promise<QueryWord[]> {
  const values = wordsOf(inOneWay(term, locale)).slice(0, MOST_WORDS)
  if (values.length === 0) return []
  const words = values.map((word) => ({ word, folded: fold(word, locale) }))
  const [last] = words.slice(-1)
  const { hasCompounds } = lexicons[locale]
  const ending = hasCompounds ? words.filter(({ folded }) => folded.length >= SHORTEST_ENDING) : []
  const [same, ...longer] = await db.batch([
    selectSpellings(db, locale, isOneOf(words.map(({ folded }) => folded)), MOST_WORDS * MOST_SPELLINGS),
    ...(last && isUnfinished ? [completions(db, locale, last.folded)] : []),
    ...ending.map(({ folded }) => compounds(db, locale, folded)),
  ])
  const completed = isUnfinished ? longer.shift() : []
  const read = words.map((word) => {
    const spellings = same.filter(({ folded }) => folded === word.folded)
    const others = [...(word === last ? (completed ?? []) : []), ...(longer[ending.indexOf(word)] ?? [])]
    return { ...word, found: toQueryWord(locale, word.word, word.folded, spellings, others) }
  })
  // Numbers are never corrected.
  const unknown = read
    .filter(({ folded, found }) => found.spellings.length === 0 && !/^\d/.test(folded))
    .map(({ folded }) => folded)
  const guesses = await guessesOf(db, locale, unknown)
  return read.map(({ word, folded, found }) => {
    if (found.spellings.length > 0) return found
    // A fragment of a Japanese word is not worth showing.
    return (
      guesses.get(folded) ?? { spellings: [], exact: [], products: 0, isCorrected: !isJapanese(word), isNear: false }
    )
  })
}

function toQueryWord(locale: Locale, word: string, folded: string, same: Row[], longer: Row[]): QueryWord {
  const exact = same.filter(({ written }) => written === word)
  // Typed marks exclude other words.
  const hasMarks = lexicons[locale].hasTellingMarks === true && word !== folded
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

function selectSpellings(db: Database, locale: Locale, condition: SQL | undefined, most: number) {
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
  selectSpellings(db, locale, startsWith(searchWords.folded, folded), MOST_COMPLETIONS)

/** German compounds: a search for Tisch includes Esstisch. */
const compounds = (db: Database, locale: Locale, folded: string) =>
  selectSpellings(db, locale, startsWith(searchWords.reversed, reversedOf(folded)), MOST_COMPLETIONS)

/** Guesses for unknown words: completions, else words within one typo. */
async function guessesOf(db: Database, locale: Locale, unknown: string[]): Promise<Map<string, QueryWord>> {
  const [first, ...others] = unknown.flatMap((folded) => [
    completions(db, locale, folded),
    selectSpellings(db, locale, isOneOf(slipsOf(folded)), MOST_SPELLINGS),
  ])
  if (!first) return new Map()
  const rows = await db.batch([first, ...others])
  return new Map(
    unknown.flatMap((folded, at) => {
      const [longer = [], slipped = []] = rows.slice(at * 2)
      // Typos in the first letter are rare.
      const begins = (row: Row) => Number(row.folded[0] === folded[0])
      const likeliest = [...slipped].sort((a, b) => begins(b) - begins(a)).slice(0, MOST_CORRECTIONS)
      // A partial word is likelier than a typo.
      const likely = longer.length > 0 ? longer : likeliest
      return likely.length > 0
        ? [[folded, { ...meaning(likely), exact: [], isCorrected: longer.length === 0, isNear: false }]]
        : []
    }),
  )
}
