import type { Locale } from '../languages/languages'
import { fold, wordsOf } from './folding'
import type { UnsoldName } from './lexicons/lexicon'
import { lexicons } from './lexicons/lexicons'
import { inOneWay } from './phrases'
import type { QueryWord } from './spellings.server'

/**
 * Unsold things with the nearest categories; the lexicons name them. search.server.ts checks if a product has that
 * name.
 */
const things: Record<UnsoldName, { nearest: readonly string[] /** Also a part of other products. */; isPart?: true }> =
  {
    rug: { nearest: ['plastic-floors', 'interior-wood'] },
    curtain: { nearest: ['wall-panels', 'decorative-materials'] },
    lamp: { nearest: ['mirrors', 'decor-cabinet'], isPart: true },
    mattress: { nearest: ['bed'], isPart: true },
    dining_chair: { nearest: ['dining-table', 'sofa'], isPart: true },
    office_chair: { nearest: ['work-desk', 'study-desk'] },
    armchair: { nearest: ['sofa'] },
    toilet: { nearest: ['washbasins', 'faucets', 'shower-sets'] },
    bathtub: { nearest: ['shower-sets', 'washbasins'] },
    washing_machine: { nearest: ['freezers', 'water-purifiers'] },
    oven: { nearest: ['kitchen-stoves'] },
    bedside_table: { nearest: ['dressing-table', 'decor-cabinet'] },
    bedding: { nearest: ['bed'], isPart: true },
    fridge: { nearest: ['freezers'] },
    altar: { nearest: ['decor-cabinet'] },
    kitchen_cabinet: { nearest: ['dish-cabinet'] },
    fan: { nearest: ['air-conditioners'] },
    bunk_bed: { nearest: ['bed'] },
  }

/** An unsold thing by its name, with alternatives. */
export type UnsoldThing = { name: string; nearest: readonly string[]; isPart: boolean }

/**
 * The unsold thing of a term, by its longest name: `ghế văn phòng` over `ghế`. Only the head of a term counts, so a
 * wardrobe with a lamp is no lamp.
 */
export function unsoldIn(locale: Locale, term: string): UnsoldThing | undefined {
  const words = readWords(locale, term)
  const found = Object.entries(lexicons[locale].unsold).flatMap(([thing, names]) => {
    const { nearest, isPart = false } = things[thing as UnsoldName]
    return names
      .filter((name) => isAbout(locale, words, readWords(locale, name)))
      .map((name) => ({ name, nearest, isPart }))
  })
  return found.sort((a, b) => b.name.length - a.name.length)[0]
}

/** True if a product has this name; in head-first languages, if its name starts with it. */
export function isCalled(locale: Locale, product: string, name: string): boolean {
  const [words, nameWords] = [readWords(locale, product), readWords(locale, name)]
  if (lexicons[locale].isHeadFirst) return isAbout(locale, words, nameWords)
  return words.some((_, end) => isAbout(locale, words.slice(0, end + 1), nameWords))
}

/** Whether the words contain a name in its own spelling; a name typed alone may lack its marks. */
export const isNamed = (locale: Locale, name: string, words: readonly Pick<QueryWord, 'exact' | 'spellings'>[]) =>
  !lexicons[locale].hasTellingMarks ||
  readWords(locale, name).every((word) =>
    words.some(({ exact, spellings }) => (words.length > 1 ? exact : spellings).includes(word)),
  )

const readWords = (locale: Locale, text: string) => wordsOf(inOneWay(text, locale))

function isAbout(locale: Locale, words: readonly string[], name: readonly string[]): boolean {
  const { isHeadFirst, ambiguousWithoutMarks = [] } = lexicons[locale]
  const start = isHeadFirst ? 0 : words.length - name.length
  const needsMarks = name.length === 1 && words.length > 1 && ambiguousWithoutMarks.includes(name[0] ?? '')
  return (
    start >= 0 &&
    name.every((word, index) => {
      const other = words[start + index] ?? ''
      return needsMarks ? other === word : isSame(locale, word, other)
    })
  )
}

/** Marks that tell words apart must match, unless none are typed. */
const isSame = (locale: Locale, word: string, other: string) =>
  fold(other, locale) === fold(word, locale) &&
  (!lexicons[locale].hasTellingMarks || other === word || other === fold(other, locale))
