import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadProductParts } from '#app/features/product/lazy-product-parts'
import type { Product } from '#app/features/product/product'
import { ProductPage } from '#app/features/product/product-page'
import { withPageContext } from '#tests/support/start-context'

const product: Product = {
  slug: 'x',
  categorySlug: 'sofa',
  name: 'Sofa',
  summary: '',
  priceVnd: 1_000_000,
  wasPriceVnd: null,
  widthMm: 800,
  depthMm: 800,
  heightMm: 800,
  image: null,
  isNew: false,
  isInStock: true,
  origin: 'VN',
  warrantyMonths: 24,
  material: 'oak',
  finishes: ['oak'],
  pictures: [],
  model: null,
  tradeFacts: [],
  drawing: null,
  offers: [{ finish: 'oak', priceVnd: 1_000_000, wasPriceVnd: null, supply: 'stock' }],
  category: { slug: 'sofa', name: 'Sofa', kind: 'wooden', group: { slug: '', name: '' } },
}

const hasBar = (enquiry?: unknown) =>
  withPageContext({}, () =>
    renderToStaticMarkup(createElement(ProductPage, { product, related: [], goesWith: [], search: { enquiry } })),
  ).includes('offer-bar')

test('[ROUTE-17, CAT-05] price and enquiry stay until an enquiry was sent, whatever else the address says', async () => {
  await loadProductParts()
  expect(hasBar()).toBe(true)
  expect(hasBar('VT-2345678')).toBe(false)
  for (const nonsense of ['1', 'VT-', '', ['VT-2345678'], { id: 1 }]) expect(hasBar(nonsense)).toBe(true)
})
