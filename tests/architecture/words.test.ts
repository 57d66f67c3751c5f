import { describe, expect, test } from 'vitest'
import { locales, messagesOf, projectFiles, read } from '#tests/support/sources'
import { goodsCategories, woodenFamilies } from '../../catalogue/range'
import type { Locale } from '../../catalogue/words'

/** Texts that the specification gives literally. */
const ofTheSpecification = new Set(['language_loading'])

/** Numbers and units stay on one line. */
const UNIT_AFTER_PLAIN_SPACE = /[\d}] (?:cm|mm|m²|m|MB|px|kg)(?![\p{L}\d])/u

/** Signs and forms that are wrong; words that are out stand in docs/words.md. */
const forbidden: Record<Locale, readonly RegExp[]> = {
  vi: [/[\d}][ \u00a0]%/, UNIT_AFTER_PLAIN_SPACE, /"|\.\.\./],
  en: [/[\d}][ \u00a0]%/, UNIT_AFTER_PLAIN_SPACE, /["']|\.\.\./],
  de: [
    /[\d}](?:%| %)/,
    UNIT_AFTER_PLAIN_SPACE,
    /["']|\.\.\./,
    // Singular; “Möbel” is plural.
    /\b(?:ein|kein|das|dem|des|\w+es) Möbels?(?!\p{L})/iu,
  ],
  ja: [/[\d}][ \u00a0](?:cm|mm|m²|m\b|MB|px|kg|%)/, /%/, /"|'|\.\.\.|\u200b/, /[^!-~\s][,:] ?|[、。：] /],
}

/** Names and texts of the range. */
const rangeTextsOf = (locale: Locale): [key: string, text: string][] =>
  [...woodenFamilies, ...goodsCategories].flatMap((category) => [
    [category.slug, category.name[locale]],
    [`${category.slug} advice`, category.advice[locale]],
    ...category.products.flatMap(({ slug, name, summary }): [string, string][] => [
      [`${slug} name`, name[locale]],
      [slug, summary[locale]],
    ]),
  ])

/** All texts of a language: messages and range. */
function textsOf(locale: Locale): [key: string, text: string][] {
  const messages = Object.entries(messagesOf(locale)).filter(([key]) => !ofTheSpecification.has(key))
  return [...messages, ...rangeTextsOf(locale)]
}

describe.each(locales as Locale[])('[TEXT-05] %s', (locale) => {
  test('has one spelling for a thing, and writes signs, percent and units as its readers do', () => {
    const wrong = textsOf(locale).flatMap(([key, text]) =>
      forbidden[locale].flatMap((form) => (form.test(text) ? [`${key}: ${form.exec(text)?.[0]} (${text})`] : [])),
    )
    expect(wrong).toEqual([])
  })

  test('has no text of the range with a space at its end or two in a row', () => {
    expect(rangeTextsOf(locale).filter(([, text]) => /^\s|\s$| {2}/.test(text))).toEqual([])
  })

  test('quotes buttons and fields by the names that they have', () => {
    const messages = messagesOf(locale)
    const bare = (text: string) => text.replace(/[?？.…]$/, '').trim()
    const names = new Set(Object.values(messages).map(bare))
    const texts = [...Object.entries(messages), ...legalTextsOf(locale)]
    const quoted = texts.flatMap(([key, text]) =>
      [...text.matchAll(quotes[locale])].map(([, label = '']) => ({ key, label })),
    )
    expect(quoted.length).toBeGreaterThan(10)
    expect(
      quoted.filter(
        ({ key, label }) =>
          !names.has(bare(label)) && !label.includes('{') && !elsewhere.test(key) && !ownNames.has(label),
      ),
    ).toEqual([])
  })
})

type Variant = { locale: string; own: string; variant: string }

/** The last column of the tables in docs/words.md, such as `en: faucet, faucets; ja: 蛇口`. */
function variantsIn(tables: string): Variant[] {
  const rows = tables.match(/^\| (?!vi |---).*\|$/gm) ?? []
  return rows.flatMap((row) => {
    const cells = row.slice(1, -1).split('|')
    const own = cells.slice(0, -1).map((cell) => cell.replace(/\(.*\)/, '').trim())
    const refused = cells.at(-1)?.trim() ?? ''
    return refused.split('; ').flatMap((part) => {
      const [locale = '', words = ''] = part.split(': ')
      return words
        .split(', ')
        .filter(Boolean)
        .map((variant) => ({ locale, own: own[locales.indexOf(locale)] ?? '', variant }))
    })
  })
}

/** Looks beside the shop's own word, of which a variant may be a part: “ブラウザ” in “ブラウザー”. */
function saysVariant(text: string, { locale, own, variant }: Variant): boolean {
  const said = text.replace(/\{\w+\}/g, '')
  const capital = own.charAt(0).toUpperCase() + own.slice(1)
  const beside = variant.includes(own) ? said : said.replaceAll(own, '').replaceAll(capital, '')
  // Japanese sets no spaces between words.
  const word = locale === 'ja' ? variant : `(?<![\\p{L}\\d])${variant}(?![\\p{L}\\d])`
  return new RegExp(word, 'iu').test(beside)
}

const variants = variantsIn(read('docs/words.md'))

test.each<[string, boolean, Variant]>([
  ['Press the faucet', true, { locale: 'en', own: 'tap', variant: 'faucet' }],
  ['Write to {email}', false, { locale: 'en', own: 'e-mail', variant: 'email' }],
  ['Letters from home', true, { locale: 'en', own: 'Letters from Home', variant: 'Letters from home' }],
  ['Sao chép liên kết', false, { locale: 'vi', own: 'sao chép', variant: 'chép liên kết' }],
  ['ブラウザーで開く', false, { locale: 'ja', own: 'ブラウザー', variant: 'ブラウザ' }],
  ['ソファーの脚', true, { locale: 'ja', own: 'ソファ', variant: 'ソファー' }],
])('[TEXT-05] whether a variant is found in %s: %s', (text, isSaid, variant) => {
  expect(saysVariant(text, variant)).toBe(isSaid)
})

test('[TEXT-05] the words that are out belong to a language of the shop', () => {
  expect(variants.filter(({ locale }) => !locales.includes(locale))).toEqual([])
})

test.each(locales)('[TEXT-05] in %s each thing has the word that docs/words.md gives it', (locale) => {
  const own = variants.filter((variant) => variant.locale === locale)
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((variant) => !variant.own)).toEqual([])
  const said = textsOf(locale as Locale).flatMap(([key, text]) =>
    own.filter((variant) => saysVariant(text, variant)).map(({ variant }) => `${key}: ${variant} (${text})`),
  )
  expect(said).toEqual([])
})

