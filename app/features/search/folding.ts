import { withoutMarks } from '#app/lib/without-marks.ts'
import type { Locale } from '../languages/languages'
import { lexicons } from './lexicons/lexicons.ts'

/**
 * The index holds words as written; a vocabulary maps each folded form to its spellings, so `ghe` finds `ghế` while
 * exact spellings rank first. The seed runs this file in plain Node.
 */

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu
/** True if a word of `wordsOf` is a Japanese bigram or character. */
export const isJapanese = (word: string) => /[\p{sc=Han}\p{sc=Katakana}]/u.test(word)
const HAN = /\p{sc=Han}/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Words of a term. Japanese has no spaces, so neighbouring characters form bigrams. */
export function wordsOf(text: string): string[] {
  const normal = text.normalize('NFKC').toLowerCase()
  const japanese = [...normal.matchAll(JAPANESE)].flatMap(([run]) => pairsOf(withoutKanaVariants(run)))
  const others = [...normal.replace(JAPANESE, ' ').matchAll(WORD)].map(([word]) => inOneSpelling(word))
  return [...new Set([...others, ...japanese])]
}

/** An open oa, oe or uy with its tone on the second vowel; the u of qu is no vowel. */
const NEW_TONE = /(o(?=[ae])|(?<!q)u(?=y))([aey])([\u0300\u0301\u0303\u0309\u0323])(?![\p{L}\p{M}])/gu

/** Unifies old and new Vietnamese spellings: hoà and hòa, giầy and giày. */
const inOneSpelling = (word: string) =>
  word
    .normalize('NFD')
    .replace(NEW_TONE, '$1$3$2')
    .normalize('NFC')
    .replace(/^giầy$/, 'giày')

/** Index words of a text: those of a term, plus every single Han character. */
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
/** Offset from hiragana to katakana. */
const KANA_DISTANCE = 0x60

/** Unifies kana variants: ソファ and ソファー, イス and いす. */
const withoutKanaVariants = (run: string) =>
  run
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KANA_DISTANCE))
    .replace(/ー/g, '')
    .replace(/[ァィゥェォッャュョヮ]/g, (kana) => LARGE_KANA[SMALL_KANA.indexOf(kana)] ?? kana)

/** Folded form: without marks, in lazy spelling, and without inflection. */
export const fold = (word: string, locale: Locale): string =>
  isJapanese(word)
    ? word
    : lexicons[locale].endings.reduce((rest, [ending, short]) => rest.replace(ending, short), withoutMarks(word))

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const SHORTEST_MISTYPED = 3
/** Bounds the list of typos below. */
const LONGEST_MISTYPED = 24

/** Folded words within one typo: insertion, deletion, substitution or swap. */
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
