import { materials as all, type MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import { expect, test } from 'vitest'
import { coveringsOf, wallAreaOf } from '#app/features/house-doctor/composer/coverings'
import { sampleRoom } from '#app/features/house-doctor/composer/samples'
import { materialProducts } from '#app/features/house-doctor/material-products'
import { goodsCategories } from '../../../../../catalogue/range'

const materials = (Object.keys(all) as MaterialId[]).map((id) => ({ id, ...materialProducts[id] }))
const living = sampleRoom('living')

test('[HD-02] floor and walls are counted by the room’s measures and what is lost in cutting', () => {
  // 4.2 m × 5.2 m = 21.84 m², with waste 23.6 m²: more than ten boxes of 2.23 m².
  expect(coveringsOf(living, materials)).toEqual([{ slug: 'san-spc-chan-tran-4-mm-mau-soi', areaM2: 21.84, count: 11 }])
  // Perimeter 18.8 m, height 2.8 m, less a door of 0.9 × 2.1 m and a window of 2.4 × 1.9 m.
  expect(wallAreaOf(living)).toBeCloseTo(52.64 - 1.89 - 4.56)
  const [, panels] = coveringsOf({ ...living, walls: 'oak_slats' }, materials)
  expect(panels).toMatchObject({ slug: 'tam-tieu-am-nan-go-van-san', count: 35 })
})

test('[HD-02] what covers nobody knows how much is named without a count', () => {
  const [, paint] = coveringsOf({ ...living, walls: 'limewash' }, materials)
  expect(paint?.slug).toBe('son-voi-trang-sac-nha-5-lit')
  expect(paint?.count).toBeUndefined()
  expect(coveringsOf({ ...living, floor: 'terrazzo' }, materials)).toEqual([])
})

test('[HD-02] materials that show a product show one of the range', () => {
  const products = new Set(goodsCategories.flatMap((category) => category.products.map(({ slug }) => slug)))
  const shown = Object.values(materialProducts).map(({ product }) => product)
  expect(shown.filter((slug) => !products.has(slug))).toEqual([])
  expect(shown.length).toBeGreaterThan(7)
})

test('[HD-02] how far a product goes is what the catalogue says of it', () => {
  const products = goodsCategories.flatMap((category) => category.products)
  const known = materials.filter(({ coversM2 }) => coversM2)
  expect(known.length).toBeGreaterThan(5)
  for (const { product, coversM2 } of known) {
    const seed = products.find(({ slug }) => slug === product)
    const said = /([\d,]+)\u00a0m²/.exec(seed?.summary.vi ?? '')?.[1]
    const [, across = 0, along = 0] = [seed?.widthMm ?? 0, seed?.depthMm ?? 0, seed?.heightMm ?? 0].sort(
      (a, b) => a - b,
    )
    expect(coversM2, product).toBeCloseTo(said ? Number(said.replace(',', '.')) : (across * along) / 1e6, 2)
  }
})
