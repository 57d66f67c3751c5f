import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#app/features/languages/languages'
import { factsText, readFacts, type TradeFacts, tradeFactNames, tradeFacts } from '#app/features/product/trade-facts'
import { saidFacts, screenFor } from '#app/features/product/trade-facts-labels'

const anyFacts: fc.Arbitrary<TradeFacts> = fc.subarray(tradeFactNames).chain((names) =>
  fc.record(
    Object.fromEntries(
      names.map((name) => {
        const length = tradeFacts[name]
        return [name, fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: length, maxLength: length })]
      }),
    ),
  ),
)

test('[CAT-10] facts of the trade are read as they were written', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(readFacts(factsText(facts))).toEqual(facts)
    }),
  )
})

test.each([
  ['a fact that nobody knows', 'weight_kg 40 colour 3', 'colour 3'],
  ['a number that is missing', 'doors', 'doors'],
  ['too few numbers', 'inside_mm 500x400', 'inside_mm 500x400'],
  ['a word in the place of a number', 'doors two', 'doors two'],
  ['nothing of it', 'doors 0', 'doors 0'],
  ['a number as programs write it', 'weight_kg 4e1', 'weight_kg 4e1'],
  ['a fraction', 'weight_kg 4.5', 'weight_kg 4.5'],
  ['a fact that stands twice', 'doors 2 doors 4', 'doors 4'],
  ['a name that every object has', 'constructor 1', 'constructor 1'],
])('[CAT-10] %s is named', (_, text, wrong) => {
  expect(readFacts(text)).toEqual({ wrong })
})

const stand = { categorySlug: 'tv-stand', widthMm: 1800 }
const facts = 'inside_mm 570x390x305 doors 4 weight_kg 1040'

test('[CAT-10] are said in each language with its own numbers', () => {
  const values = locales.map((locale) => [
    locale,
    ...saidFacts(readFacts(facts), stand, locale).map(({ value }) => value),
  ])
  expect(values).toEqual([
    ['vi', '65\u00a0inch', '57 × 39 × 30,5\u00a0cm', '4', 'khoảng 1.040\u00a0kg'],
    ['en', '65\u00a0inches', '57 × 39 × 30.5\u00a0cm', '4', 'about 1,040\u00a0kg'],
    ['de', '65\u00a0Zoll', '57 × 39 × 30,5\u00a0cm', '4', 'etwa 1.040\u00a0kg'],
    ['ja', '65型まで', '57 × 39 × 30.5cm', '4', '約1,040kg'],
  ])
})

test('[CAT-10] every fact has a name of its own in every language', () => {
  const all = Object.fromEntries(tradeFactNames.map((name) => [name, Array(tradeFacts[name]).fill(10)]))
  for (const locale of locales) {
    const names = saidFacts(all, stand, locale).map(({ name }) => name)
    expect([locale, new Set(names).size]).toEqual([locale, tradeFactNames.length + 1])
  }
})

// Widths of screens of 16 to 9: 43 inches 95 cm, 55 inches 122 cm, 65 inches 144 cm, 75 inches 166 cm, 85 inches 188 cm.
test.each([
  [600, undefined],
  [1160, 43],
  [1400, 50],
  [1420, 55],
  [1800, 65],
  [2000, 75],
  [2200, 85],
])('[CAT-10] a stand %i mm wide suits a television of %s inches', (width, inches) => {
  expect(screenFor(width)).toBe(inches)
})

test('[CAT-10] a text that cannot be read says nothing', () => {
  expect(saidFacts({ wrong: 'doors x' }, { categorySlug: 'sofa', widthMm: 2000 }, 'vi')).toEqual([])
})
