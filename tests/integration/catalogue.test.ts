import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { type ProductSummary, packageTiers } from '#app/features/catalogue/catalogue'
import { findListing } from '#app/features/catalogue/catalogue.server'
import { everything, HIGHEST_PRICE, type ListingSearch, sortOrders } from '#app/features/catalogue/listing'
import { filters } from '#app/features/catalogue/listing-filters'
import { findPackages } from '#app/features/catalogue/packages.server'
import { selectPage } from '#app/features/catalogue/page.server'
import { findShopWindow } from '#app/features/catalogue/shop-window.server'
import { openDatabase } from '#app/server/db/client'
import { get } from '#tests/support/front-door'
import { packages } from '../../app/features/catalogue/packages'

const db = openDatabase(env.DB)

const listed = async (slug: string, search: Partial<ListingSearch> = {}, locale: 'vi' | 'en' | 'de' | 'ja' = 'vi') => {
  const listing = await findListing(db, locale, { slug }, { ...everything, ...search })
  if (!listing) throw new Error(`no listing of ${slug}`)
  return listing
}
const wooden = async (search: Partial<ListingSearch> = {}, locale: 'vi' | 'de' = 'vi') => {
  const listing = await findListing(db, locale, { kind: 'wooden' }, { ...everything, ...search })
  if (!listing) throw new Error('no listing of wooden furniture')
  return listing
}
const rows = async <T>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<T>()
  ).results

describe('a category', () => {
  test('[ROUTE-06] has its head, its neighbours in the menu and its products in the language asked for', async () => {
    const { category, siblings, products } = await listed('tv-stand', {}, 'de')
    expect(category).toMatchObject({
      slug: 'tv-stand',
      name: 'TV-Lowboards',
      kind: 'wooden',
      group: { slug: 'living-room', name: 'Wohnzimmer' },
    })
    expect(siblings.map(({ slug }) => slug)).toContain('tv-stand')
    expect(siblings.map(({ slug }) => slug)).toContain('sofa')
    expect(products).toHaveLength(10)
    expect(new Set(products.map(({ categorySlug }) => categorySlug))).toEqual(new Set(['tv-stand']))
    const [row] = await rows<{ name: string }>(
      `SELECT t.name FROM product_translations t JOIN products p ON p.id = t.product_id WHERE t.locale = 'de' AND p.slug = ?`,
      products[0]?.slug,
    )
    expect(products[0]?.name).toBe(row?.name)
  })

  test.each(['nothing', 'living-room', 'furniture-package', 'package-basic', "bed' OR 1=1 --"])(
    '[ROUTE-06] %s is none',
    async (slug) => {
      expect(await findListing(db, 'vi', { slug }, everything)).toBeNull()
    },
  )
})

