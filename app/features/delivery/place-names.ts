import { withoutMarks } from '#app/lib/without-marks.ts'

/** How names of places are found by what is typed; browsers and the server search alike. */

/** A name as it is typed in a hurry: `ia hdrai` for Ia H'Drai. */
export const foldName = (text: string): string =>
  withoutMarks(text.toLowerCase())
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const KIND_WORD = /^(?:phường|phuong|p|xã|xa|x|đặc khu|dac khu)(?:\.\s*|\s+)(?=\S)/

const KIND = /^(?:Quận|Huyện|Thị xã|TP\.) /
const TYPED_KIND =
  /^(?:(?:quận|quan|q)[.\s]*(?=\d)|(?:quận|quan|q|huyện|huyen|h|thị xã|thi xa|tx|thành phố|thanh pho|tp)(?:\.\s*|\s+)(?=\S))/

const cleanTyped = (typed: string) => typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** How well a ward's name answers what was typed, with or without accents and the kind. */
export function rankOfWard(name: string, typed: string): number {
  const term = cleanTyped(typed)
  return Math.min(rankOf(name, term), rankOf(name, term.replace(KIND_WORD, '')))
}

/** The last rank of a name that begins with the term. */
const BEGINNING = 3

/** How well an old district's name, such as `Quận 7`, answers what was typed: `q7`, `thu duc`. */
export function rankOfDistrict(name: string, typed: string): number {
  const rank = rankOf(name.replace(KIND, ''), cleanTyped(typed).replace(TYPED_KIND, ''))
  return rank > BEGINNING ? Number.POSITIVE_INFINITY : rank
}

/** The best entries by rank, of which Infinity is none; ties keep their order. */
export const byRank = <T>(entries: readonly T[], rank: (entry: T) => number, limit: number): T[] =>
  entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((ranked) => Number.isFinite(ranked.rank))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ entry }) => entry)

/** How well a name answers a term in lower case: 0 is best, Infinity not at all. */
const rankOf = (name: string, term: string): number =>
  Math.min(2 * placeIn(name.toLowerCase(), term), 2 * placeIn(foldName(name), foldName(term)) + 1)

/** 0 for the whole name, 1 for its beginning, 2 for a later word. */
function placeIn(name: string, term: string): number {
  if (!term) return Number.POSITIVE_INFINITY
  if (name === term) return 0
  if (name.startsWith(term)) return 1
  return name.includes(` ${term}`) ? 2 : Number.POSITIVE_INFINITY
}
