import type { Locale } from '../languages/languages'
import { fold, wordsOf } from './folding'
import { inOneWay } from './phrases'
import type { SoughtWord } from './spellings.server'

/**
 * Things that shoppers look for and the shop may not sell, with the nearest categories. Whether a product has that name
 * is checked in search.server.ts.
 */
type Unsold = {
  names: Record<Locale, readonly string[]>
  nearest: readonly string[]
  /** It is also a part of other products, which may be meant. */
  isPart?: true
}

const things: readonly Unsold[] = [
  {
    names: {
      vi: ['thảm', 'thảm trải sàn', 'thảm phòng khách', 'thảm lót'],
      en: ['rug', 'carpet'],
      de: ['Teppich'],
      ja: ['ラグ', 'カーペット', 'じゅうたん'],
    },
    nearest: ['plastic-floors', 'interior-wood'],
  },
  {
    names: { vi: ['rèm', 'rèm cửa', 'màn cửa'], en: ['curtain'], de: ['Vorhang', 'Gardine'], ja: ['カーテン'] },
    nearest: ['wall-panels', 'decorative-materials'],
  },
  {
    names: {
      vi: ['đèn', 'đèn bàn', 'đèn trần', 'đèn chùm', 'đèn ngủ', 'đèn cây'],
      en: ['lamp', 'chandelier'],
      de: ['Lampe', 'Leuchte'],
      ja: ['ランプ', '照明'],
    },
    nearest: ['mirrors', 'decor-cabinet'],
    isPart: true,
  },
  {
    names: { vi: ['nệm', 'đệm'], en: ['mattress'], de: ['Matratze'], ja: ['マットレス'] },
    nearest: ['bed'],
    isPart: true,
  },
  {
    names: {
      vi: ['ghế ăn', 'ghế bàn ăn'],
      en: ['dining chair', 'chair'],
      de: ['Esszimmerstuhl', 'Stuhl'],
      ja: ['ダイニングチェア', '椅子'],
    },
    nearest: ['dining-table', 'sofa'],
    isPart: true,
  },
  {
    names: {
      vi: ['ghế văn phòng', 'ghế xoay', 'ghế làm việc'],
      en: ['office chair', 'desk chair'],
      de: ['Bürostuhl', 'Schreibtischstuhl'],
      ja: ['オフィスチェア'],
    },
    nearest: ['work-desk', 'study-desk'],
  },
  {
    names: { vi: ['ghế bành', 'ghế thư giãn'], en: ['armchair'], de: ['Sessel'], ja: ['アームチェア'] },
    nearest: ['sofa'],
  },
  {
    names: { vi: ['bồn cầu', 'bệt vệ sinh'], en: ['toilet'], de: ['Toilette', 'WC'], ja: ['トイレ', '便器'] },
    nearest: ['washbasins', 'faucets', 'shower-sets'],
  },
  {
    names: { vi: ['bồn tắm'], en: ['bathtub'], de: ['Badewanne'], ja: ['浴槽', 'バスタブ'] },
    nearest: ['shower-sets', 'washbasins'],
  },
  {
    names: { vi: ['máy giặt'], en: ['washing machine'], de: ['Waschmaschine'], ja: ['洗濯機'] },
    nearest: ['freezers', 'water-purifiers'],
  },
  {
    names: {
      vi: ['lò nướng', 'lò vi sóng'],
      en: ['oven', 'microwave'],
      de: ['Backofen', 'Mikrowelle'],
      ja: ['オーブン', '電子レンジ'],
    },
    nearest: ['kitchen-stoves'],
  },
  {
    names: {
      vi: ['tủ đầu giường', 'táp đầu giường'],
      en: ['bedside table', 'nightstand'],
      de: ['Nachttisch'],
      ja: ['ナイトテーブル'],
    },
    nearest: ['dressing-table', 'decor-cabinet'],
  },
  {
    names: {
      vi: ['chăn', 'chăn ga', 'ga giường', 'gối', 'gối ôm'],
      en: ['bedding', 'pillow', 'duvet'],
      de: ['Bettwäsche', 'Kissen'],
      ja: ['布団', '枕'],
    },
    nearest: ['bed'],
    isPart: true,
  },
  {
    names: { vi: ['tủ lạnh'], en: ['fridge', 'refrigerator'], de: ['Kühlschrank'], ja: ['冷蔵庫'] },
    nearest: ['freezers'],
  },
  {
    names: { vi: ['bàn thờ', 'tủ thờ'], en: ['altar'], de: ['Altar', 'Hausaltar'], ja: ['仏壇', '神棚'] },
    nearest: ['decor-cabinet'],
  },
  {
    names: {
      vi: ['tủ bếp'],
      en: ['kitchen cabinet', 'kitchen cupboard'],
      de: ['Küchenschrank'],
      ja: ['キッチンキャビネット'],
    },
    nearest: ['dish-cabinet'],
  },
  {
    names: { vi: ['quạt', 'quạt trần', 'quạt điện'], en: ['fan'], de: ['Ventilator'], ja: ['扇風機'] },
    nearest: ['air-conditioners'],
  },
  {
    names: {
      vi: ['giường tầng', 'giường 2 tầng'],
      en: ['bunk bed'],
      de: ['Etagenbett', 'Hochbett'],
      ja: ['二段ベッド', '2段ベッド'],
    },
    nearest: ['bed'],
  },
]

