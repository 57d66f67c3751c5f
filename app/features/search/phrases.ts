import { withoutMarks } from '#app/lib/without-marks.ts'
import type { Locale } from '../languages/languages'
import { fold } from './folding.ts'
import { phrase, type Rule, type Unit } from './lexicons/lexicon.ts'
import { lexicons } from './lexicons/lexicons.ts'

/**
 * Canonical form of phrases with several spellings. The index holds both forms of a text, searches use the canonical
 * one. The seed runs this file in plain Node.
 */
export function inOneWay(text: string, locale: Locale): string {
  const normal = text.normalize('NFKC').toLowerCase()
  const isUnmarked = lexicons[locale].hasTellingMarks && fold(normal, locale) === normal
  const rules = isUnmarked ? withoutMarksIn(locale) : rulesIn(locale)
  return rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement as string), normal)
}

const unitsOf = (isUnspaced: boolean, unit: Unit) =>
  Object.values(lexicons)
    .filter((lexicon) => (lexicon.isUnspaced ?? false) === isUnspaced)
    .flatMap(({ units }) => units[unit] ?? [])
    .join('|')
const addSpaces = (unit: Unit) => unitsOf(false, unit)
const removeSpaces = (unit: Unit) => new RegExp(`(\\d+)\\s?(?:${unitsOf(true, unit)})`, 'g')

/**
 * Lengths become centimetres, as in names (“Tràng An 180”); other measures keep their unit and so differ from lengths.
 */
const measures: readonly Rule[] = [
  // “1200x600mm” gives the unit once.
  [/(?<![\p{L}\p{N}.,])(\d+)\s?[x×*]\s?(?=(?:\d+\s?[x×*]\s?)*\d+\s?mm(?![\p{L}\p{N}]))/gu, '$1mm '],
  // Two lengths are two words; “1.8 x 2m” gives the unit once.
  [/(?<=[1-3][.,]\d{1,2})\s?[x×*]\s?(?=\d)/gu, 'm '],
  [/(?<=\d(?:[cm]?m|m[ée]t)?)\s?[x×*]\s?(?=\d)/gu, ' '],
  // Vietnamese lengths such as 1m8 and 1m85; 4m2 and 12m2 are areas.
  [phrase('([1-3])(?:m|\\s?m[ée]t\\s?)(\\d{1,2})'), inCentimetres],
  [phrase('(\\d+)[.,](\\d{1,2})\\s?m(?:[ée]t)?'), inCentimetres],
  [phrase('([1-9])\\s?m(?:[ée]t(?! vu[ôo]ng))?'), (_, metres) => inCentimetres('', metres)],
  [phrase(`(\\d+)\\s?(?:cm|${addSpaces('centimetres')})`), '$1'],
  [phrase('(\\d+)0\\s?mm'), '$1'],
  [phrase(`(\\d+)\\s?(?:${addSpaces('litres')}|l)`), '$1l'],
  [removeSpaces('litres'), '$1l'],
  [phrase('(\\d+)\\s?kg'), '$1kg'],
  // Two words, because many type “9000” alone.
  [phrase('(\\d{1,2})[.,]?(\\d{3})\\s?btu'), '$1$2 btu'],
  [
    // NFKC splits a double prime into two.
    phrase(`(\\d+)(?:\\s|-)?(?:${addSpaces('inches')})|(\\d+)\\s?(?:["”]|[’'′]{2})`),
    (_, one = '', other = '') => `${one || other}inch`,
  ],
  [removeSpaces('inches'), '$1inch'],
]

function inCentimetres(_: string, metres = '', rest = '') {
  return String(Number(metres) * 100 + Number(rest.padEnd(2, '0')))
}

const rulesIn = oncePerLocale((locale): readonly Rule[] => {
  const { synonyms, counts, areCountsFirst } = lexicons[locale]
  return areCountsFirst ? [...synonyms, ...counts, ...measures] : [...synonyms, ...measures, ...counts]
})

/** Without any marks in the text, `cho` means chỗ; with marks it is another word. */
const withoutMarksIn = oncePerLocale((locale): readonly Rule[] =>
  rulesIn(locale).map(([pattern, replacement]) => [
    new RegExp(withoutMarks(pattern.source), pattern.flags),
    replacement,
  ]),
)

function oncePerLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
