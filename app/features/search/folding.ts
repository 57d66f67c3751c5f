import type { Locale } from '../languages/languages'

/**
 * How words are compared. The index holds words as they are written; a vocabulary knows every spelling by its folded
 * form, so that `ghe` finds `ghế` and the exact spelling still comes first.
 *
 * Node runs this file as it is when the seed fills the index: it imports nothing.
 */

/** What was typed, fit to be shown and looked up: no control characters, no halves of characters, single spaces. */
export const cleanTerm = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu
/** A word of `wordsOf` that is a pair of characters, or one. */
export const isJapanese = (word: string) => /[\p{sc=Han}\p{sc=Katakana}]/u.test(word)
const HAN = /\p{sc=Han}/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The words somebody looks for. Japanese puts no spaces between words: each two neighbours count as one. */
export function wordsOf(text: string): string[] {
  const normal = text.normalize('NFKC').toLowerCase()
  const japanese = [...normal.matchAll(JAPANESE)].flatMap(([run]) => pairsOf(withoutKanaVariants(run)))
  const others = [...normal.replace(JAPANESE, ' ').matchAll(WORD)].map(([word]) => inOneSpelling(word))
  return [...new Set([...others, ...japanese])]
}

/** An open oa, oe or uy with its tone on the second vowel; the u of qu is no vowel. */
const NEW_TONE = /(o(?=[ae])|(?<!q)u(?=y))([aey])([\u0300\u0301\u0303\u0309\u0323])(?![\p{L}\p{M}])/gu

/** Vietnamese is written with old and new spellings side by side: hoà and hòa, giầy and giày are one word. */
const inOneSpelling = (word: string) =>
  word
    .normalize('NFD')
    .replace(NEW_TONE, '$1$3$2')
    .normalize('NFC')
    .replace(/^giầy$/, 'giày')

/** The words under which a text is found: those of a term, and every Chinese character by itself. */
export const indexedWordsOf = (text: string): string[] => [
  ...new Set([...wordsOf(text), ...[...text.normalize('NFKC').matchAll(HAN)].map(([character]) => character)]),
]

function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

const SMALL_KANA = 'ァィゥェォッャュョヮ'
const LARGE_KANA = 'アイウエオツヤユヨワ'
/** From a hiragana to its katakana. */
const KANA_DISTANCE = 0x60

/** ソファ and ソファー, イス and いす are one word to whoever types them. */
const withoutKanaVariants = (run: string) =>
  run
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KANA_DISTANCE))
    .replace(/ー/g, '')
    .replace(/[ァィゥェォッャュョヮ]/g, (kana) => LARGE_KANA[SMALL_KANA.indexOf(kana)] ?? kana)

/** Letters that are no base letter with a mark to Unicode, but are typed as one. */
const PLAIN: Record<string, string> = { đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ı: 'i' }

/** A word as it is compared: without its marks, as it is typed in a hurry, and without the ending of its number or case. */
export function fold(word: string, locale: Locale): string {
  if (isJapanese(word)) return word
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đßæœøłı]/g, (letter) => PLAIN[letter] ?? letter)
  return endings[locale]?.reduce((rest, [ending, replacement]) => rest.replace(ending, replacement), plain) ?? plain
}

/** Vietnamese and Japanese words have no endings. */
const endings: Partial<Record<Locale, [RegExp, string][]>> = {
  en: [
    // Shelves are of a shelf, but microwaves are of a microwave.
    [/(?<=[a-z](?:l|r|ea|oa))ves$/, 'f'],
    [/(?<=ss|x|ch|sh)es$/, ''],
    [/(?<=[a-z]{2}[^s])s$/, ''],
  ],
  de: [
    // Without its keys, ü is written ue; whoever leaves the dots out writes u.
    [/([aou])e/g, '$1'],
    [/(?<=[a-z]{4})(?:en|er|es|e|n|s)$/, ''],
  ],
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const SHORTEST_MISTYPED = 3
/** Words longer than this are no words; without an end the list below would grow with what somebody sends. */
const LONGEST_MISTYPED = 24

/** Every folded word that one slip of the finger makes this one: a letter too many, too few, another, or two swapped. */
export function slipsOf(folded: string): string[] {
  if (!/^[a-z]+$/.test(folded) || folded.length < SHORTEST_MISTYPED || folded.length > LONGEST_MISTYPED) return []
  const slips = new Set<string>()
  for (let at = 0; at <= folded.length; at++) {
    const before = folded.slice(0, at)
    const after = folded.slice(at)
    slips.add(before + after.slice(1))
    slips.add(before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2))
    for (const letter of LETTERS) {
      slips.add(before + letter + after)
      slips.add(before + letter + after.slice(1))
    }
  }
  slips.delete(folded)
  return [...slips]
}
