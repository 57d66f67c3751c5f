import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { skuOf, supplyLines, supplyOf, variantOf } from '#app/features/stock/stock'

describe('a variant', () => {
  test('[BUY-02] is named by its product and its finish', () => {
    expect(skuOf({ slug: 'ke-tv-trang-an-180', finish: 'oak' })).toBe('ke-tv-trang-an-180:oak')
    expect(variantOf('ke-tv-trang-an-180:oak')).toEqual({ slug: 'ke-tv-trang-an-180', finish: 'oak' })
  })

  test.each(['', 'ke-tv', 'ke-tv:', ':oak', 'ke-tv:gold', 'Ke TV:oak', 'ke-tv:oak:walnut'])(
    '[BUY-02] %s names none',
    (sku) => {
      expect(variantOf(sku)).toBeUndefined()
    },
  )
})

describe('supply', () => {
  test.each([
    [2, { free: 2 }, { kind: 'stock', fromStock: 2 }],
    [3, { free: 2 }, { kind: 'out', left: 2 }],
    [
      3,
      { free: 2, making: { days: 21, depositPercent: 30 } },
      { kind: 'made', fromStock: 0, leadDays: 21, depositPercent: 30 },
    ],
    [1, { free: -1 }, { kind: 'out', left: 0 }],
  ])('[BUY-02] of %d pieces', (quantity, availability, supply) => {
    expect(supplyOf(quantity, availability)).toEqual(supply)
  })

  test('[BUY-02] takes no more from stock than is free', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -5, max: 99 }), (quantity, free) => {
        const supply = supplyOf(quantity, { free })
        if (supply.kind === 'stock') expect(supply.fromStock).toBeLessThanOrEqual(free)
        else expect(quantity).toBeGreaterThan(free)
      }),
    )
  })
})

test('[BUY-02] lines of one variant share its stock, and unknown ones are left out', () => {
  const variants = new Map([['a:oak', { free: 3 }]])
  const lines = ['a:oak', 'b:oak', 'a:oak'].map((sku) => ({ sku, quantity: 2 }))
  expect(supplyLines(lines, variants).map(({ supply }) => supply)).toEqual([
    { kind: 'stock', fromStock: 2 },
    { kind: 'out', left: 1 },
  ])
})
