import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { MaterialCode } from '#app/features/catalogue/catalogue'
import { EnquiryForm } from '#app/features/enquiry/enquiry-form'
import { locales } from '#app/features/languages/languages'
import { Facts } from '#app/features/product/facts'
import { FitForm } from '#app/features/product/fit-form'
import { Promises } from '#app/features/product/offer'
import type { Product } from '#app/features/product/product'
import { descriptionOf } from '#app/features/product/product-head'
import { m } from '#app/paraglide/messages.js'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { materialCodes } from '../../../../app/features/catalogue/materials'
import { kindOf, type ProductKind } from '../../../../app/features/product/kinds'
import { menu } from '../../../../catalogue/menu'
import { goodsCategories, woodenFamilies } from '../../../../catalogue/range'

afterEach(() => overwriteGetLocale(() => 'vi'))

const categories = [...woodenFamilies, ...goodsCategories]

const groupOf = (slug: string) => menu.find((group) => 'categories' in group && group.categories.includes(slug))?.slug

/** The kind of a category's products, from its menu group and name. */
function expectedKind(slug: string): ProductKind {
  if (slug === 'mirrors') return 'mirror'
  if (slug === 'sinks' || groupOf(slug) === 'bathroom') return 'fitting'
  if (groupOf(slug) === 'kitchen-and-appliances') return 'appliance'
  if (groupOf(slug) === 'materials-and-paint') return slug.includes('paint') ? 'paint' : 'material'
  return 'furniture'
}

test('[TEXT-02] every category has its kind, and wooden families are furniture', () => {
  expect(categories.map(({ slug }) => [slug, kindOf(slug)])).toEqual(
    categories.map(({ slug }) => [slug, expectedKind(slug)]),
  )
  expect(new Set(woodenFamilies.map(({ slug }) => kindOf(slug)))).toEqual(new Set(['furniture']))
})

type Some = {
  slug: string
  material: MaterialCode
  finishes: MaterialCode[]
  isInStock: boolean
  warrantyMonths: number
}
const some = { material: 'oak', finishes: ['oak'], isInStock: true, warrantyMonths: 24 } as const

/** A product without texts of its own, so that all texts are its kind's. */
const product = (wooden: boolean, categorySlug: string, { slug, ...rest }: Some): Product => ({
  slug,
  categorySlug,
  name: '',
  summary: '',
  priceVnd: 1_000_000,
  wasPriceVnd: null,
  // Bulky, so that access to the home is mentioned too.
  widthMm: 3000,
  depthMm: 3000,
  heightMm: 3000,
  image: null,
  isNew: false,
  origin: 'VN',
  pictures: [],
  model: null,
  tradeFacts: [],
  drawing: null,
  offers: [
    {
      finish: rest.material,
      priceVnd: 1_000_000,
      wasPriceVnd: null,
      supply: rest.isInStock ? 'stock' : wooden ? 'made' : 'out',
      leadDays: 21,
    },
  ],
  category: { slug: categorySlug, name: '', kind: wooden ? 'wooden' : 'goods', group: { slug: '', name: '' } },
  ...rest,
})

const pageOf = (one: Product, locale: (typeof locales)[number]) => {
  overwriteGetLocale(() => locale)
  const parts = [
    createElement(Promises, { product: one }),
    createElement(Facts, { product: one }),
    createElement(FitForm, { product: one, fit: { door: '60' } }),
  ]
  const words = parts
    .map((part) =>
      renderToStaticMarkup(part)
        .replace(/<[^>]+>/g, ' ')
        .replace(/ +/g, ' '),
    )
    .join(' ')
  return `${descriptionOf(one)} ${words}`
}

/** Words that fit only some kinds, in each language. */
const belongings: { to: readonly ProductKind[]; words: Record<(typeof locales)[number], RegExp> }[] = [
  {
    to: ['furniture'],
    words: {
      vi: /giao và lắp|lắp đặt|đã lắp|thợ lắp|nguyên chiếc/i,
      en: /assembl|in one piece/i,
      de: /aufbau|aufgebaut|in einem Stück/i,
      ja: /設置|組み立て|完成品/,
    },
  },
  {
    to: ['furniture'],
    words: { vi: /mộng|bản lề/i, en: /joint|hinge|joiner/i, de: /scharnier|tischler/i, ja: /接合部|蝶番/ },
  },
  {
    to: ['furniture'],
    words: {
      vi: /kết cấu gỗ|bề mặt/i,
      en: /construction|surface/i,
      de: /massiv|Oberfläche/,
      ja: /構造|つや消し|オイル仕上げ/,
    },
  },
  {
    to: ['furniture'],
    words: { vi: /tháo rời/i, en: /come apart/i, de: /zerlegen/i, ja: /分解/ },
  },
  {
    to: ['furniture'],
    words: {
      vi: /nồi|ván ngấm|dầu hoặc sáp|vỏ tháo|lót ly/i,
      en: /hot pans|swells|oil or wax|covers|coasters/i,
      de: /Töpfen|quellen|ölen|Bezüge|Untersetzer/,
      ja: /鍋|膨らむ|オイルかワックス|カバー|コースター/,
    },
  },
  {
    to: ['furniture', 'mirror', 'fitting'],
    words: { vi: /lau kính/i, en: /glass cleaner/i, de: /Glasreiniger/, ja: /ガラスクリーナー/ },
  },
  {
    to: ['furniture', 'fitting'],
    words: { vi: /cặn vôi|chống thấm/i, en: /limescale|reseal/i, de: /Kalk|imprägnieren/, ja: /水あか|撥水/ },
  },
  {
    to: ['appliance'],
    words: { vi: /khi máy đã tắt|lõi lọc/i, en: /is off|filters/i, de: /Filter/, ja: /電源|フィルター/ },
  },
  {
    to: ['material'],
    words: { vi: /thi công|bao bì ở nơi/i, en: /until it is fitted/i, de: /Einbau/, ja: /施工/ },
  },
  {
    to: ['paint'],
    words: { vi: /lớp sau|đậy kín/i, en: /next|close it tightly/i, de: /Schicht|verschließen/, ja: /重ね塗り/ },
  },
  {
    to: ['furniture', 'appliance', 'fitting'],
    words: { vi: /sửa/i, en: /repair/i, de: /reparieren|Reparatur/, ja: /修理|直します/ },
  },
]

