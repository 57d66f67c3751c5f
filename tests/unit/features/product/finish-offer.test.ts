import { expect, test } from 'vitest'
import { inFinish, offerIn, type Product } from '#app/features/product/product'

const product = {
  material: 'oak',
  priceVnd: 10,
  wasPriceVnd: 12,
  isInStock: true,
  finishes: ['oak', 'walnut', 'ash'],
  pictures: ['/oak.webp', '/oak-side.webp'],
  offers: [
    { finish: 'oak', priceVnd: 10, wasPriceVnd: 12, supply: 'stock' },
    { finish: 'walnut', priceVnd: 15, wasPriceVnd: null, supply: 'made', leadDays: 21, picture: '/walnut.webp' },
    { finish: 'ash', priceVnd: 9, wasPriceVnd: null, supply: 'stock' },
  ],
} as Partial<Product> as Product

test('[BUY-02] an address names a finish of the product; anything else is its first', () => {
  expect(offerIn(product, 'walnut').finish).toBe('walnut')
  for (const other of [undefined, '', 'rattan', ['walnut'], 1]) expect(offerIn(product, other).finish).toBe('oak')
})

test('[BUY-02] a product in a finish has its price, its material and its stock', () => {
  expect(inFinish(product, offerIn(product, 'walnut'))).toMatchObject({
    material: 'walnut',
    priceVnd: 15,
    wasPriceVnd: null,
    isInStock: false,
    finishes: ['oak', 'walnut', 'ash'],
    pictures: ['/walnut.webp'],
  })
  expect(inFinish(product, offerIn(product, 'ash')).pictures).toEqual(['/oak.webp', '/oak-side.webp'])
})