/** An unsold thing by its name, with alternatives. */
export type UnsoldThing = { name: string; nearest: readonly string[]; isPart: boolean }

/**
 * The thing a term is about, by its longest name: `ghế văn phòng` over `ghế`. Vietnamese names the thing first, other
 * languages last: a wardrobe with a lamp is no lamp.
 */
export function unsoldIn(locale: Locale, term: string): UnsoldThing | undefined {
  const values = read(locale, term)
  const found = things.flatMap(({ names, nearest, isPart = false }) =>
    names[locale]
      .filter((name) => isAbout(locale, values, read(locale, name)))
      .map((name) => ({ name, nearest, isPart })),
  )
  return found.sort((a, b) => b.name.length - a.name.length)[0]
}

/** Whether a product has this name; in Vietnamese, whether its name starts with it. */
export function isCalled(locale: Locale, product: string, name: string): boolean {
  const [words, sought] = [read(locale, product), read(locale, name)]
  if (locale === 'vi') return isAbout(locale, words, sought)
  return words.some((_, end) => isAbout(locale, words.slice(0, end + 1), sought))
}

/** Whether the words contain a name in its own spelling; a name typed alone may lack its marks. */
export const isSaid = (locale: Locale, name: string, words: readonly Pick<SoughtWord, 'exact' | 'spellings'>[]) =>
  locale !== 'vi' ||
  read(locale, name).every((word) =>
    words.some(({ exact, spellings }) => (words.length > 1 ? exact : spellings).includes(word)),
  )

const read = (locale: Locale, text: string) => wordsOf(inOneWay(text, locale))

/** Without marks these may be other words: đen (`den trang`, black and white), chân, gói, thấm. */
const alsoOtherWords = new Set(['đèn', 'chăn', 'gối', 'thảm'])

function isAbout(locale: Locale, values: readonly string[], name: readonly string[]): boolean {
  const start = locale === 'vi' ? 0 : values.length - name.length
  const needsMarks = locale === 'vi' && name.length === 1 && values.length > 1 && alsoOtherWords.has(name[0] ?? '')
  return (
    start >= 0 &&
    name.every((word, index) => {
      const other = values[start + index] ?? ''
      return needsMarks ? other === word : isSame(locale, word, other)
    })
  )
}

/** Vietnamese marks must match, unless none are typed. */
const isSame = (locale: Locale, word: string, values: string) =>
  fold(values, locale) === fold(word, locale) && (locale !== 'vi' || values === word || values === fold(values, locale))
