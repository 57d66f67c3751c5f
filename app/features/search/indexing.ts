import type { Locale } from '../languages/languages'
import { fold, indexedWordsOf } from './folding.ts'
import { inOneWay } from './phrases.ts'

/** What the search index holds. Node runs this file as it is when the seed fills the index. */

/** One index for four languages: each has a range of rows of its own, in which a product stands under its id. */
const ROWS_PER_LANGUAGE = 2 ** 40
const languageOrder: readonly Locale[] = ['vi', 'en', 'de', 'ja']
export const firstRowOf = (locale: Locale) => languageOrder.indexOf(locale) * ROWS_PER_LANGUAGE

/**
 * A product in one language. `main` says what it is besides its name and that of its category: its summary and main
 * material. `details` is what else it is found by: what it can be had in too, its width.
 */
export type IndexedProduct = {
  id: number
  locale: Locale
  name: string
  category: string
  main: string
  details: string
}

/**
 * Words of the name and of the category stand in the index a second time, marked: what is asked of names alone then reads
 * nothing of the products that have a word elsewhere. No word of ours has these signs (wordsOf makes letters of them).
 */
export const IN_NAME = 'ⁿ'
export const IN_CATEGORY = 'ᵏ'
/** What a product is by itself: an oak table stands before one that can be had in oak too. */
export const IN_MAIN = 'ᵐ'

/** The words under which a text is found: as it is written, and as it is looked for (phrases.ts). */
const wordsOfText = (text: string, locale: Locale): string[] => [
  ...new Set([...indexedWordsOf(text), ...indexedWordsOf(inOneWay(text, locale))]),
]

/** A row of the index: the words, with a space between each two. */
export function indexRow({ id, locale, name, category, main, details }: IndexedProduct) {
  const marked = (mark: string, text: string) => wordsOfText(text, locale).map((word) => mark + word)
  const words = [
    ...wordsOfText(`${name} ${category} ${main} ${details}`, locale),
    ...marked(IN_NAME, name),
    ...marked(IN_CATEGORY, category),
    ...marked(IN_MAIN, `${name} ${category} ${main}`),
  ]
  return { rowid: firstRowOf(locale) + id, words: words.join(' ') }
}

export type Spelling = { locale: Locale; written: string; folded: string; reversed: string; products: number }

/** The vocabulary of some products: every word as it is written, and in how many products it stands. */
export class Vocabulary {
  readonly #spellings = new Map<string, Spelling>()

  add({ locale, name, category, main, details }: IndexedProduct) {
    for (const written of wordsOfText(`${name} ${category} ${main} ${details}`, locale)) {
      const key = `${locale} ${written}`
      const known = this.#spellings.get(key)
      if (known) {
        known.products++
        continue
      }
      const folded = fold(written, locale)
      this.#spellings.set(key, { locale, written, folded, reversed: reversedOf(folded), products: 1 })
    }
  }

  get spellings(): Spelling[] {
    return [...this.#spellings.values()]
  }
}

/** Backwards: what a word ends with is then what it begins with, which an index finds. */
export const reversedOf = (folded: string) => [...folded].reverse().join('')
