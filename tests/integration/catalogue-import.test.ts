import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { viewCart } from '#app/features/cart/cart-view.server'
import { findListing } from '#app/features/catalogue/catalogue.server'
import { everything } from '#app/features/catalogue/listing'
import { findPackages } from '#app/features/catalogue/packages.server'
import { findShopWindow } from '#app/features/catalogue/shop-window.server'
import { findCategories } from '#app/features/catalogue/sitemap.server'
import { findFurniture } from '#app/features/house-doctor/furniture.server'
import { findProduct } from '#app/features/product/product.server'
import { findResults, findSuggestions } from '#app/features/search/search.server'
import { openDatabase } from '#app/server/db/client'
import { type FileRow, rangeAsRows } from '#tests/support/catalogue-file'
import { get } from '#tests/support/front-door'
import { productsOf } from '../../catalogue/import/rows'
import { activation, farewells, stagingStatements, tidying } from '../../catalogue/import/statements'
import { stockStatements } from '../../catalogue/stock-sql'

const { DB } = env as Env
const db = openDatabase(DB)

const parsed = (rows: readonly FileRow[]) => {
  const file = { rows: rows.map((values, at) => ({ line: at + 2, values })), complaints: [] }
  return productsOf(file, () => true).rows
}

/** The range with more expensive beds, a new bed, and a TV stand in another size. */
const products = parsed(
  rangeAsRows()
    .flatMap((row) =>
      row.slug === 'giuong-moc-chau-160'
        ? [row, { ...row, slug: 'giuong-zzyzx-160', name_vi: 'Giường Zzyzx 160', added_on: '2026-11-01' }]
        : [row],
    )
    .map((row) => (row.category === 'bed' ? { ...row, price_vnd: '99000000', was_price_vnd: '' } : row))
    .map((row) => (row.slug === 'ke-tv-hoi-an-140' ? { ...row, depth_mm: '380' } : row)),
)

const run = (statements: readonly string[]) => DB.batch(statements.map((statement) => DB.prepare(statement)))
const search = (term: string) => findResults(db, 'vi', { term, page: 1, sort: 'relevance' })

/** What visitors see of the products. */
const shop = async () => ({
  beds: await findListing(db, 'vi', { slug: 'bed' }, everything),
  wooden: (await findListing(db, 'de', { kind: 'wooden' }, everything))?.facets,
  packages: await findPackages(db, 'en', 'luxury'),
  window: await findShopWindow(db, 'ja'),
  bed: await findProduct(db, 'vi', 'giuong-moc-chau-160'),
  stand: await findProduct(db, 'en', 'ke-tv-trang-an-180'),
  found: await search('giuong'),
  unknown: await search('zzyzx'),
  suggested: await findSuggestions(db, 'vi', 'giuong'),
})
const versionOf = async (name: string) =>
  (await DB.prepare('SELECT version FROM data_versions WHERE name = ?').bind(name).first<number>('version')) ?? 0