test('[TEXT-05] no Vietnamese name or text of the range is the English one', () => {
  const english = new Map(rangeTextsOf('en'))
  expect(rangeTextsOf('vi').filter(([key, text]) => english.get(key) === text)).toEqual([])
})

const pagesOfText = (locale: Locale): [string, string][] =>
  projectFiles('app/features/content')
    .filter((file) => file.endsWith(`.${locale}.md`))
    .map((file): [string, string] => [file, read(file)])

const legalTextsOf = (locale: Locale) => pagesOfText(locale).filter(([file]) => file.includes('/legal/'))

/**
 * Syllables ending in oa, oe or uy carry their tone on the first vowel: hòa, khỏe, thủy. In “quý” the u belongs to the
 * q.
 */
const MISPLACED_TONE = /\p{L}*(?:o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?!\p{L})/giu

test('[TEXT-05] vi sets tones where they are set elsewhere in the shop', () => {
  const misplacedIn = (text: string) => text.normalize('NFC').match(MISPLACED_TONE) ?? []
  expect(misplacedIn('hoà mã hoá Khoẻ thuỷ LOẠ huỷ')).toHaveLength(6)
  expect(misplacedIn('hòa mã hóa khỏe thủy hoàn toán quý Quỳ loại khoảng khuya hoặc')).toEqual([])
  const texts = [...textsOf('vi'), ...pagesOfText('vi')]
  expect(texts.flatMap(([key, text]) => misplacedIn(text).map((word) => `${key}: ${word}`))).toEqual([])
})

test('[TEXT-05] vi counts what a search or a listing shows as products: not all of them are pieces of furniture', () => {
  const counted = Object.entries(messagesOf('vi')).filter(([key]) => /^(?:search_|listing_(?!insert_))/.test(key))
  expect(counted.length).toBeGreaterThan(20)
  expect(counted.filter(([, text]) => /(?<!\p{L})món(?!\p{L})/iu.test(text))).toEqual([])
})

/** Nouns of summaries, by their words in each language. */
const foods: Record<Locale, RegExp>[] = [
  { vi: /(?<!\p{L})cá(?!\p{L})/u, en: /\bfish\b/i, de: /fisch(?!grät)/i, ja: /魚/ },
  { vi: /(?<!\p{L})thịt(?!\p{L})/u, en: /\bmeat\b/i, de: /fleisch/i, ja: /肉/ },
]

test.each(foods)('[TEXT-05] what a summary says in one language it says in all: $en', (words) => {
  const summaries = [...woodenFamilies, ...goodsCategories].flatMap(({ products }) =>
    products.map(({ slug, summary }) => ({
      slug,
      in: locales.filter((one) => words[one as Locale].test(summary[one as Locale])),
    })),
  )
  expect(summaries.filter((summary) => summary.in.length > 0)).not.toEqual([])
  expect(summaries.filter((summary) => summary.in.length % locales.length > 0)).toEqual([])
})

const quotes: Record<Locale, RegExp> = { vi: /“([^”]+)”/g, en: /“([^”]+)”/g, de: /„([^“]+)“/g, ja: /「([^」]+)」/g }

/** Quotations: a proverb, another program, a search term. */
const elsewhere = /^(?:about_vision_mission_text|consent_what|install_\w+|search_lead)$/
/** A cookie, and the newsletter. */
const ownNames = new Set(['renewal', 'おうち便り'])