describe('filters', () => {
  test('[ROUTE-06] by price, both ends included', async () => {
    const { products, facets } = await listed('tv-stand', { min: 7_800_000, max: 11_900_000 })
    expect(
      products
        .map(({ priceVnd }) => priceVnd)
        .sort((a, b) => a - b)
        .at(0),
    ).toBe(7_800_000)
    expect(products.every(({ priceVnd }) => priceVnd >= 7_800_000 && priceVnd <= 11_900_000)).toBe(true)
    expect(facets.total).toBe(products.length)
    expect(facets.all).toBe(10)
  })

  test('[ROUTE-06] by material: any finish on offer counts, and several widen', async () => {
    const one = await listed('tv-stand', { material: ['walnut'] })
    expect(one.products.every(({ finishes }) => finishes.includes('walnut'))).toBe(true)
    const two = await listed('tv-stand', { material: ['walnut', 'black_oak'] })
    expect(two.facets.total).toBeGreaterThan(one.facets.total)
  })

  test('[ROUTE-06] by colour: what is seen of a product, whatever it is made of', async () => {
    const coloursOf = async (slug: string) =>
      (await rows<{ c: string }>('SELECT colours AS c FROM products WHERE slug = ?', slug))[0]?.c.split(',')
    const white = await listed('freezers', { colour: ['white'] })
    expect(white.facets.options.colour).toEqual([
      { code: 'grey', count: 1 },
      { code: 'white', count: 5 },
      { code: 'metal', count: 1 },
    ])
    for (const { slug } of white.products) expect(await coloursOf(slug), slug).toContain('white')
    const both = await listed('freezers', { colour: ['white', 'metal'] })
    expect(both.facets.total).toBe(6)
    // One of several finishes is enough.
    const brown = await listed('tv-stand', { colour: ['brown'] })
    expect(brown.products.map(({ slug }) => slug)).toContain('ke-tv-trang-an-180')
    expect((await listed('tv-stand', { colour: ['red'] })).products).toEqual([])
    expect((await listed('paint-interior')).facets.options.colour).toEqual([])
  })

  test('[ROUTE-06] oak is not black oak', async () => {
    const { products } = await wooden({ material: ['oak'] })
    expect(products.every(({ finishes }) => finishes.includes('oak'))).toBe(true)
  })

  test.each([
    ['0-120', (mm: number) => mm < 1200],
    ['120-160', (mm: number) => mm >= 1200 && mm <= 1600],
    ['160-200', (mm: number) => mm > 1600 && mm <= 2000],
    ['200-', (mm: number) => mm > 2000],
  ] as const)('[ROUTE-06] by width %s', async (band, isInside) => {
    const all = await rows<{ width: number }>(
      "SELECT p.width_mm AS width FROM products p JOIN categories c ON c.id = p.category_id WHERE c.kind = 'wooden'",
    )
    const { products, facets } = await wooden({ width: [band] })
    expect(facets.total).toBe(all.filter(({ width }) => isInside(width)).length)
    expect(products.every(({ widthMm }) => isInside(widthMm))).toBe(true)
  })

  test('[ROUTE-06] the numbers beside the options are what choosing them shows', async () => {
    const search = { min: 5_000_000, width: ['0-120' as const] }
    const { facets } = await wooden(search)
    for (const { code, count } of facets.options.material)
      expect((await wooden({ ...search, material: [code] })).facets.total, code).toBe(count)
    for (const { code, count } of facets.options.colour)
      expect((await wooden({ ...search, colour: [code] })).facets.total, code).toBe(count)
  })

  test('[ROUTE-06] a total is the number of rows, whatever prices it is asked for', async () => {
    const all = await rows<{ price: number }>(
      "SELECT p.price_vnd AS price FROM products p JOIN categories c ON c.id = p.category_id WHERE c.kind = 'wooden'",
    )
    const prices = all.map(({ price }) => price).sort((a, b) => a - b)
    // A price ±1 đồng is inside a step of the counts, never at its end.
    const limits = [0, 9_999_999_999, ...prices.flatMap((price, at) => (at % 30 ? [] : [price - 1, price, price + 1]))]
    for (const min of limits)
      for (const max of limits.filter((limit) => limit >= min)) {
        const expected = prices.filter((price) => price >= min && price <= max).length
        expect([min, max, (await wooden({ min, max })).facets.total]).toEqual([min, max, expected])
      }
  })

  test('[ROUTE-06] nothing found is an empty first page that says what to drop', async () => {
    const { products, facets } = await listed('sofa', { material: ['leather'], width: ['0-120'] })
    expect(products).toEqual([])
    expect(facets.dropping).toEqual([
      { condition: 'material', leaves: 0 },
      { condition: 'width', leaves: (await listed('sofa', { material: ['leather'] })).facets.total },
    ])
  })
})

