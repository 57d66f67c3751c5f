import type { Locale } from '../languages/languages'
import { fold } from './folding.ts'

/**
 * Canonical form of phrases with several spellings: names, measures, numbers of seats and drawers. The index holds both
 * forms of a text; searches use the canonical one.
 *
 * The seed runs this file in plain Node.
 */
export function inOneWay(text: string, locale: Locale): string {
  const normal = text.normalize('NFKC').toLowerCase()
  const rules = locale === 'vi' && fold(normal, locale) === normal ? rulesWithoutMarks : rulesIn[locale]
  return rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement as string), normal)
}

type Rule = readonly [RegExp, string | ((...parts: string[]) => string)]

/** A phrase between non-word characters; `\b` knows only ASCII. */
const phrase = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'gu')

/** Synonyms; the canonical name follows the arrow. */
const namesIn: Record<Locale, readonly Rule[]> = {
  vi: [
    [phrase('ti[\\s-]?vi|truyền hình|television'), 'tv'],
    [phrase('walnut'), 'óc chó'],
    [phrase('oak'), 'sồi'],
    [phrase('ash'), 'tần bì'],
    [phrase('(?:ghế )?(?:sofa|sa[\\s-]?lông|salon|[sx][ôo][\\s-]?pha)'), 'sofa'],
    [phrase('bộ (bàn|sofa)'), '$1'],
    [phrase('tủ áo'), 'tủ quần áo'],
    [phrase('máy (?:lạnh|điều h(?:òa|oà))'), 'điều hòa'],
    [phrase('bồn rửa'), 'chậu rửa'],
    [phrase('(rửa|tủ) chén'), '$1 bát'],
    [phrase('vòi sen'), 'sen'],
    // Before "fan", which the shop may not sell.
    [phrase('quạt hút(?: mùi| khói| bếp)?'), 'máy hút mùi'],
  ],
  en: [
    [phrase('televisions?|tvs|telly'), 'tv'],
    [phrase('couch(?:es)?|settees?'), 'sofa'],
    [phrase('closets?'), 'wardrobe'],
    [phrase('bookcases?'), 'bookshelf'],
    [phrase('taps?'), 'faucet'],
    [phrase('cooktops?|stoves?'), 'hob'],
    [phrase('(?:range|extractor) hoods?|(?:extractor|kitchen) fans?'), 'cooker hood'],
  ],
  de: [
    [phrase('fernseher|fernsehgerät|television'), 'tv'],
    [phrase('couch(?:es)?'), 'sofa'],
  ],
  ja: [
    [/テレビ/g, 'tv'],
    [/(?:衣装|洋服)(?:ダンス|だんす|箪笥)/g, 'ワードローブ'],
  ],
}

/**
 * Lengths become centimetres, as in names (“Tràng An 180”); other measures keep their unit, which makes them other
 * words.
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
  [phrase('(\\d+)\\s?(?:cm|phân|xăng)'), '$1'],
  [phrase('(\\d+)0\\s?mm'), '$1'],
  [phrase('(\\d+)\\s?(?:lít|lit|liter|litres?|liters?|l)'), '$1l'],
  [/(\d+)\s?リットル/g, '$1l'],
  [phrase('(\\d+)\\s?kg'), '$1kg'],
  // Two words, because many type “9000” alone.
  [phrase('(\\d{1,2})[.,]?(\\d{3})\\s?btu'), '$1$2 btu'],
  [
    // NFKC splits a double prime into two.
    phrase(`(\\d+)(?:\\s|-)?(?:inch(?:es)?|zoll)|(\\d+)\\s?(?:["”]|[’'′]{2})`),
    (_, one = '', other = '') => `${one || other}inch`,
  ],
  [/(\d+)\s?インチ/g, '$1inch'],
]

function inCentimetres(_: string, metres = '', rest = '') {
  return String(Number(metres) * 100 + Number(rest.padEnd(2, '0')))
}

const numbers: Record<Exclude<Locale, 'ja'>, readonly string[]> = {
  vi: ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'],
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  de: ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
}

const countsIn: Record<Locale, readonly Rule[]> = {
  vi: [
    ...counted('vi', (number) => [`${number}\\s?(?:ch[ỗổ](?: ngồi)?|cho ngoi|người|nguoi|ghế|ghe)`], 'seats'),
    ...counted('vi', (number) => [`${number}\\s?(?:cánh|cửa)`], 'cánh'),
    ...counted('vi', (number) => [`${number}\\s?(ngăn|tầng|buồng|hộc|hố|vùng|chiều|lõi)`]),
  ],
  en: counted(
    'en',
    (number) => [`${number}[\\s-]?(?:seaters?|seats?|people|persons?)`, `(?:seats|for) ${number}`],
    'seats',
  ),
  de: counted('de', (number) => [`${number}[\\s-]?(?:sitzer|sitze|sitzig|personen|plätze)`], 'seats'),
  ja: [[/(\d+)\s?人(?:掛け|用|がけ)/g, '$1seats']],
}

/**
 * Three seats, in digits or words, become `3seats`, which no other number matches. Without a known unit, the given one
 * stays.
 */
function counted(
  locale: Exclude<Locale, 'ja'>,
  patterns: (number: string) => readonly string[],
  unit?: string,
): Rule[] {
  const words = numbers[locale]
  const plain = words.map((word) => fold(word, 'vi'))
  const countOf = (said: string) => Math.max(words.indexOf(said), plain.indexOf(said)) + 1 || Number(said)
  // Counts stay below thirty: in `tu 60 cho can ho`, sixty is a width.
  return patterns(`([12]?\\d|${words.join('|')})`).map(
    (pattern): Rule => [phrase(pattern), (_, said = '', own = '') => `${countOf(said)}${unit ?? own}`],
  )
}

const rulesIn: Record<Locale, readonly Rule[]> = {
  // Counts before measures: in `kệ 2 mét 3 tầng`, three is a number of tiers. English “for 2 m” is a measure.
  vi: [...namesIn.vi, ...countsIn.vi, ...measures],
  en: [...namesIn.en, ...measures, ...countsIn.en],
  de: [...namesIn.de, ...measures, ...countsIn.de],
  ja: [...namesIn.ja, ...measures, ...countsIn.ja],
}

/** Without any marks in the text, `cho` means chỗ; with marks it is another word. */
const rulesWithoutMarks: readonly Rule[] = rulesIn.vi.map(([pattern, replacement]) => [
  new RegExp(fold(pattern.source, 'vi'), pattern.flags),
  replacement,
])
