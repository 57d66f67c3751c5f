import { USUAL_CAMERA_HEIGHT_M } from '@vuong-tron/room-engine/geometry/room-box'
import { expect, test } from 'vitest'
import { toolIds, editorToolIds as toolsOfThePage } from '#app/features/house-doctor/tools'
import { isComposer } from '#app/features/house-doctor/tools/tool'
import { locales, messagesOf, projectFiles, read } from '#tests/support/sources'
import { modelOf } from '../../catalogue/built-models'
import { goodsCategories, woodenFamilies } from '../../catalogue/range'
import { facts } from '../../scripts/build/texts/about-facts'
import { doctor, picturedOf, range } from '../../scripts/build/texts/today'

const everyProduct = [...woodenFamilies, ...goodsCategories].flatMap(({ products }) => products)

/** Every text that visitors read, with its place. */
const texts = [
  ...projectFiles('app/features/content')
    .filter((file) => /\.\w\w\.md$/.test(file))
    .map((file) => ({ place: file, locale: file.slice(-5, -3), text: read(file) })),
  ...locales.flatMap((locale) =>
    Object.entries(messagesOf(locale)).map(([key, text]) => ({ place: `${key} (${locale})`, locale, text })),
  ),
]

test('[TEXT-01] what texts say of today is what code and data say', () => {
  const rows = read('packages/room-engine/measured.md').match(/^\| .*\| (?:the aim|yes|NO) \|$/gm) ?? []
  // A constant filter is measured only to validate the gates.
  const marks = rows.filter((row) => !row.startsWith('| constant filter'))
  const [, tuning = '', heldOut = ''] =
    /(\d+) tuning rooms \| (\d+) held-out rooms/.exec(read('packages/room-engine/measured.md')) ?? []
  expect(doctor).toEqual({
    tools: toolIds.length,
    cameraHeight: USUAL_CAMERA_HEIGHT_M,
    rooms: Number(tuning) + Number(heldOut),
    measures: marks.length,
    missed: marks.filter((row) => row.endsWith('| NO |')).length,
  })
})

test('[TEXT-01] every product has a model, a drawing and pictures of its own, as the pages about us say', () => {
  expect(everyProduct.filter((product) => !modelOf(product))).toEqual([])
  expect([range.products, range.pictured]).toEqual([everyProduct.length, everyProduct.length])
})

test('[TEXT-01] a sentence about today changes with what it is about', () => {
  expect(facts.pictured?.value).toEqual(picturedOf(range))
  expect(picturedOf({ products: 270, pictured: 270 }).vi).toBe('cả 270')
  expect(picturedOf({ products: 270, pictured: 263 })).toMatchObject({ vi: '263 trong 270', ja: '270点中263点' })
})

test.each(locales)('[TEXT-01] in %s the page about our technology calls every tool by its name', (locale) => {
  const rows = read(`app/features/content/about/ai-technology.${locale}.md`).match(/^\|.*\|$/gm) ?? []
  const told = rows.slice(2).flatMap((row) => row.split('|')[2]?.split('·') ?? [])
  const plain = (name: string) => name.trim().toLowerCase()
  const names = toolIds.map((name) => plain(messagesOf(locale)[`house_doctor_${name}`] ?? ''))
  expect(told.map(plain).sort()).toEqual(names.sort())
})

const isOpen = (name: string) => isComposer(name) || toolsOfThePage.some((tool) => tool === name)

