import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { findComparison } from '#app/features/compare/compare.server'
import { locales } from '#app/features/languages/languages'
import { findProducts } from '#app/features/lists/lists.server'
import { pieceOf } from '#app/features/stock/stock'
import { openDatabase } from '#app/server/db/client'
import { signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const db = openDatabase((env as Env).DB)
const THREE = ['ke-tv-trang-an-180', 'ke-tv-trang-an-200', 'ke-tv-hoi-an-140']

describe('products by their slugs', () => {
  test('[ROUTE-21] come in the order asked for, without those that are gone', async () => {
    const found = await findProducts(db, 'de', ['sofa-ho-tay-ba-cho', 'khong-con', 'ban-tra-nhat-tan'])
    expect(found.map(({ slug }) => slug)).toEqual(['sofa-ho-tay-ba-cho', 'ban-tra-nhat-tan'])
    expect(await findProducts(db, 'de', [])).toEqual([])
  })

  test('[BUY-02] come in a finish by their sku, beside others in their own', async () => {
    const pieces = ['ke-tv-trang-an-180:walnut', 'sofa-ho-tay-ba-cho', 'ke-tv-trang-an-180', 'sofa-ho-tay-ba-cho:glass']
    const found = await findProducts(db, 'en', pieces)
    expect(found.map(pieceOf)).toEqual(pieces.slice(0, 3))
    expect(found[0]?.finish).toBe('walnut')
  })
})

describe('product cards', () => {
  const names = { vi: ['Lưu lại: ', 'So sánh: '], en: ['Save: ', 'Compare: '] } as const
  test.each(['vi', 'en'] as const)(
    '[ROUTE-21] in %s have both lists by name, and nothing of the visitor',
    async (l) => {
      const { token, renewal } = await signedIn()
      for (const cookie of ['', `token=${token}; renewal=${renewal}`]) {
        const html = await (await get(`/${l}/category/tv-stand`, { headers: { cookie } })).text()
        const cards = html.split('<article').slice(1)
        expect(cards.length).toBe(10)
        for (const card of cards)
          for (const name of names[l]) expect(card.split(`aria-pressed="false" aria-label="${name}`)).toHaveLength(2)
        expect(html).not.toContain('aria-pressed="true"')
      }
    },
  )
})

describe('a comparison', () => {
  test('[ROUTE-21] sets products side by side, and offers others of the first one’s kind', async () => {
    const { products, others } = await findComparison(db, 'en', [...THREE, 'khong-con'])
    expect(products.map(({ slug }) => slug)).toEqual(THREE)
    expect(products[0]).toMatchObject({ origin: 'VN', warrantyMonths: 60, isInStock: true })
    expect(others.map(({ categorySlug }) => categorySlug)).toEqual(Array(7).fill('tv-stand'))
    expect(others.some(({ slug }) => THREE.includes(slug))).toBe(false)
  })

  test.each(locales)('[ROUTE-21] in %s is a table without any script', async (locale) => {
    const answer = await get(`/${locale}/compare?products=${THREE.join(',')}`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html.match(/<th scope="col"/g)).toHaveLength(3)
    expect(html).toContain('noindex')
    expect(html).toContain(`href="/${locale}/compare?products=${THREE.slice(1).join(',')}"`)
  })

  test('[ROUTE-21] of nothing, of too much and of nonsense is a page all the same', async () => {
    for (const products of ['', ...['x', 'a,b,c,d,e,f,g', '<script>', ','.repeat(3000)].map(encodeURIComponent)]) {
      const answer = await get(`/en/compare?products=${products}`)
      expect([products.slice(0, 20), answer.status]).toEqual([
        products.slice(0, 20),
        products.length > 4000 ? 414 : 200,
      ])
    }
    expect(await (await get('/en/compare')).text()).toContain('Nothing to compare yet')
  })
})
