import { expect, test } from 'vitest'
import { skuOf, supplyLines, supplyOf, variantOf } from '#app/features/stock/stock'

test('[BUY-02] a sku names a product and one of its finishes, and nothing else is one', () => {
  expect(variantOf(skuOf({ slug: 'ke-tv-180', finish: 'oak' }))).toEqual({ slug: 'ke-tv-180', finish: 'oak' })
  for (const text of ['', ':', 'a', 'a:', ':oak', 'a:gold', 'a:oak:oak', 'A:oak', "a';--:oak", `${'a'.repeat(81)}:oak`])
    expect(variantOf(text), text).toBeUndefined()
})

test('[BUY-02] what is not in stock is made, or cannot be had', () => {
  expect(supplyOf(2, { free: 2 })).toEqual({ kind: 'stock', fromStock: 2 })
  expect(supplyOf(3, { free: 2, leadDays: 21 })).toEqual({ kind: 'made', fromStock: 0, leadDays: 21 })
  expect(supplyOf(3, { free: 2 })).toEqual({ kind: 'out', left: 2 })
  expect(supplyOf(1, { free: -1 })).toEqual({ kind: 'out', left: 0 })
})

test('[BUY-02] lines of one variant share its stock, and unknown ones are left out', () => {
  const variants = new Map([['a:oak', { free: 3 }]])
  const lines = ['a:oak', 'b:oak', 'a:oak'].map((sku) => ({ sku, quantity: 2 }))
  expect(supplyLines(lines, variants).map(({ supply }) => supply)).toEqual([
    { kind: 'stock', fromStock: 2 },
    { kind: 'out', left: 1 },
  ])
})
