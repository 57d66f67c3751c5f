import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changesBetween,
  daysUntilReady,
  depositPercentOf,
  isNoWorse,
  type Quote,
  type QuoteLine,
  refusalOfWay,
  sumUp,
  termsFor,
  textOfQuote,
} from '#app/features/checkout/quote'
import { readQuote } from '#app/features/checkout/quote-text'

const price = fc.integer({ min: 1000, max: 99_000_000 })
const supply = fc.oneof(
  fc.constant({ kind: 'stock' as const, fromStock: 1 }),
  fc.constant({ kind: 'made' as const, fromStock: 0, leadDays: 21, depositPercent: 30 }),
  fc.constant({ kind: 'out' as const, left: 0 }),
)
const lines: fc.Arbitrary<QuoteLine[]> = fc.uniqueArray(
  fc.record({
    sku: fc.integer({ min: 1, max: 999 }).map((number) => `p-${number}:oak`),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPrice: price,
    packageTier: fc.constantFrom('', 'basic'),
    supply,
  }),
  { minLength: 1, maxLength: 20, selector: ({ sku }) => sku },
)
const fee = fc.integer({ min: 0, max: 2_000_000 })
const voucher = fc.option(
  fc.record({
    code: fc.constant('TET'),
    kind: fc.constantFrom('amount' as const, 'percent' as const),
    value: fc.integer({ min: 1, max: 100 }),
    least: fc.integer({ min: 0, max: 50_000_000 }),
  }),
  { nil: undefined },
)

