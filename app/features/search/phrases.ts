import type { Locale } from '../languages/languages'
import { fold } from './folding.ts'

/**
 * What is written in several ways, brought to one: names of things, measures, numbers of seats and drawers. The index
 * holds both the words of a text and those of its one way; a search is read in the one way alone.
 *
 * Node runs this file as it is when the seed fills the index.
 */
export function inOneWay(text: string, locale: Locale): string {
  const normal = text.normalize('NFKC').toLowerCase()
  const rules = locale === 'vi' && fold(normal, locale) === normal ? rulesWithoutMarks : rulesIn[locale]
  return rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement as string), normal)
}

type Rule = readonly [RegExp, string | ((...parts: string[]) => string)]

/** A phrase that stands by itself: no letter or digit before or behind it, which `\b` knows of ASCII alone. */
const phrase = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'gu')

/** Things under several names. Behind the arrow stands the name that the others are brought to. */
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
    // Before a fan is looked for, which the shop may not sell.
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

/** Lengths in centimetres, as names have them (“Tràng An 180”); other measures with their unit, which makes them another word. */
const measures: readonly Rule[] = [
  // “1200x600mm” says the unit once.
  [/(?<![\p{L}\p{N}.,])(\d+)\s?[x×*]\s?(?=(?:\d+\s?[x×*]\s?)*\d+\s?mm(?![\p{L}\p{N}]))/gu, '$1mm '],
  // Two lengths are two words; “1.8 x 2m” says the unit once.
  [/(?<=[1-3][.,]\d{1,2})\s?[x×*]\s?(?=\d)/gu, 'm '],
  [/(?<=\d(?:[cm]?m|m[ée]t)?)\s?[x×*]\s?(?=\d)/gu, ' '],
  // 1m8 and 1m85 are said so in Vietnam; 4m2 and 12m2 are areas.
  [phrase('([1-3])(?:m|\\s?m[ée]t\\s?)(\\d{1,2})'), inCentimetres],
  [phrase('(\\d+)[.,](\\d{1,2})\\s?m(?:[ée]t)?'), inCentimetres],
  [phrase('([1-9])\\s?m(?:[ée]t(?! vu[ôo]ng))?'), (_, metres) => inCentimetres('', metres)],
  [phrase('(\\d+)\\s?(?:cm|phân|xăng)'), '$1'],
  [phrase('(\\d+)0\\s?mm'), '$1'],
  [phrase('(\\d+)\\s?(?:lít|lit|liter|litres?|liters?|l)'), '$1l'],
  [/(\d+)\s?リットル/g, '$1l'],
  [phrase('(\\d+)\\s?kg'), '$1kg'],
  // Two words, because many say “9000” alone, which is the number of nothing else.
  [phrase('(\\d{1,2})[.,]?(\\d{3})\\s?btu'), '$1$2 btu'],
  [
    // NFKC makes two primes of a double one.
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
 * Three seats, said in digits or letters, are `3seats`: a word that no number of something else is taken for. Without a
 * unit of ours the one that was said stays.
 */
function counted(
  locale: Exclude<Locale, 'ja'>,
  patterns: (number: string) => readonly string[],
  unit?: string,
): Rule[] {
  const words = numbers[locale]
  const plain = words.map((word) => fold(word, 'vi'))
  const countOf = (said: string) => Math.max(words.indexOf(said), plain.indexOf(said)) + 1 || Number(said)
  // Nobody counts to thirty: in `tu 60 cho can ho` sixty is a width.
  return patterns(`([12]?\\d|${words.join('|')})`).map(
    (pattern): Rule => [phrase(pattern), (_, said = '', own = '') => `${countOf(said)}${unit ?? own}`],
  )
}

const rulesIn: Record<Locale, readonly Rule[]> = {
  // Numbers of things first: in `kệ 2 mét 3 tầng` three are tiers. In English “for 2 m” is a measure.
  vi: [...namesIn.vi, ...countsIn.vi, ...measures],
  en: [...namesIn.en, ...measures, ...countsIn.en],
  de: [...namesIn.de, ...measures, ...countsIn.de],
  ja: [...namesIn.ja, ...measures, ...countsIn.ja],
}

/** Where a whole text has no marks, `cho` is chỗ; beside words that have theirs it is another word. */
const rulesWithoutMarks: readonly Rule[] = rulesIn.vi.map(([pattern, replacement]) => [
  new RegExp(fold(pattern.source, 'vi'), pattern.flags),
  replacement,
])
