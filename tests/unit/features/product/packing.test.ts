import { expect, test } from 'vitest'
import { bulkyCratesOf, isBulky, packageOf } from '#app/features/product/packing'
import type { Product } from '#app/features/product/product'
import { goodsCategories, woodenFamilies } from '../../../../catalogue/range'

const packed = (categorySlug: string, widthMm: number, depthMm: number, heightMm: number) =>
  packageOf({ categorySlug, widthMm, depthMm, heightMm } as Product)

test('[ROUTE-17] what comes in one piece is as large as itself and its wrapping', () => {
  expect(packed('sofa', 2240, 940, 800)).toEqual([2300, 1000, 860])
})

test('[ROUTE-17] what comes as panels is as long as its longest side and no wider than a panel', () => {
  expect(packed('wardrobe', 2400, 600, 2300)).toEqual([2460, 1060, 210])
})

test('[ROUTE-17] the longest side of every package of the shop comes first, and none is larger than its product', () => {
  for (const { slug, products } of [...woodenFamilies, ...goodsCategories])
    for (const { widthMm, depthMm, heightMm } of products) {
      const [length, width, height] = packed(slug, widthMm, depthMm, heightMm)
      expect(length).toBeGreaterThanOrEqual(width)
      expect(width).toBeGreaterThanOrEqual(height)
      expect(length - 60).toBeLessThanOrEqual(Math.max(widthMm, depthMm, heightMm))
    }
})

test('[ROUTE-17] a paint tin asks for no lift, a sofa does', () => {
  expect(isBulky(packed('paint-interior', 190, 190, 200))).toBe(false)
  expect(isBulky(packed('sofa', 2240, 940, 800))).toBe(true)
})

test('[BUY-25] of several products each bulky size is asked about once, by the name of the first', () => {
  const sized = (name: string, categorySlug: string, widthMm: number, depthMm: number, heightMm: number) => ({
    ...({ categorySlug, widthMm, depthMm, heightMm } as Product),
    name,
  })
  const table = sized('table', 'coffee-table', 1200, 700, 450)
  const crates = bulkyCratesOf([
    sized('paint', 'paint-interior', 190, 190, 200),
    table,
    { ...table, name: 'another table' },
    sized('wardrobe', 'wardrobe', 600, 580, 2000),
    sized('freezer', 'freezers', 580, 550, 1420),
  ])
  expect(crates).toEqual([
    { name: 'table', sides: [1260, 760, 510], comesApart: true },
    { name: 'wardrobe', sides: [2060, 660, 210], comesApart: true },
    { name: 'freezer', sides: [1480, 640, 610], comesApart: false },
  ])
})