describe('sums', () => {
  test('[BUY-06] lines and fees less the voucher are the total, in whole đồng, never below the fees', () => {
    fc.assert(
      fc.property(lines, fee, fee, voucher, (all, deliveryFee, carryingFee, given) => {
        const sums = sumUp({ lines: all, deliveryFee, carryingFee, voucher: given })
        const had = all.filter((line) => line.supply.kind !== 'out')
        expect(sums.goods).toBe(had.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0))
        expect(sums.total).toBe(sums.goods + deliveryFee + carryingFee - sums.discount)
        expect(sums.discount).toBeLessThanOrEqual(sums.goods)
        expect(sums.total).toBeGreaterThanOrEqual(deliveryFee + carryingFee)
        expect(Object.values(sums).every(Number.isSafeInteger)).toBe(true)
      }),
    )
  })

  test('[BUY-05] what is due now and what is due later are the total, whatever the way of paying', () => {
    fc.assert(
      fc.property(fc.constantFrom('full', 'cash', 'deposit'), fc.integer({ min: 1, max: 10 ** 10 }), (way, total) => {
        const terms = termsFor(way, total, made)
        expect(terms.dueNow + terms.dueLater).toBe(total)
        expect(Math.min(terms.dueNow, terms.dueLater)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('[BUY-05, BUY-06] the sums of the design’s story', () => {
    const story: QuoteLine[] = [
      {
        sku: 'sofa-ba-be:linen',
        quantity: 1,
        unitPrice: 15_900_000,
        packageTier: '',
        supply: { kind: 'made', fromStock: 0, leadDays: 21, depositPercent: 30 },
      },
      {
        sku: 'ke-tv-trang-an-180:oak',
        quantity: 1,
        unitPrice: 12_490_000,
        packageTier: '',
        supply: { kind: 'stock', fromStock: 1 },
      },
    ]
    const { total } = sumUp({ lines: story, deliveryFee: 0, carryingFee: 300_000 })
    expect(total).toBe(28_690_000)
    expect(termsFor('deposit', total, story)).toEqual({ way: 'deposit', dueNow: 8_607_000, dueLater: 20_083_000 })
    expect(daysUntilReady(story)).toBe(21)
  })
})

const stocked: QuoteLine[] = [
  { sku: 'a:oak', quantity: 1, unitPrice: 1000, packageTier: '', supply: { kind: 'stock', fromStock: 1 } },
]
const made: QuoteLine[] = [
  {
    sku: 'a:oak',
    quantity: 1,
    unitPrice: 1000,
    packageTier: '',
    supply: { kind: 'made', fromStock: 0, leadDays: 21, depositPercent: 30 },
  },
]

test.each([
  ['full', 99_000_000, made, undefined],
  ['cash', 20_000_000, stocked, undefined],
  ['cash', 20_000_001, stocked, 'over_cash_limit'],
  ['cash', 1_000_000, made, 'made_to_order'],
  ['deposit', 1_000_000, made, undefined],
  ['deposit', 1_000_000, stocked, 'all_in_stock'],
] as const)('[BUY-05] whether %s applies to %d', (way, total, all, refusal) => {
  expect(refusalOfWay(way, total, all)).toBe(refusal)
})

test('[BUY-05] an order has one deposit, that of the piece with the highest one', () => {
  const wardrobe: QuoteLine = {
    sku: 'b:oak',
    quantity: 1,
    unitPrice: 1_000_000,
    packageTier: '',
    supply: { kind: 'made', fromStock: 0, leadDays: 28, depositPercent: 40 },
  }
  expect(depositPercentOf(stocked)).toBe(0)
  expect(depositPercentOf([...stocked, ...made, wardrobe])).toBe(40)
  expect(termsFor('deposit', 10_000_000, [...made, wardrobe])).toEqual({
    way: 'deposit',
    dueNow: 4_000_000,
    dueLater: 6_000_000,
  })
})

const quote: Quote = {
  lines: [{ sku: 'a:oak', quantity: 2, unitPrice: 5000, packageTier: '', supply: 'stock' }],
  terms: { way: 'full', dueNow: 10_300, dueLater: 0 },
  goods: 10_000,
  deliveryFee: 300,
  carryingFee: 0,
  discount: 0,
  total: 10_300,
  vatPercent: 8,
  termsId: '2026-11-23',
  zone: 'ha-noi',
  day: '2026-12-01',
  half: 'morning',
}
const withPrice = (unitPrice: number): Quote => ({
  ...quote,
  lines: quote.lines.map((line) => ({ ...line, unitPrice })),
})

describe('a quote that was seen, and the one of now', () => {
  test.each([
    ['nothing', quote, true],
    ['a price that fell', withPrice(4000), true],
    ['a price that rose', withPrice(6000), false],
    ['a fee that fell', { ...quote, deliveryFee: 0 }, true],
    ['a fee that rose', { ...quote, carryingFee: 1 }, false],
    ['a discount that grew', { ...quote, discount: 100 }, true],
    ['other terms', { ...quote, termsId: '2027-01-01' }, false],
    [
      'a piece that is made now',
      { ...quote, lines: quote.lines.map((line) => ({ ...line, supply: 'made' as const })) },
      false,
    ],
  ] as const)('[BUY-06] differ by %s', (_, now, passes) => {
    expect(isNoWorse(changesBetween(quote, now))).toBe(passes)
  })

  test('[BUY-06] a deposit that rose is asked about, one that fell is not, and another way of paying is no change', () => {
    const deposit = (dueNow: number): Quote => ({
      ...quote,
      terms: { way: 'deposit', dueNow, dueLater: quote.total - dueNow },
    })
    expect(changesBetween(deposit(3000), deposit(4000))).toEqual([{ kind: 'deposit', from: 3000, to: 4000 }])
    expect(isNoWorse(changesBetween(deposit(3000), deposit(4000)))).toBe(false)
    expect(isNoWorse(changesBetween(deposit(3000), deposit(2000)))).toBe(true)
    expect(changesBetween(deposit(3000), quote)).toEqual([])
  })

  test('[BUY-06] a discount that shrank is asked about', () => {
    expect(isNoWorse(changesBetween({ ...quote, discount: 100 }, quote))).toBe(false)
  })

  test('[BUY-06] its text is read back, and is the same whatever the order of lines', () => {
    const two = { ...quote, lines: [...quote.lines, { ...quote.lines[0], sku: 'b:oak' } as (typeof quote.lines)[0]] }
    expect(readQuote(textOfQuote(two))).toEqual(two)
    expect(textOfQuote({ ...two, lines: two.lines.toReversed() })).toBe(textOfQuote(two))
  })

  test.each(['', '[]', 'null', '{"lines":[]}', '[[["a","b",1,"","stock"]],["full",1,0],[1,1,1,1,1],[8,"","","",""]]'])(
    '[BUY-06] %s is no text of a quote',
    (text) => {
      expect(readQuote(text)).toBeUndefined()
    },
  )
})
