import { withoutMarks } from '#app/lib/without-marks.ts'

/**
 * Language data for searching, one file per locale and a row in lexicons.ts. The seed runs these files in plain Node.
 */
export type Lexicon = {
  /** The thing stands first in names: giường gỗ. In other languages it stands last. */
  isHeadFirst?: true
  /** Different marks make different words: bàn, bạn. */
  hasTellingMarks?: true
  /** With a single typed mark missing, these may be other words. */
  ambiguousWithoutMarks?: readonly string[]
  /** A word is also found at the end of longer ones. */
  hasCompounds?: true
  /** No spaces between words. */
  isUnspaced?: true
  /** Inflections that folding removes, in order. */
  endings: readonly (readonly [RegExp, string])[]
  /** The canonical name follows each. */
  synonyms: readonly Rule[]
  /** Numbers of seats, doors and the like as one word: `3seats`. */
  counts: readonly Rule[]
  areCountsFirst?: true
  /** Patterns of further unit names; signs such as m and l apply to every language. */
  units: Partial<Record<Unit, readonly string[]>>
  /** Names of unsold things (unsold.ts). */
  unsold: Record<UnsoldName, readonly string[]>
}

export type Rule = readonly [RegExp, string | ((...parts: string[]) => string)]
export type Unit = 'centimetres' | 'litres' | 'inches'
export type UnsoldName =
  | 'rug'
  | 'curtain'
  | 'lamp'
  | 'mattress'
  | 'dining_chair'
  | 'office_chair'
  | 'armchair'
  | 'toilet'
  | 'bathtub'
  | 'washing_machine'
  | 'oven'
  | 'bedside_table'
  | 'bedding'
  | 'fridge'
  | 'altar'
  | 'kitchen_cabinet'
  | 'fan'
  | 'bunk_bed'

/** A phrase between non-word characters; `\b` knows only ASCII. */
export const phrase = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'gu')

/**
 * Three seats, in digits or words, become `3seats`, which no other number matches. Without a known unit, the given one
 * stays. `numbers`: the words for one to ten.
 */
export function countRules(
  numbers: readonly string[],
  patterns: (number: string) => readonly string[],
  unit?: string,
): Rule[] {
  const plain = numbers.map(withoutMarks)
  const countOf = (text: string) => Math.max(numbers.indexOf(text), plain.indexOf(text)) + 1 || Number(text)
  // Counts stay below thirty: in `tu 60 cho can ho`, sixty is a width.
  return patterns(`([12]?\\d|${numbers.join('|')})`).map(
    (pattern): Rule => [phrase(pattern), (_, number = '', own = '') => `${countOf(number)}${unit ?? own}`],
  )
}