const countOf = async (table: string) =>
  (await DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')) ?? 0

const TABLES = ['products', 'product_prices', 'product_groups', 'product_translations', 'search_words', 'search_index']
const sizes = () => Promise.all(TABLES.map(countOf))

test('[CAT-07] visitors see nothing of an import until one statement, and then all of it', async () => {
  const before = await shop()
  expect(before.unknown?.total).toBe(0)
  const staging = stagingStatements(products, 1)
  const half = Math.floor(staging.length / 2)
  await run(staging.slice(0, half))
  expect(await shop()).toEqual(before)
  await run(staging.slice(half))
  expect(await shop()).toEqual(before)

  const pages = await versionOf('public-data')
  await run([activation(1)])
  const after = await shop()
  expect(after.beds?.products).toHaveLength(11)
  expect(after.beds?.products[0]).toMatchObject({ slug: 'giuong-zzyzx-160', priceVnd: 99_000_000 })
  expect(after.wooden?.total).toBe(151)
  const dear = await findListing(db, 'ja', { kind: 'wooden' }, { ...everything, min: 98_999_999, sort: 'name' })
  expect([dear?.facets.total, dear?.products.length]).toEqual([11, 11])
  expect(after.unknown?.products.map(({ slug }) => slug)).toEqual(['giuong-zzyzx-160'])
  expect(after.packages.packages[3]?.priceVnd).toBeGreaterThan(before.packages.packages[3]?.priceVnd ?? 0)
  // Cached pages of the old catalogue are invalid.
  expect(await versionOf('public-data')).toBe(pages + 1)

  await run(tidying(1))
  expect(await shop()).toEqual(after)
})

test('[CAT-07] a model and a drawing have only what was built, in the size in which it was', async () => {
  const pageOf = async (slug: string) => (await findProduct(db, 'vi', slug))?.product
  expect(await pageOf('giuong-moc-chau-160')).toMatchObject({
    model: '/models/giuong-moc-chau-160.glb',
    drawing: '/catalogue/drawings/giuong-moc-chau-160.svg',
  })
  const withoutModel = ['giuong-zzyzx-160', 'ke-tv-hoi-an-140']
  for (const slug of withoutModel) expect(await pageOf(slug), slug).toMatchObject({ model: null, drawing: null })
  // A product keeps its own picture at any size.
  expect((await pageOf('ke-tv-hoi-an-140'))?.pictures).toContain('/catalogue/products/ke-tv-hoi-an-140.webp')
  const furniture = (await findFurniture(db)).map(({ id }) => id)
  expect(furniture).toContain('giuong-moc-chau-160')
  expect(furniture.filter((slug) => withoutModel.includes(slug))).toEqual([])
})

test('[CAT-07] an import of the same file ends in the same shop, and leaves no row of the one before', async () => {
  const before = await shop()
  const rows = await sizes()
  await run(stagingStatements(products, 2))
  await run([activation(2)])
  await run(tidying(2))
  expect(await shop()).toEqual(before)
  expect(await sizes()).toEqual(rows)
})

test('[CAT-07] what an import left that was killed is gone before the next, and was never seen', async () => {
  const before = await shop()
  const rows = await sizes()
  await run(stagingStatements(products, 3).slice(0, -2))
  expect(await shop()).toEqual(before)
  await run(tidying(2))
  expect(await sizes()).toEqual(rows)
  await run(stagingStatements(products, 3))
  await run([activation(3)])
  await run(tidying(3))
  expect(await shop()).toEqual(before)
})

test('[CAT-07] a category that an import leaves empty says so, and offers neither filters nor prices', async () => {
  const before = await findCategories(db, 'vi')
  await run(stagingStatements(parsed(rangeAsRows().filter(({ category }) => category !== 'mirrors')), 4))
  await run([activation(4)])
  const listing = await findListing(db, 'ja', { slug: 'mirrors' }, everything)
  expect(listing).toMatchObject({ products: [], priceHints: { min: '', max: '' }, facets: { all: 0, prices: null } })
  const slugs = (await findCategories(db, 'vi')).map(({ slug }) => slug)
  expect(slugs).toEqual(before.map(({ slug }) => slug).filter((slug) => slug !== 'mirrors'))
  for (const [path, heading] of [
    ['/de/category/mirrors', 'Diese Kategorie ist zurzeit leer'],
    ['/de/category/mirrors?max=1000&material=glass', 'Diese Kategorie ist zurzeit leer'],
    ['/ja/category/mirrors', '現在、このカテゴリーに商品はありません'],
  ] as const) {
    const answer = await get(path)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`))
    expect(html).toContain('/wooden-furniture"')
    expect(html).not.toMatch(/<form id="filters"|∞|Infinity/)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  }
  expect((await get('/de/category/mirrors?page=2')).status).toBe(404)
  await run(tidying(4))
})

test('[BUY-21] a piece that an import takes out of the range keeps its name in a basket, beside what fits instead', async () => {
  const LEFT = 'giuong-moc-chau-160'
  const line = { sku: `${LEFT}:oak`, quantity: 1, packageTier: '', isSaved: false, addedAt: 0 }
  const inBasket = async () => (await viewCart(db, { locale: 'de', lines: [line], removed: '' })).lines[0]
  const imported = async (rows: readonly FileRow[], version: number) => {
    await run(stagingStatements(parsed(rows), version))
    await run([...stockStatements(version, 0), ...farewells(version), activation(version)])
    await run(tidying(version))
  }
  await imported(rangeAsRows(), 5)
  expect(await inBasket()).toMatchObject({ supply: { kind: 'stock' } })

  await imported(
    rangeAsRows().filter(({ slug }) => slug !== LEFT),
    6,
  )
  const gone = await inBasket()
  expect(gone).toMatchObject({
    supply: { kind: 'gone' },
    formerName: 'Bett Mộc Châu 160',
    instead: { categorySlug: 'bed' },
  })
  expect(gone?.variant).toBeUndefined()
  expect(gone?.instead?.widthMm).toBeLessThanOrEqual(1680)
  expect(gone?.instead?.slug).not.toBe(LEFT)

  // Later imports do not forget it, until it is sold again.
  await imported(
    rangeAsRows().filter(({ slug }) => slug !== LEFT),
    7,
  )
  expect(await inBasket()).toEqual(gone)
  await imported(rangeAsRows(), 8)
  expect(await inBasket()).toMatchObject({ variant: { slug: LEFT }, supply: { kind: 'stock' } })
  expect(await countOf('former_products')).toBe(0)
})

const ORDERED = ['ke-tv-trang-an-180', 'ban-tra-tan-cuong-120']
const CHECKOUTS = 50

/** The range in which each ordered piece costs another price in each edition. */
const editionOf = (addedVnd: number) =>
  rangeAsRows().map((row) =>
    ORDERED.includes(row.slug ?? '')
      ? { ...row, price_vnd: String(Number(row.price_vnd) + addedVnd), was_price_vnd: '' }
      : row,
  )

type Answer = { quote: string; code: string; days: { day: string }[]; now: { quote: string } }

let visitors = 0
/** Sends to the API from an address of its own, as the limits count addresses. */
async function send(path: string, body: object, headers: Record<string, string> = {}) {
  const address = `10.17.${++visitors >> 8}.${visitors & 255}`
  const answer = await get(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
  })
  return { status: answer.status, told: (await answer.json()) as Answer }
}

test('[BUY-07, CAT-07] an import during fifty checkouts: each order has the prices of one catalogue, and no answer is a failure', async () => {
  const importEdition = async (addedVnd: number, version: number, ready: Promise<unknown>) => {
    const statements = stagingStatements(parsed(editionOf(addedVnd)), version)
    for (let at = 0; at < statements.length; at += 20) await run(statements.slice(at, at + 20))
    await ready
    await run([...stockStatements(version, version), ...farewells(version), activation(version)])
    await run(tidying(version))
  }
  await importEdition(0, 9, Promise.resolve())
  const lines = ORDERED.map((slug) => ({ sku: `${slug}:oak`, quantity: 1 }))
  for (const { sku } of lines)
    await DB.prepare('update stock set on_hand = on_hand + 100 where sku = ?').bind(sku).run()
  const place = { provinceCode: '01', wardCode: '00070', street: '12 Hàng Bạc', floor: 1, hasLift: true }
  const wish = { lines, place, payment: 'full' }
  const [first] = (await send('/api/quote', wish)).told.days
  const slot = { day: first?.day ?? '', half: 'morning' }
  await DB.prepare(
    "insert into delivery_slots (zone, day, half, capacity, used) values ('ha-noi', ?, 'morning', 200, 0) on conflict do update set capacity = 200",
  )
    .bind(slot.day)
    .run()

  const statuses: number[] = []
  const codes: string[] = []
  let isHalfWay = () => {}
  const halfWay = new Promise<void>((resolve) => {
    isHalfWay = resolve
  })
  async function checkOut() {
    const quoted = await send('/api/quote', { ...wish, ...slot })
    statuses.push(quoted.status)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const order = async (quote: string) => {
      const body = { ...wish, ...slot, name: 'Lan', phone: '0901234567', quote }
      const answer = await send('/api/orders', body, key)
      statuses.push(answer.status)
      return answer
    }
    let answer = await order(quoted.told.quote)
    // Whoever saw the earlier prices reads the new ones, and orders.
    if (answer.status === 409) answer = await order(answer.told.now.quote)
    expect(answer.status, answer.told.code).toBe(201)
    codes.push(answer.told.code)
    if (codes.length === CHECKOUTS / 2) isHalfWay()
  }
  async function checkOutInTurn() {
    for (let turn = 0; turn < CHECKOUTS / 10; turn++) await checkOut()
  }
  await Promise.all([importEdition(1_000_000, 10, halfWay), ...Array.from({ length: 10 }, checkOutInTurn)])

  expect(codes).toHaveLength(CHECKOUTS)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  const { results } = await DB.prepare(
    `select goods_vnd as goods, json_group_array(unit_price_vnd) as prices from orders
    join order_lines on order_id = id where code in (select value from json_each(?)) group by id`,
  )
    .bind(JSON.stringify(codes))
    .all<{ goods: number; prices: string }>()
  const priceIn = (addedVnd: number) => {
    const rows = editionOf(addedVnd)
    return ORDERED.map((slug) => Number(rows.find((row) => row.slug === slug)?.price_vnd))
  }
  const ordersAt = (prices: number[]) =>
    results.filter(
      (order) =>
        order.goods === prices.reduce((sum, price) => sum + price, 0) &&
        JSON.stringify((JSON.parse(order.prices) as number[]).toSorted()) === JSON.stringify(prices.toSorted()),
    ).length
  const [before, after] = [ordersAt(priceIn(0)), ordersAt(priceIn(1_000_000))]
  expect(before).toBeGreaterThanOrEqual(CHECKOUTS / 2)
  expect(after).toBeGreaterThan(0)
  expect(before + after).toBe(CHECKOUTS)
}, 120_000)
