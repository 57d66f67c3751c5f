import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { mostOfAPiece } from '#app/features/catalogue/packages'
import { findInMotion, moveOrder, placeOrder } from '#app/features/orders/orders.server'
import { m } from '#app/paraglide/messages.js'
import { orders } from '#app/server/db/schema'
import { get, untilStored } from '#tests/support/front-door'
import { countOf, db, orderOf, stockUp } from '#tests/support/orders'
import { listedPages, otherLooks, pages } from '#tests/support/pages'
import { stockStatements } from '../../catalogue/stock-sql'

const SKU = 'ke-tv-trang-an-180:oak'
const importAgain = (version: number, at: number) =>
  env.DB.batch(stockStatements(version, at).map((statement) => env.DB.prepare(statement)))
const setFile = (stock: number) =>
  env.DB.prepare("update products set stock = ? where slug = 'ke-tv-trang-an-180'").bind(stock).run()
const onHand = () => countOf('select on_hand from stock where sku = ?', SKU)

test('[BUY-02] the shop’s range brings its stock as movements, and the same file changes nothing', async () => {
  expect(await countOf('select count(*) from stock')).toBeGreaterThan(200)
  expect(
    await countOf(
      'select count(*) from stock where on_hand <> (select coalesce(sum(difference), 0) from stock_movements where sku = stock.sku)',
    ),
  ).toBe(0)
  const before = await onHand()
  await importAgain(0, 1)
  expect(await onHand()).toBe(before)
})

test('[BUY-02] an import moves stock by the difference between two files, and takes nothing that orders hold', async () => {
  await setFile(10)
  await importAgain(0, 2)
  const before = await onHand()
  expect(before).toBe(10)
  expect(await placeOrder(db, orderOf({ [SKU]: 4 }))).toBeUndefined()
  await setFile(12)
  await importAgain(0, 3)
  expect(await onHand()).toBe(12)
  // The file counts fewer pieces than orders hold.
  await setFile(1)
  await importAgain(0, 4)
  expect(await onHand()).toBe(4)
  expect(await countOf('select held from stock where sku = ?', SKU)).toBe(4)
  expect(await countOf('select sum(difference) from stock_movements where sku = ?', SKU)).toBe(4)
})

test('[BUY-02, BUY-07] imports during fifty orders move the stock, and never set it anew', async () => {
  await setFile(40)
  await importAgain(0, 5)
  const free = await countOf('select on_hand - held from stock where sku = ?', SKU)
  const placing = Array.from({ length: 50 }, () => placeOrder(db, orderOf({ [SKU]: 1 })))
  const importing = [6, 7, 8].map(async (at) => {
    await setFile(40 + at)
    await importAgain(0, at)
  })
  const [placed] = await Promise.all([Promise.all(placing), Promise.all(importing)])
  const ordered = placed.filter((refusal) => refusal === undefined).length
  expect(ordered).toBeGreaterThanOrEqual(Math.min(50, free))
  expect(placed.filter((refusal) => refusal && refusal !== 'sold_out')).toEqual([])
  expect(await onHand()).toBe(await countOf('select sum(difference) from stock_movements where sku = ?', SKU))
})

const version = () => countOf("select coalesce(max(version), 0) from data_versions where name = 'stock'")

test('[BUY-24] the version of the stock changes when a piece is sold out or in stock again, and no other time', async () => {
  const sku = 'version:oak'
  await stockUp(sku, 3)
  const seen = [await version()]
  const place = async (quantity: number) => {
    const order = orderOf({ [sku]: quantity })
    expect(await placeOrder(db, order)).toBeUndefined()
    seen.push(await version())
    return order.id
  }
  const move = async (id: string, event: 'cancel') => {
    const order = await findInMotion(db, eq(orders.id, id))
    if (order) expect(await moveOrder(db, order, { event, by: 'test', now: 1 })).toBeUndefined()
    seen.push(await version())
  }
  const [first, last] = [await place(1), await place(2)]
  expect(await placeOrder(db, orderOf({ [sku]: 1 }))).toBe('sold_out')
  await move(last, 'cancel')
  await move(first, 'cancel')
  const [start = 0] = seen
  expect(seen.map((number) => number - start)).toEqual([0, 0, 1, 2, 2])
})

test('[BUY-24] the version changes too when too few are left for a package that has two', async () => {
  const sku = 'pair:oak'
  await stockUp(sku, mostOfAPiece)
  const before = await version()
  expect(await placeOrder(db, orderOf({ [sku]: 1 }))).toBeUndefined()
  expect([mostOfAPiece, await version()]).toEqual([2, before + 1])
})

afterEach(() => void vi.useRealTimers())

test('[BUY-24] a page that was kept does not say for longer than five seconds that a sold-out piece is in stock', async () => {
  const says = async () => {
    const page = await get(`/en/product/${SKU.split(':')[0]}?finish=oak`)
    const text = await page.text()
    await untilStored()
    return [page.headers.get('x-page-cache'), /"availability":"https:\/\/schema.org\/(\w+)"/.exec(text)?.[1]]
  }
  const free = await countOf('select on_hand - held from stock where sku = ?', SKU)
  expect(await says()).toEqual(['miss', 'InStock'])
  expect(await says()).toEqual(['hit', 'InStock'])
  expect(await placeOrder(db, orderOf({ [SKU]: free }))).toBeUndefined()
  vi.useFakeTimers({ now: Date.now() + 6000, toFake: ['Date'] })
  expect(await says()).toEqual(['miss', 'BackOrder'])
})

const COMPARISON = '/compare?products=ke-tv-trang-an-180,ke-tv-trang-an-200'

test('[BUY-24] every page that says how a piece can be had lasts until that changes', async () => {
  const factsOf = (address: string) => {
    const [path = ''] = address.split('?')
    return pages.find((page) => new RegExp(`^${page.path.replace(/^\/$/, '').replace(/:\w+/g, '[^/]+')}$`).test(path))
  }
  const words = [m.detail_finish_in({}, { locale: 'en' }), m.card_stock_out({}, { locale: 'en' })]
  const saying: string[] = []
  for (const address of [...listedPages, ...otherLooks, '/search?q=bed', COMPARISON]) {
    const text = await (await get(`/en${address}`)).text()
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    if (words.some((word) => main.includes(word))) saying.push(address)
  }
  expect(saying).toEqual(expect.arrayContaining(['', '/category/bed', '/search?q=bed', COMPARISON]))
  expect(saying.filter((address) => !factsOf(address)?.showsStock)).toEqual([])
})
