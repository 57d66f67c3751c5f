import { withoutMarks } from '../search/lexicons/lexicon.ts'
import places from './places-vn.json' with { type: 'json' }

/** A centrally run city or a province; `name` without the kind: `Hồ Chí Minh`. */
export type Province = { code: string; kind: 'city' | 'province'; name: string }

/** The unit below a province since July 2025; `name` without the kind: `Tân Hưng`. */
export type Ward = { code: string; kind: 'ward' | 'commune' | 'special_zone'; name: string }

/** Version of the units, which an order keeps with the names that it was placed with. */
export const placesVersion: string = places.version

/** All provinces, in the order of their codes. */
export const provinces: readonly Province[] = places.provinces.map(({ code, kind, name }) => ({
  code,
  kind: kind as Province['kind'],
  name,
}))

const kindLetters: Readonly<Record<string, Ward['kind']>> = { p: 'ward', x: 'commune', k: 'special_zone' }
const CODE_LENGTH = 5

/** Wards of a province that were read; most visitors need one. */
const read = new Map<string, readonly Ward[]>()

/** A province's wards in the order of their codes; none for an unknown code. */
export function wardsOf(provinceCode: string): readonly Ward[] {
  const known = read.get(provinceCode)
  if (known) return known
  const written = places.provinces.find(({ code }) => code === provinceCode)?.wards
  if (!written) return []
  const wards = written.split('|').map((text): Ward => {
    const kind = kindLetters[text.charAt(CODE_LENGTH)] ?? 'commune'
    return { code: text.slice(0, CODE_LENGTH), kind, name: text.slice(CODE_LENGTH + 1) }
  })
  read.set(provinceCode, wards)
  return wards
}

export const findProvince = (code: string): Province | undefined => provinces.find((one) => one.code === code)

export const findWard = (provinceCode: string, wardCode: string): Ward | undefined =>
  wardsOf(provinceCode).find(({ code }) => code === wardCode)

const kindWords: Readonly<Record<Ward['kind'], string>> = { ward: 'Phường', commune: 'Xã', special_zone: 'Đặc khu' }

/** A ward as Vietnamese writes it: `Phường Tân Hưng`. */
export const displayWard = ({ kind, name }: Ward): string => `${kindWords[kind]} ${name}`

/** A name as it is typed in a hurry: `ia hdrai` for Ia H'Drai. */
export const foldName = (text: string): string =>
  withoutMarks(text.toLowerCase())
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const KIND_WORD = /^(?:phường|phuong|p|xã|xa|x|đặc khu|dac khu)(?:\.\s*|\s+)(?=\S)/

/**
 * Wards whose name, or a later word of it, begins with what was typed, with or without accents and the kind. Whole names
 * first, then beginnings, each as typed before those with other accents; ties in the order of the codes.
 */
export function searchWards(provinceCode: string, typed: string, limit: number): Ward[] {
  const term = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  const terms = [...new Set([term, term.replace(KIND_WORD, '')])]
  return byRank(wardsOf(provinceCode), ({ name }) => Math.min(...terms.map((one) => rankOf(name, one))), limit)
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
export const rankOf = (name: string, term: string): number =>
  Math.min(2 * placeIn(name.toLowerCase(), term), 2 * placeIn(foldName(name), foldName(term)) + 1)

/** 0 for the whole name, 1 for its beginning, 2 for a later word. */
function placeIn(name: string, term: string): number {
  if (!term) return Number.POSITIVE_INFINITY
  if (name === term) return 0
  if (name.startsWith(term)) return 1
  return name.includes(` ${term}`) ? 2 : Number.POSITIVE_INFINITY
}
