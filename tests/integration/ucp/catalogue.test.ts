import { beforeAll, describe, expect, test } from 'vitest'
import { DB, ERROR, post, SITE_ORIGIN, stockShop, valid, WALNUT } from '#tests/support/ucp/agent'

beforeAll(async () => {
  await stockShop()
})

type Product = {
  id: string
  price_range: { min: { amount: number; currency: string }; max: { amount: number } }
  variants: { id: string; price: { amount: number }; availability: { status: string }; inputs: object[]; url: string }[]
  selected: { id: string }[]
  options: { values: { id: string; available: boolean }[] }[]
}
type Found = { products: Product[]; pagination: { has_next_page: boolean; cursor?: string } }

describe('[BUY-15] catalogue', () => {
  const search = async (body: unknown) =>
    valid<Found>(await post('/catalog/search', body), 'shopping/catalog_search.json#/$defs/search_response')

  test('[BUY-15] search finds products with variants, in the language of its context', async () => {
    const { products } = await search({ query: 'Tràng An 180', context: { language: 'de-DE' } })
    const [product] = products
    expect(product).toMatchObject({ id: 'ke-tv-trang-an-180', price_range: { min: { currency: 'VND' } } })
    expect(product?.variants.map(({ url }) => url)[0]).toBe(
      `${SITE_ORIGIN}/de/product/ke-tv-trang-an-180?finish=${product?.variants[0]?.id.split(':')[1]}`,
    )
  })

  test('[BUY-15] search goes on by its cursor, and shows each product once', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { products, pagination } = await search({ query: 'sofa', pagination: { limit: 5, cursor } })
      expect(products.length).toBeLessThanOrEqual(5)
      seen.push(...products.map(({ id }) => id))
      cursor = pagination.cursor
    } while (cursor)
    expect(seen.length).toBeGreaterThan(5)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('[BUY-15] browsing a category reaches each of its products', async () => {
    const filters = { categories: ['sofa'] }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { products, pagination } = await search({ filters, pagination: { limit: 10, cursor } })
      seen.push(...products.map(({ id }) => id))
      cursor = pagination.cursor
    } while (cursor)
    const sold = await DB.prepare(
      "SELECT count(*) AS n FROM products WHERE category_id = (SELECT id FROM categories WHERE slug = 'sofa')",
    ).first<number>('n')
    expect([seen.length, new Set(seen).size]).toEqual([sold, sold])
  })

  test('[BUY-15] search browses a category and filters by price', async () => {
    const { products } = await search({ filters: { categories: ['tv-stand'] } })
    expect(products.length).toBeGreaterThan(3)
    const max = products[0]?.price_range.max.amount ?? 0
    const cheaper = await search({ filters: { categories: ['tv-stand'], price: { max: max - 1 } } })
    expect(cheaper.products.flatMap(({ variants }) => variants).filter((one) => one.price.amount >= max)).toEqual([])
  })

  test('[BUY-15] search without anything to look for is refused', async () => {
    expect((await post('/catalog/search', {})).status).toBe(422)
  })

  test('[BUY-15] lookup takes ids of products and variants, and says which meant what', async () => {
    const ids = ['ke-tv-trang-an-180', WALNUT, WALNUT, 'no-such-thing']
    const { products } = await valid<Found>(
      await post('/catalog/lookup', { ids }),
      'shopping/catalog_lookup.json#/$defs/lookup_response',
    )
    expect(products).toHaveLength(1)
    const inputs = Object.fromEntries(products[0]?.variants.map((one) => [one.id, one.inputs]) ?? [])
    expect(inputs[WALNUT]).toContainEqual({ id: WALNUT, match: 'exact' })
    expect(Object.values(inputs).flat()).toContainEqual({ id: 'ke-tv-trang-an-180', match: 'featured' })
    expect(Object.values(inputs).flat()).toHaveLength(2)
  })

  test('[BUY-15] lookup refuses more ids than it takes', async () => {
    const answer = await post('/catalog/lookup', { ids: Array.from({ length: 51 }, (_, at) => `x-${at}`) })
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'request_too_large' })])
  })

  test('[BUY-15] a product’s variant comes first when it is asked for, or selected', async () => {
    const ask = async (body: object) =>
      (
        await valid<{ product: Product }>(
          await post('/catalog/product', { context: { language: 'en' }, ...body }),
          'shopping/catalog_lookup.json#/$defs/get_product_response',
        )
      ).product
    const named = await ask({ id: WALNUT })
    expect([named.variants[0]?.id, named.selected[0]?.id]).toEqual([WALNUT, 'walnut'])
    const selected = await ask({
      id: 'ke-tv-trang-an-180',
      selected: [{ name: 'Finish', label: 'Walnut' }],
    })
    expect(selected.variants[0]?.id).toBe(WALNUT)
  })

  test('[BUY-15] an unknown product is an outcome, not a fault', async () => {
    const answer = await post('/catalog/product', { id: 'no-such-thing' })
    expect((await valid(answer, ERROR)).messages[0]?.code).toBe('not_found')
  })
})
