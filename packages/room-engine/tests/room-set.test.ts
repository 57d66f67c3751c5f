import { expect, test } from 'vitest'
import { products } from '../bench/furniture.ts'
import { roomSet, SET_STYLES, type SetProduct } from '../src/staging/room-set.ts'

const categories = (set: { products: readonly SetProduct[] }) => set.products.map(({ category }) => category)
const floor = { width: 4.2, depth: 5 }

test.each([
  ['living', 'sofa'],
  ['bedroom', 'bed'],
  ['dining', 'dining-table'],
  ['study', 'work-desk'],
] as const)('a %s is furnished with its %s first, every kind once', (room, main) => {
  for (const style of SET_STYLES) {
    const set = roomSet(products, { room, style, floor })
    expect(categories(set)[0]).toBe(main)
    expect(new Set(categories(set)).size).toBe(set.products.length)
    expect(set.products.length).toBeGreaterThan(3)
    expect(set.totalVnd).toBe(set.products.reduce((sum, { priceVnd }) => sum + priceVnd, 0))
  }
})

test('a set stays within its budget, and uses most of it', () => {
  for (const budgetVnd of [20, 30, 45, 70].map((millions) => millions * 1e6)) {
    const set = roomSet(products, { room: 'living', style: 'japandi', budgetVnd, floor })
    expect(set.totalVnd).toBeLessThanOrEqual(budgetVnd)
    expect(set.totalVnd / budgetVnd).toBeGreaterThan(0.6)
  }
  const [poor, rich] = [26e6, 90e6].map((budgetVnd) =>
    roomSet(products, { room: 'bedroom', style: 'classic', budgetVnd, floor }),
  )
  expect(rich?.totalVnd).toBeGreaterThan(poor?.totalVnd ?? 0)
})

test('less money leaves out the last pieces, and too little everything', () => {
  const modest = roomSet(products, { room: 'living', style: 'modern', budgetVnd: 17e6, floor })
  expect(categories(modest).slice(0, 2)).toEqual(['sofa', 'coffee-table'])
  expect(modest.products.length).toBeLessThan(6)
  expect(roomSet(products, { room: 'living', style: 'modern', budgetVnd: 5e6, floor })).toEqual({
    products: [],
    totalVnd: 0,
  })
})

test('a style shows in the wood', () => {
  const woods = (style: (typeof SET_STYLES)[number]) =>
    roomSet(products, { room: 'study', style, floor }).products.map(({ material }) => material)
  expect(woods('scandinavian')[0]).toBe('ash')
  expect(woods('classic')[0]).toBe('walnut')
  expect(woods('industrial')[0]).toBe('black_oak')
})

test('a small room gets smaller pieces, and nothing that hangs or fits a corner only', () => {
  const widest = (width: number, depth: number) =>
    Math.max(
      ...roomSet(products, { room: 'bedroom', style: 'classic', floor: { width, depth } }).products.map(
        ({ widthMm }) => widthMm,
      ),
    )
  expect(widest(2.4, 3)).toBeLessThan(1750)
  expect(widest(4.5, 5)).toBeGreaterThan(widest(2.4, 3))
  const all = ['living', 'bedroom', 'dining', 'study'] as const
  for (const room of all)
    for (let variant = 0; variant < 4; variant++)
      for (const { id } of roomSet(products, { room, style: 'japandi', floor, variant }).products)
        expect(id).not.toMatch(/-(treo-tuong|goc)-/)
})

test('every variant has another main piece', () => {
  const mains = [0, 1, 2, 3].map(
    (variant) => roomSet(products, { room: 'dining', style: 'japandi', floor, variant }).products[0]?.id,
  )
  expect(new Set(mains).size).toBe(4)
})