/** Claims that must not be made while something is true, each with an example. */
const opposites = [
  {
    isSo: toolIds.every(isOpen),
    words: [
      /being built|\b(none|not all|some) of (them|the tools) (is|are) open|tools?\b[^.]*\b(is|are) not open|will be open|fourteen tools are planned/i,
      /đang được hoàn thiện|chưa công cụ nào|công cụ[^.]{0,30} chưa mở|trong kế hoạch\. chưa/i,
      /noch nicht (offen|verfügbar|freigeschaltet)|in Arbeit/i,
      /公開準備中|開発中|まだ使えません/,
    ],
    said: [
      'House Doctor AI, being built, keeps to the same rule.',
      'None of them is open today.',
      'Our tools for photographs are not open.',
      'Hôm nay chưa công cụ nào mở.',
      'Công cụ xử lý ảnh chưa mở.',
      'Bác sĩ nhà AI đang được hoàn thiện.',
    ],
  },
  {
    isSo: toolIds.some(isOpen),
    words: [
      /no pictures made by artificial intelligence/i,
      /không dùng ảnh do trí tuệ nhân tạo/i,
      /künstlicher Intelligenz erzeugte Bilder nutzt[^.]* nicht/i,
      /AIが生成した画像は、現在使っていません/,
    ],
    said: [
      'The site uses no pictures made by artificial intelligence today.',
      'Hiện trang không dùng ảnh do trí tuệ nhân tạo tạo ra.',
      'Von künstlicher Intelligenz erzeugte Bilder nutzt die Website heute nicht.',
      'AIが生成した画像は、現在使っていません。',
    ],
  },
  {
    isSo: range.pictured === range.products,
    words: [
      /borrow a picture|show an outline|pictures[^.]* are being (built|made)/i,
      /mượn ảnh|mới có hình phác/i,
      /leihen sich .*Bild|nur ein Umriss/i,
      /画像はまだ|画像がまだ/,
    ],
    said: ['Many pieces still borrow a picture from their family or show an outline.', 'Nhiều món còn mượn ảnh.'],
  },
]

test.each(opposites)('[TEXT-01] no text says the opposite of what is so: $said.0', ({ isSo, words, said }) => {
  expect(isSo).toBe(true)
  expect(said.filter((sentence) => !words.some((word) => word.test(sentence)))).toEqual([])
  // Messages about a single picture or answer are no claims about the shop.
  const found = texts.filter(({ text }) => words.some((word) => word.test(text)))
  expect(found.map(({ place }) => place)).toEqual([])
})

const digits = '\\d+'
const inWords: Record<string, readonly string[]> = {
  vi: 'không,một,hai,ba,bốn,năm,sáu,bảy,tám,chín,mười,mười một,mười hai,mười ba,mười bốn,mười lăm,mười sáu'.split(','),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  ),
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn'.split(
    ' ',
  ),
  ja: [],
}
/** Counted things, by their words in each language; the number precedes the word. */
const counted = [
  {
    what: 'tools',
    count: doctor.tools,
    nouns: { vi: ' công cụ', en: ' tools', de: ' Werkzeuge', ja: 'のツール' },
  },
  {
    what: 'families',
    count: range.families,
    nouns: {
      vi: ' (?:nhóm đồ gỗ|danh mục, bốn)',
      en: ' (?:families|categories, four)',
      de: ' Kategorien',
      ja: 'のカテゴリー',
    },
  },
  {
    what: 'packages',
    count: range.packages,
    nouns: { vi: ' gói', en: ' (?:furniture )?packages', de: ' (?:Möbel)?[Pp]akete', ja: 'つの(?:家具)?パッケージ' },
  },
  {
    what: 'languages',
    count: locales.length,
    nouns: { vi: ' ngôn ngữ', en: ' languages', de: ' Sprachen', ja: 'つの言語' },
  },
]

test.each(counted)('[TEXT-01] every number of $what that a text says is the one there is', ({ count, nouns }) => {
  const said = texts.flatMap(({ place, locale, text }) => {
    const words = [...(inWords[locale] ?? [])].sort((a, b) => b.length - a.length)
    const number = [digits, ...words].join('|')
    const found = text.matchAll(new RegExp(`(?<![\\p{L}\\d])(${number})${nouns[locale as 'vi']}`, 'giu'))
    return [...found].map(([, found = '']) => {
      const word = inWords[locale]?.indexOf(found.toLowerCase()) ?? -1
      return { place, is: word < 0 ? Number(found) : word }
    })
  })
  expect(said.length).toBeGreaterThan(1)
  // "One" is often no number: một nhóm, one of the tools.
  expect(said.filter(({ is }) => is > 1 && is !== count)).toEqual([])
})