const foreignIn = (said: string, kind: ProductKind, locale: (typeof locales)[number]) =>
  belongings.flatMap(({ to, words }) => (to.includes(kind) ? [] : (words[locale].exec(said) ?? [])))

test.each(locales)('[TEXT-02] in %s nothing is said of any product that belongs to another kind', (locale) => {
  const wrong = categories.flatMap(({ slug: category, products }) =>
    products.flatMap(({ slug, material, alsoIn = [], stock, warrantyMonths }) => {
      const own = { slug, material, finishes: [material, ...alsoIn], isInStock: stock > 0, warrantyMonths }
      const kind = expectedKind(category)
      const said = pageOf(product(kind === 'furniture', category, own), locale)
      return foreignIn(said, kind, locale).map((word) => `${slug}: ${word}`)
    }),
  )
  expect(wrong).toEqual([])
})

/** The form must fit a sofa, a freezer and a tin of paint: it mentions no finish. */
const finishes: Record<(typeof locales)[number], RegExp> = {
  vi: /chốt màu|lời nhắn: màu,/i,
  en: /\bfinish/i,
  de: /Ausführung/i,
  ja: /仕上げ/,
}

test.each(locales)(
  '[TEXT-02] in %s the form under a product speaks of no finish, which not every kind has',
  (locale) => {
    overwriteGetLocale(() => locale)
    const form = renderToStaticMarkup(createElement(EnquiryForm, { about: { slug: 'x' } }))
    expect(form).toContain('method="post"')
    expect(form).not.toMatch(finishes[locale])
  },
)

const oneOfEach = ['sofa', 'freezers', 'sinks', 'mirrors', 'plastic-floors', 'paint-primer']

test.each(locales)('[TEXT-02] in %s each kind has its words, whatever an import is made of', (locale) => {
  for (const category of oneOfEach) {
    const kind = expectedKind(category)
    const said = materialCodes.map((material) =>
      pageOf(product(kind === 'furniture', category, { ...some, finishes: [material], material, slug: 'x' }), locale),
    )
    for (const { to, words } of belongings)
      if (to.length === 1 && to[0] === kind)
        expect(
          said.some((one) => words[locale].test(one)),
          `${words[locale]}`,
        ).toBe(true)
    // Other kinds have care texts of their own material.
    if (kind !== 'furniture' && kind !== 'fitting')
      expect(said.flatMap((one) => foreignIn(one, kind, locale))).toEqual([])
  }
})

test.each(locales)(
  '[TEXT-02] in %s wooden furniture says how it is built and finished, and its care fits that',
  (locale) => {
    const said = (slug: string, material: MaterialCode) =>
      pageOf(
        product(kindOf(slug) === 'furniture', slug, { ...some, slug: 'x', material, finishes: [material] }),
        locale,
      )
    overwriteGetLocale(() => locale)
    const [built, finished] = [m.detail_construction_part_solid(), m.detail_surface_oil()]
    for (const wood of ['oak', 'walnut', 'ash', 'black_oak'] as const) {
      expect(said('bed', wood)).toContain(built)
      expect(said('bed', wood)).toContain(`${finished} (${m.content_unconfirmed()})`)
      expect(said('bed', wood)).toContain(m.care_wood_oil())
    }
    for (const other of [said('sofa', 'linen'), said('speakers-and-tvs', 'walnut'), said('interior-wood', 'oak')])
      expect([built, finished, m.care_wood_oil()].filter((words) => other.includes(words))).toEqual([])
  },
)

test.each([true, false])(
  '[TEXT-02, CAT-09] a delivery is promised of what is there or made, and only of that: %s',
  (isInStock) => {
    const paint = { ...some, slug: 'x', material: 'water_paint', finishes: [], isInStock } as Some
    const bed = { ...some, slug: 'x', finishes: [], isInStock } as Some
    expect(/Delivered by /.test(pageOf(product(false, 'paint-interior', paint), 'en'))).toBe(isInStock)
    expect(pageOf(product(true, 'bed', bed), 'en')).toMatch(/Delivered and assembled by /)
  },
)