describe('order and pages', () => {
  const by = (key: (product: ProductSummary) => number) => (products: ProductSummary[]) => products.map(key)

  test('[ROUTE-06] by price up and down', async () => {
    const prices = by(({ priceVnd }) => priceVnd)
    const up = prices((await wooden({ sort: 'price-asc' })).products)
    expect(up).toEqual([...up].sort((a, b) => a - b))
    const down = prices((await wooden({ sort: 'price-desc' })).products)
    expect(down).toEqual([...down].sort((a, b) => b - a))
    expect(down[0]).toBeGreaterThan(up[0] ?? 0)
  })

  test('[ROUTE-06] newest first', async () => {
    const { products } = await wooden()
    const dates = await Promise.all(
      products.map(
        async ({ slug }) =>
          (await rows<{ d: string }>('SELECT added_on AS d FROM products WHERE slug = ?', slug))[0]?.d,
      ),
    )
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('[ROUTE-06] by name as the language sorts, not as code points do', async () => {
    const { products } = await wooden({ sort: 'name' }, 'de')
    const names = products.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator('de-DE', { numeric: true }).compare))
  })

  test.each(['newest', 'price-asc', 'price-desc', 'name'] as const)(
    '[ROUTE-11] the pages by %s hold every wooden product once',
    async (sort) => {
      const pages = await Promise.all(Array.from({ length: 13 }, (_, index) => wooden({ sort, page: index + 1 })))
      const slugs = pages.flatMap(({ products }) => products.map(({ slug }) => slug))
      expect(slugs).toHaveLength(150)
      expect(new Set(slugs).size).toBe(150)
      expect(pages.slice(0, 12).every(({ products }) => products.length === 12)).toBe(true)
    },
  )

  test.each([
    {},
    { material: ['oak', 'rattan'] },
    { colour: ['light_wood', 'metal'] },
    { colour: ['black'], material: ['oak'], min: 4_000_000 },
    { width: ['120-160', '200-'] },
    { min: 5_000_000, max: 12_490_000 },
    { min: 3_200_001, material: ['walnut'], width: ['0-120'] },
    { max: 1 },
    { material: filters.material.codes, width: filters.width.codes, min: 1, max: HIGHEST_PRICE },
  ] as const)('[ROUTE-06] few products and many are found in two ways, which agree: %j', async (asked) => {
    const MANY = 0
    for (const scope of [{ kind: 'wooden' }, { slug: 'sofa' }, { slug: 'faucets' }] as const)
      for (const sort of sortOrders)
        for (const page of [1, 2]) {
          const search = { ...everything, ...asked, sort, page } as ListingSearch
          const found = await findListing(db, 'ja', scope, search)
          const read = await selectPage(db, 'ja', scope, search, MANY)
          expect(read.map(({ slug }) => slug)).toEqual(found?.products.map(({ slug }) => slug) ?? [])
        }
  })

  test('[ROUTE-06] a page beyond the last is none', async () => {
    expect(await findListing(db, 'vi', { kind: 'wooden' }, { ...everything, page: 14 })).toBeNull()
    expect(await findListing(db, 'vi', { slug: 'bed' }, { ...everything, page: 2 })).toBeNull()
  })
})

