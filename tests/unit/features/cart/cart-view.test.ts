import { expect, test } from 'vitest'
import { countPieces } from '#app/features/cart/cart'
import { type CartLineView, rowsOf, sumOf } from '#app/features/cart/cart-view'

const lineOf = (sku: string, more: Partial<CartLineView> = {}): CartLineView => ({
  sku,
  packageTier: '',
  isSaved: false,
  quantity: 1,
  addedAt: 1,
  supply: { kind: 'stock', fromStock: 1 },
  others: [],
  variant: {
    slug: sku,
    categorySlug: 'sofa',
    finish: 'oak',
    name: sku,
    priceVnd: 1_000_000,
    image: null,
    widthMm: 1,
    depthMm: 1,
    heightMm: 1,
  },
  ...more,
})

test('[BUY-01] the pieces of a package stand together where its first one is', () => {
  const rows = rowsOf([
    lineOf('a', { addedAt: 1 }),
    lineOf('b', { addedAt: 2, packageTier: 'basic' }),
    lineOf('c', { addedAt: 3 }),
    lineOf('d', { addedAt: 4, packageTier: 'basic' }),
  ])
  expect(rows.map((row) => (row.kind === 'pack' ? row.lines.map(({ sku }) => sku) : row.line.sku))).toEqual([
    'a',
    ['b', 'd'],
    'c',
  ])
})

test('[BUY-01] the sum is of what can be had, and the header counts what is bought', () => {
  const lines = [
    lineOf('a', { quantity: 2 }),
    lineOf('b', { supply: { kind: 'made', fromStock: 0, leadDays: 21, depositPercent: 30 } }),
    lineOf('c', { supply: { kind: 'out', left: 0 }, quantity: 3 }),
    lineOf('d', { supply: { kind: 'gone' }, variant: undefined }),
  ]
  expect(sumOf(lines)).toBe(3_000_000)
  expect(countPieces([...lines, lineOf('e', { isSaved: true, quantity: 9 })])).toBe(7)
})
