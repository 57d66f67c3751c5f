import { builtIn } from '../languages/built-in.ts'
import type { Locale } from '../languages/languages'
import { fold, indexedWordsOf } from './folding.ts'
import { inOneWay } from './phrases.ts'

/** Content of the search index. The seed runs this file in plain Node. */

/** One index for all languages, each with its own range of row ids. */
const ROWS_PER_LANGUAGE = 2 ** 40
export const firstRowOf = (locale: Locale) => (builtIn[locale].languageId - 1) * ROWS_PER_LANGUAGE

/** A product in one language. `main`: summary and main material. `details`: further finishes and the width. */
export type IndexedProduct = {
  id: number
  locale: Locale
  name: string
  category: string
  main: string
  details: string
}

/**
 * Marked copies of words in names and categories, so that queries on names skip all other rows. `wordsOf` never
 * produces these characters.
 */
export const IN_NAME = 'ⁿ'
export const IN_CATEGORY = 'ᵏ'
/** Marks words of the product's main material: oak tables rank before tables also available in oak. */
export const IN_MAIN = 'ᵐ'

/** Words as written, and in canonical phrases (phrases.ts). */
const wordsOfText = (text: string, locale: Locale): string[] => [
  ...new Set([...indexedWordsOf(text), ...indexedWordsOf(inOneWay(text, locale))]),
]

/** An index row: words separated by spaces. */
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

/** Vocabulary: every spelling, with its number of products. */
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

/** Reversed, so that suffixes become prefixes for an index. */
export const reversedOf = (folded: string) => [...folded].reverse().join('')
