import type { Locale } from '../languages/languages'
import { fold, indexedWordsOf } from './folding.ts'

/** What the search index holds. Node runs this file as it is when the seed fills the index. */

/** One index for four languages: each has a range of rows of its own, in which a product stands under its id. */
const ROWS_PER_LANGUAGE = 2 ** 40
const languageOrder: readonly Locale[] = ['vi', 'en', 'de', 'ja']
export const firstRowOf = (locale: Locale) => languageOrder.indexOf(locale) * ROWS_PER_LANGUAGE

/** A product in one language. `details` is what it is found by besides its name and that of its category. */
export type IndexedProduct = { id: number; locale: Locale; name: string; category: string; details: string }

/**
 * Words of the name and of the category stand in the index a second time, marked: what is asked of names alone then reads
 * nothing of the products that have a word elsewhere. No word of ours has these signs (wordsOf makes letters of them).
 */
export const IN_NAME = 'ⁿ'
export const IN_CATEGORY = 'ᵏ'

/** A row of the index: the words, with a space between each two. */
export function indexRow({ id, locale, name, category, details }: IndexedProduct) {
  const marked = (mark: string, text: string) => indexedWordsOf(text).map((word) => mark + word)
  const words = [
    ...indexedWordsOf(`${name} ${category} ${details}`),
    ...marked(IN_NAME, name),
    ...marked(IN_CATEGORY, category),
  ]
  return { rowid: firstRowOf(locale) + id, words: words.join(' ') }
}

export type Spelling = { locale: Locale; written: string; folded: string; reversed: string; products: number }

/** The vocabulary of some products: every word as it is written, and in how many products it stands. */
export class Vocabulary {
  readonly #spellings = new Map<string, Spelling>()

  add({ locale, name, category, details }: IndexedProduct) {
    for (const written of indexedWordsOf(`${name} ${category} ${details}`)) {
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