describe('bad input', () => {
  test.each([
    ['page=1000000000', 404],
    ['page=9999', 404],
    ['page=-1', 404],
    ['page=1&page=2', 404],
    ['page=1;DROP TABLE products', 404],
    ['sort=price_vnd DESC --', 404],
    ['min=1e3', 404],
    ['min=-1', 404],
    ['max=99999999999', 404],
    ["max=1' OR '1'='1", 404],
    ['material=unobtainium', 404],
    ["material=oak' OR 1=1 --", 404],
    ['material=oak,walnut', 404],
    ['material=oak&material=%00', 404],
    ['width=0-9999', 404],
    ['width=%F0%9F%9B%8B', 404],
    ['colour=pink', 404],
    ['colour=red,blue', 404],
    ["colour=black' OR 1=1 --", 404],
    ['color=red', 200],
    ['colour=red&colour=blue', 200],
    ['min=&max=&material=', 200],
    ['max=9000000&min=12000000', 200],
    [`material=${'a'.repeat(10_000)}`, 414],
  ] as const)('[ROUTE-06] a listing answers %s in words, with %i', async (query, status) => {
    const address = `/de/wooden-furniture?${query.replace(/[ ;']/g, encodeURIComponent)}`
    const first = await get(address)
    // Non-canonical addresses redirect to the canonical one.
    const answer = first.status === 307 ? await get(first.headers.get('location') ?? '') : first
    expect(answer.status).toBe(status)
    const html = await answer.text()
    expect(html).toMatch(/<h1/)
    expect(html).not.toContain('a'.repeat(200))
    // Only the login's return link keeps the original address; the canonical link never does.
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href)
    expect(canonical).toEqual(status === 200 ? [`${(env as Env).SITE_ORIGIN}/de/wooden-furniture`] : [])
    if (status !== 200) expect(html).toMatch(/<meta name="robots" content="noindex/)
    const said = html.replace(/\/login\?redirect=[^"]*/g, '')
    for (const hostile of ['DROP TABLE', "'1'='1", '1=1', 'price_vnd', 'unobtainium', 'pink', '0-9999', '1000000000'])
      expect(said).not.toContain(hostile)
  })

  test.each(["bed' OR '1'='1", 'bed"; DROP TABLE products; --', '%00', '../../etc/passwd', 'a'.repeat(1000)])(
    '[ROUTE-06] no category is called %s',
    async (slug) => {
      const answer = await get(`/de/category/${encodeURIComponent(slug)}`)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toMatch(/<h1/)
    },
  )
})

describe('packages', () => {
  test('[ROUTE-05] cost what their pieces cost together, and count them by room', async () => {
    const found = await findPackages(db, 'vi', null)
    expect(found.packages.map(({ tier }) => tier)).toEqual([...packageTiers])
    for (const { tier, priceVnd, rooms } of found.packages) {
      const wanted = packages.find((one) => one.tier === tier)?.rooms ?? {}
      const slugs = Object.values(wanted).flat()
      const prices = await rows<{ slug: string; price: number }>('SELECT slug, price_vnd AS price FROM products')
      const priceOf = new Map(prices.map(({ slug, price }) => [slug, price]))
      expect(priceVnd).toBe(slugs.reduce((sum, slug) => sum + (priceOf.get(slug) ?? Number.NaN), 0))
      expect(rooms.map(({ room, pieces }) => [room, pieces])).toEqual(
        Object.entries(wanted).map(([room, list]) => [room, list.length]),
      )
    }
    const prices = found.packages.map(({ priceVnd }) => priceVnd)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(found.contents).toEqual([])
  })

  test('[ROUTE-05] one of them shows its pieces room by room, a double one with its number', async () => {
    const { contents } = await findPackages(db, 'ja', 'luxury')
    const bedroom = contents.find(({ room }) => room === 'bedroom')
    expect(bedroom?.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(10)
    expect(bedroom?.items.find(({ product }) => product.slug === 'tu-quan-ao-van-phuc-160')?.quantity).toBe(2)
  })
})

describe('the home page', () => {
  test('[ROUTE-02] shows the fifteen families, the newest furniture, an example and the packages', async () => {
    const { families, newest, prescribed, packages } = await findShopWindow(db, 'en')
    expect(families).toHaveLength(15)
    expect(families[0]).toMatchObject({ slug: 'bed', name: 'Beds' })
    const [latest] = await rows<{ slug: string }>(
      `SELECT p.slug FROM products p JOIN categories c ON c.id = p.category_id WHERE c.kind = 'wooden'
       ORDER BY added_on DESC, p.id DESC LIMIT 1`,
    )
    expect(newest).toHaveLength(5)
    expect(newest[0]?.slug).toBe(latest?.slug)
    expect(prescribed.map(({ slug }) => slug)).toEqual(['sofa-ho-tay-ba-cho', 'ban-tra-nhat-tan', 'ke-sach-ba-vi'])
    expect(packages).toHaveLength(4)
  })

  test('[CAT-09] shows no piece in its example that is out of stock', async () => {
    const set = (stock: number) =>
      env.DB.prepare("UPDATE stock SET held = max(on_hand - ?, 0) WHERE sku LIKE 'ban-tra-nhat-tan:%'")
        .bind(stock)
        .run()
    await set(0)
    const { prescribed } = await findShopWindow(db, 'en')
    await set(1)
    expect(prescribed.map(({ slug }) => slug)).toEqual(['sofa-ho-tay-ba-cho', 'ke-sach-ba-vi'])
    expect((await findShopWindow(db, 'en')).prescribed).toHaveLength(3)
  })
})

test('[ROUTE-06] every page of the shop asks the database once, with at most five queries', async () => {
  const batch = vi.spyOn(env.DB, 'batch')
  await findListing(db, 'vi', { slug: 'bed' }, everything)
  await findPackages(db, 'vi', 'basic')
  await findShopWindow(db, 'vi')
  expect(batch.mock.calls.map(([queries]) => queries.length)).toEqual([5, 3, 4])
  batch.mockRestore()
})
