import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { placeOrder } from '#app/features/orders/orders.server'
import { countOf, db, orderOf } from '#tests/support/orders'
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

test('[BUY-02, BUY-07] imports during fifty checkouts: no order of two catalogues, no stock set anew', async () => {
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
