import { build } from '@vuong-tron/furniture/models/build'
import { describe, expect, test } from 'vitest'
import { colours, type MaterialCode } from '../../../app/features/catalogue/materials'
import { coloursOf } from '../../../catalogue/colours'
import type { ProductSeed } from '../../../catalogue/import/columns'
import { coloursSeen } from '../../../catalogue/models/colours'
import seen from '../../../catalogue/models/colours.json' with { type: 'json' }
import { orders } from '../../../catalogue/models/orders.ts'
import { goodsCategories, woodenFamilies } from '../../../catalogue/range'

const range = [...woodenFamilies, ...goodsCategories].flatMap(({ slug, products }) =>
  products.map((product) => ({ category: slug, product })),
)
const productOf = (slug: string) => range.find(({ product }) => product.slug === slug)?.product as ProductSeed
const imported = (material: MaterialCode, more: Partial<ProductSeed> = {}) =>
  coloursOf({ ...productOf('ban-tra-nhat-tan'), slug: 'of-an-import', material, alsoIn: undefined, ...more })

describe('the colours of a product', () => {
  test('[ROUTE-06] are those that are seen of its model as it is now', () => {
    expect(Object.keys(seen).sort()).toEqual(orders.map(({ slug }) => slug).sort())
    // One of each ten, because each has to be built.
    for (const order of orders.filter((_, index) => index % 10 === 3))
      expect(coloursSeen(build(order, 'web').parts, order), order.slug).toEqual(
        (seen as Record<string, string[]>)[order.slug],
      )
  }, 60_000)

  test('[ROUTE-06] every product has some, but for what comes in tins and sacks', () => {
    const without = range.filter(({ product }) => coloursOf(product).length === 0).map(({ category }) => category)
    expect([...new Set(without)].sort()).toEqual([
      'interior-and-exterior-paint',
      'paint-exterior',
      'paint-interior',
      'paint-primer',
      'paint-waterproofing',
    ])
    for (const { product } of range) for (const colour of coloursOf(product)) expect(colours).toContain(colour)
  })

  test('[ROUTE-06] are not those of the bedding, of mirrors or of glass', () => {
    expect(coloursOf(productOf('giuong-moc-chau-160'))).toEqual(['light_wood', 'brown', 'black'])
    expect(coloursOf(productOf('guong-vom-mat-ho-50-90-cm'))).toEqual(['black'])
    expect(coloursOf(productOf('tu-trang-tri-dong-ho-60'))).toContain('light_wood')
  })

  test('[ROUTE-06] are those of cloth and paint where its material alone would say something else', () => {
    expect(coloursOf(productOf('sofa-goc-ho-tay-280'))).toEqual(['grey'])
    expect(coloursOf(productOf('tu-dong-dung-suong-dong-180-lit'))).toEqual(['white'])
  })

  test('[CAT-07] of an import are those it says, else those its materials are sure of', () => {
    expect(imported('oak', { alsoIn: ['walnut', 'ash'] })).toEqual(['light_wood', 'brown'])
    expect(imported('linen')).toEqual([])
    expect(imported('linen', { colours: ['blue', 'white'] })).toEqual(['blue', 'white'])
  })
})
