import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eraseWhatIsDue } from '#app/api/housekeeping'
import { addToCart, findPurchase } from '#app/features/cart/cart.server'
import { changeDay, checkStock, findInMotion, moveOrder } from '#app/features/orders/move.server'
import { ORDER_LIFETIME } from '#app/features/orders/order-retention'
import { ordersData } from '#app/features/orders/own-orders.server'
import { placeOrder } from '#app/features/orders/place.server'
import { orders } from '#app/server/db/schema'
import { askAll, countOf, db, moveReturns, orderOf, stockUp } from '#tests/support/orders'

const NOW = Date.UTC(2026, 10, 26)

test('[BUY-07] of 200 buyers at once of ten pieces ten have an order, and nothing is half', async () => {
  await stockUp('a:oak', 10)
  await stockUp('b:oak', 50)
  const placed = await Promise.all(
    Array.from({ length: 200 }, () => placeOrder(db, orderOf({ 'a:oak': 1, 'b:oak': 2 }))),
  )
  expect(placed.filter((refusal) => refusal === undefined)).toHaveLength(10)
  expect(placed.filter((refusal) => refusal === 'sold_out')).toHaveLength(190)
  expect(await countOf("select held from stock where sku = 'a:oak'")).toBe(10)
  expect(await countOf("select held from stock where sku = 'b:oak'")).toBe(20)
  expect(await countOf("select count(*) from holds where sku in ('a:oak', 'b:oak')")).toBe(20)
  for (const table of ['order_events', 'order_lines', 'deliveries', 'holds'])
    expect(await countOf(`select count(*) from ${table} where order_id not in (select id from orders)`), table).toBe(0)
  await checkStock(db)
})

test('[BUY-07] 500 mixed orders of pieces and packages over twenty variants: stock and holds agree after each batch', async () => {
  const skus = Array.from({ length: 20 }, (_, index) => `mixed-${index}:oak`)
  await Promise.all(skus.map((sku, index) => stockUp(sku, 25 + 3 * index)))
  const pick = (indexes: readonly number[], quantity: number) =>
    Object.fromEntries(indexes.map((index) => [skus[index % 20], quantity]))
  // A package has pieces in common with others and with the single ones.
  const packageAt = (first: number) => ({
    ...pick([first, first + 1, first + 2, first + 5], 1),
    ...pick([first + 3], 2),
  })
  const basketOf = (buyer: number) => {
    const single = pick([buyer, buyer * 7, buyer * 13], 1 + (buyer % 3))
    if (buyer % 5 === 0) return orderOf({}, { packages: { basic: packageAt(buyer), luxury: packageAt(buyer * 3) } })
    return buyer % 2 ? orderOf(single, { packages: { basic: packageAt(buyer) } }) : orderOf(single)
  }
  const expectAgreement = async (batch: number) => {
    await checkStock(db)
    const disagreeing = `select count(*) from stock where sku like 'mixed-%' and (held > on_hand
      or held <> (select coalesce(sum(quantity), 0) from holds where holds.sku = stock.sku)
      or held <> (select coalesce(sum(from_stock), 0) from order_lines join orders on orders.id = order_id
        where order_lines.sku = stock.sku and state <> 'cancelled'))`
    expect(await countOf(disagreeing), `batch ${batch}`).toBe(0)
  }
  const cancel = async ({ id }: { id: string }) => {
    const order = await findInMotion(db, eq(orders.id, id))
    if (order) expect(await moveOrder(db, order, { event: 'cancel', by: 'customer', now: NOW })).toBeUndefined()
  }
  const refusals: (string | undefined)[] = []
  let toCancel: { id: string }[] = []
  for (let batch = 0; batch < 20; batch++) {
    const baskets = Array.from({ length: 25 }, (_, index) => basketOf(batch * 25 + index))
    // Orders of the batch before give their pieces back meanwhile.
    const [placed] = await Promise.all([
      Promise.all(baskets.map((order) => placeOrder(db, order))),
      Promise.all(toCancel.map(cancel)),
    ])
    refusals.push(...placed)
    toCancel = baskets.filter((_, index) => placed[index] === undefined).filter((_, index) => index % 2 === 0)
    await expectAgreement(batch)
  }
  expect(refusals).toHaveLength(500)
  expect(refusals.filter((refusal) => refusal === undefined).length).toBeGreaterThan(100)
  expect(refusals.filter((refusal) => refusal === 'sold_out').length).toBeGreaterThan(50)
  expect(refusals.filter((refusal) => refusal !== undefined && refusal !== 'sold_out')).toEqual([])
  const ofPackages = "select count(*) from order_lines where sku like 'mixed-%' and package_tier"
  expect(await countOf(`${ofPackages} = 'basic'`)).toBeGreaterThan(50)
  expect(await countOf(`${ofPackages} = 'luxury'`)).toBeGreaterThan(10)
})

test('[BUY-07] a package and a single piece of the same variant share the stock', async () => {
  await stockUp('shared:oak', 3)
  const order = orderOf({ 'shared:oak': 2 })
  const [line] = order.lines
  if (!line) throw new Error('no line')
  const twice = { ...order, lines: [line, { ...line, packageTier: 'basic' }] }
  expect(await placeOrder(db, twice)).toBe('sold_out')
  expect(await countOf("select held from stock where sku = 'shared:oak'")).toBe(0)
})

test('[BUY-07] an order takes what it was placed with out of the basket; what was added meanwhile stays', async () => {
  await stockUp('taken:oak', 10)
  const owner = { secret: crypto.randomUUID() }
  const line = (sku: string, quantity: number) => ({ sku, packageTier: '', quantity })
  await addToCart(db, owner, [line('taken:oak', 1)], NOW)
  const { cart } = await findPurchase(db, owner)
  await addToCart(db, owner, [line('taken:oak', 2), line('later:oak', 1)], NOW)
  const order = () => orderOf({ 'taken:oak': 1 }, { cart, cartKey: cart.key })
  expect(await placeOrder(db, order())).toBeUndefined()
  const left = await findPurchase(db, owner)
  expect(left.lines).toMatchObject([line('taken:oak', 2), line('later:oak', 1)])
  expect(await placeOrder(db, order())).toBe('placed_before')
  expect(await findPurchase(db, owner)).toEqual(left)
  expect(left.cart.key).toMatch(/./)
  expect(left.cart.key).not.toBe(cart.key)
})

test('[BUY-07] one key makes one order, however often and at once it is sent', async () => {
  await stockUp('once:oak', 10)
  const tries = Array.from({ length: 10 }, () => orderOf({ 'once:oak': 1 }, { key: 'one-form' }))
  const placed = await Promise.all(tries.map((order) => placeOrder(db, order)))
  expect(placed.filter((refusal) => refusal === undefined)).toHaveLength(1)
  expect(placed.filter((refusal) => refusal === 'placed_before')).toHaveLength(9)
  expect(await countOf("select held from stock where sku = 'once:oak'")).toBe(1)
})

test('[BUY-07] a write that the operator’s command locked out is tried again', async () => {
  await stockUp('locked:oak', 10)
  let locked = 0
  const busy = Object.create(db, {
    batch: {
      value: (statements: Parameters<typeof db.batch>[0]) =>
        locked++ === 0 ? Promise.reject(new Error('database is locked: SQLITE_BUSY')) : db.batch(statements),
    },
  }) as typeof db
  expect(await placeOrder(busy, orderOf({ 'locked:oak': 1 }))).toBeUndefined()
  expect(locked).toBe(2)
})

test('[BUY-07] a write whose answer was lost is tried again, and makes one order', async () => {
  await stockUp('lost:oak', 10)
  const order = orderOf({ 'lost:oak': 1 })
  let lost = 0
  const losing = Object.create(db, {
    batch: {
      value: async (statements: Parameters<typeof db.batch>[0]) => {
        const answer = await db.batch(statements)
        if (lost++ === 0) throw new Error('D1_ERROR: Network connection lost.')
        return answer
      },
    },
  }) as typeof db
  expect(await placeOrder(losing, order)).toBe('placed_before')
  expect(lost).toBe(1)
  expect(await countOf("select held from stock where sku = 'lost:oak'")).toBe(1)
})

test('[BUY-07] an order of prices from another catalogue is not placed', async () => {
  await stockUp('dated:oak', 1)
  expect(await placeOrder(db, orderOf({ 'dated:oak': 1 }, { catalogue: 99 }))).toBe('outdated')
  expect(await countOf("select held from stock where sku = 'dated:oak'")).toBe(0)
})

test('[BUY-07] the schema refuses sums that do not add up', async () => {
  await stockUp('sums:oak', 5)
  const order = orderOf({ 'sums:oak': 1 })
  await expect(placeOrder(db, { ...order, total: order.total - 1 })).rejects.toThrow()
  await expect(placeOrder(db, { ...order, dueNow: 1 })).rejects.toThrow()
  expect(await countOf("select held from stock where sku = 'sums:oak'")).toBe(0)
})

test('[BUY-04] a half day takes as many orders as it has room for', async () => {
  await stockUp('slot:oak', 50)
  const delivery = { zone: 'slot', day: '2026-12-02', half: 'morning', isFitted: true, capacity: 3 } as const
  const placed = await Promise.all(
    Array.from({ length: 12 }, () => placeOrder(db, orderOf({ 'slot:oak': 1 }, { delivery }))),
  )
  expect(placed.filter((refusal) => refusal === 'slot_full')).toHaveLength(9)
  expect(await countOf("select held from stock where sku = 'slot:oak'")).toBe(3)
})

async function place(more: Parameters<typeof orderOf>[1] = {}) {
  const sku = `moved-${crypto.randomUUID()}:oak`
  await stockUp(sku, 4)
  const order = orderOf({ [sku]: 2 }, more)
  expect(await placeOrder(db, order)).toBeUndefined()
  const read = async () => {
    const found = await findInMotion(db, eq(orders.id, order.id))
    if (!found) throw new Error('no order')
    return found
  }
  const pay = (amount: number) =>
    env.DB.prepare('insert into ledger (cause, debit, credit, amount_vnd, order_id, at) values (?, ?, ?, ?, ?, ?)')
      .bind(crypto.randomUUID(), 'bank', `customer:${order.id}`, amount, order.id, NOW)
      .run()
  return { sku, order, read, pay }
}

test('[BUY-08] an order moves along its table alone, and from one state once', async () => {
  const { order, read, pay, sku } = await place()
  const by = { by: 'test', now: NOW }
  expect(await moveOrder(db, await read(), { event: 'deliver', ...by })).toBe('not_possible')
  expect(await moveOrder(db, await read(), { event: 'confirm', ...by })).toBe('not_paid')
  await pay(order.total)
  const placed = await read()
  const both = await Promise.all([
    moveOrder(db, placed, { event: 'confirm', ...by }),
    moveOrder(db, placed, { event: 'cancel', ...by }),
  ])
  expect(both.filter((refusal) => refusal === undefined)).toHaveLength(1)
  expect(both).toContain('moved_meanwhile')
  if ((await read()).state === 'cancelled') return
  for (const event of ['prepare', 'send_out', 'deliver'] as const)
    expect(await moveOrder(db, await read(), { event, ...by })).toBeUndefined()
  expect(await countOf('select on_hand from stock where sku = ?', sku)).toBe(2)
  expect(await countOf('select held from stock where sku = ?', sku)).toBe(0)
  expect(await countOf('select sum(difference) from stock_movements where sku = ?', sku)).toBe(-2)
})

test('[BUY-08] the schema refuses an event from a state that the order was never in', async () => {
  const { order } = await place()
  const insert = (seq: number, fromSeq: number, from: string) =>
    env.DB.prepare(
      'insert into order_events (order_id, seq, from_seq, from_state, to_state, event, "by", at) values (?, ?, ?, ?, ?, ?, ?, ?)',
    )
      .bind(order.id, seq, fromSeq, from, 'delivered', 'x', 'x', 0)
      .run()
  await expect(insert(2, 1, 'out')).rejects.toThrow(/FOREIGN KEY/)
  await expect(insert(3, 1, 'placed')).rejects.toThrow(/CHECK/)
  await expect(
    env.DB.prepare("update orders set state = 'delivered', seq = 2 where id = ?").bind(order.id).run(),
  ).rejects.toThrow(/FOREIGN KEY/)
})

test('[BUY-08] a cancelled order gives its pieces and its half day back', async () => {
  const delivery = { zone: 'back', day: '2026-12-03', half: 'morning', isFitted: true, capacity: 5 } as const
  const { read, sku } = await place({ delivery })
  expect(await countOf("select used from delivery_slots where zone = 'back'")).toBe(1)
  expect(await moveOrder(db, await read(), { event: 'cancel', by: 'customer', now: NOW })).toBeUndefined()
  expect(await countOf("select used from delivery_slots where zone = 'back'")).toBe(0)
  expect(await countOf('select held from stock where sku = ?', sku)).toBe(0)
  expect(await countOf('select count(*) from holds where sku = ?', sku)).toBe(0)
})

test('[BUY-10] money that comes after the hold is over opens the order again, if its pieces are there', async () => {
  const { order, read, pay, sku } = await place()
  expect(await moveOrder(db, await read(), { event: 'expire', by: 'clock', now: NOW })).toBeUndefined()
  await pay(order.total)
  expect(await moveOrder(db, await read(), { event: 'reopen', by: 'provider', now: NOW })).toBeUndefined()
  expect((await read()).state).toBe('confirmed')
  expect(await countOf('select held from stock where sku = ?', sku)).toBe(2)
  await checkStock(db)

  const other = await place()
  expect(await moveOrder(db, await other.read(), { event: 'expire', by: 'clock', now: NOW })).toBeUndefined()
  await env.DB.prepare('update stock set on_hand = 1 where sku = ?').bind(other.sku).run()
  expect(await moveOrder(db, await other.read(), { event: 'reopen', by: 'provider', now: NOW })).toBe('sold_out')
  expect((await other.read()).state).toBe('expired')
})

test('[BUY-04] the customer changes the day once, and a full half day is refused', async () => {
  const delivery = { zone: 'change', day: '2026-12-03', half: 'morning', isFitted: true, capacity: 5 } as const
  const first = await place({ delivery })
  const second = await place({ delivery: { ...delivery, day: '2026-12-04' } })
  const slot = { day: '2026-12-05', half: 'afternoon', capacity: 1 } as const
  expect(await changeDay(db, first.order.id, slot)).toBeUndefined()
  expect(await changeDay(db, second.order.id, slot)).toBe('slot_full')
  expect(await changeDay(db, first.order.id, { ...slot, day: '2026-12-06' })).toBe('changed_before')
  expect(await countOf("select used from delivery_slots where zone = 'change' and day = '2026-12-03'")).toBe(0)
  expect(await countOf("select used from delivery_slots where zone = 'change' and day = '2026-12-04'")).toBe(1)
})

test('[BUY-12, PROFILE-02] an erased account leaves what the books need of finished orders, and no name', async () => {
  const id = crypto.randomUUID()
  await env.DB.prepare(
    "insert into accounts (id, email, display_name, phone_number, locale, created_at, erase_at) values (?, ?, 'Lan', '', 'vi', 1, 2)",
  )
    .bind(id, `${id}@example.com`)
    .run()
  const ended = await place({ accountId: id })
  expect(await moveOrder(db, await ended.read(), { event: 'cancel', by: 'customer', now: NOW })).toBeUndefined()
  const underWay = await place({ accountId: id })
  expect((await ordersData(db, id)).map(({ code }) => code).sort()).toEqual(
    [ended.order.code, underWay.order.code].sort(),
  )
  const unpaid = await place({ accountId: id })
  await owes(unpaid.order.id, 1000)
  expect(await moveOrder(db, await unpaid.read(), { event: 'cancel', by: 'customer', now: NOW })).toBeUndefined()
  const stranger = await place()
  expect(await moveOrder(db, await stranger.read(), { event: 'cancel', by: 'customer', now: NOW })).toBeUndefined()
  expect(await eraseWhatIsDue(db, NOW)).toBe(0)
  expect(await countOf('select count(*) from accounts where id = ?', id)).toBe(0)
  expect(await isSealed(ended.order.id)).toBe(true)
  // One is under way, of the other money has to go back: both still need their name.
  for (const one of [underWay, unpaid, stranger]) expect(await isSealed(one.order.id)).toBe(false)
  expect(await moveOrder(db, await underWay.read(), { event: 'cancel', by: 'test', now: NOW })).toBeUndefined()
  await owes(unpaid.order.id, -1000)
  expect(await eraseWhatIsDue(db, NOW)).toBe(0)
  for (const one of [underWay, unpaid]) expect(await isSealed(one.order.id)).toBe(true)
  expect(await isSealed(stranger.order.id)).toBe(false)
})

const isSealed = async (id: string) =>
  (await countOf(
    'select count(*) from orders where id = ? and customer is null and phone_hash is null and total_vnd > 0',
    id,
  )) === 1

/** Money that came for an order, or with a negative amount went back. */
const owes = (id: string, amount: number) => {
  const [debit, credit] = amount > 0 ? ['bank', `customer:${id}`] : [`customer:${id}`, 'bank']
  return env.DB.prepare('insert into ledger (cause, debit, credit, amount_vnd, order_id, at) values (?, ?, ?, ?, ?, 0)')
    .bind(`test:${crypto.randomUUID()}`, debit, credit, Math.abs(amount), id)
    .run()
}

test('[BUY-12, PROFILE-02] an erased account’s order with a return is sealed once that is refused or settled', async () => {
  const id = crypto.randomUUID()
  await env.DB.prepare(
    "insert into accounts (id, email, display_name, phone_number, locale, created_at, erase_at) values (?, ?, 'Lan', '', 'vi', 1, 2)",
  )
    .bind(id, `${id}@example.com`)
    .run()
  const [refused, settled] = [await place({ accountId: id }), await place({ accountId: id })]
  for (const { order, read } of [refused, settled]) {
    await owes(order.id, order.total)
    for (const event of ['confirm', 'prepare', 'send_out', 'deliver'] as const)
      expect(await moveOrder(db, await read(), { event, by: 'test', now: NOW })).toBeUndefined()
    await askAll(order.id, NOW, { note: 'Nhà em ở tầng 4' })
  }
  await moveReturns(settled.order.id, NOW, 'accept', 'receive')
  expect(await eraseWhatIsDue(db, NOW)).toBe(0)
  for (const { order } of [refused, settled]) expect(await isSealed(order.id)).toBe(false)
  await moveReturns(refused.order.id, NOW, 'refuse')
  await moveReturns(settled.order.id, NOW, 'settle')
  expect(await eraseWhatIsDue(db, NOW)).toBe(0)
  for (const { order } of [refused, settled]) {
    expect(await isSealed(order.id)).toBe(true)
    const written = `select (select count(*) from returns where order_id = ?1 and note <> '')
      + (select count(*) from return_events join returns on id = return_id where order_id = ?1 and return_events.reason <> '')`
    expect(await countOf(written, order.id)).toBe(0)
  }
})

test('[BUY-12] a guest’s order keeps its name while it may be needed, and not a day longer', async () => {
  const day = 24 * 60 * 60 * 1000
  const ended = await place({ placedAt: NOW })
  const delivered = await place({ placedAt: NOW })
  const asked = await place({ placedAt: NOW })
  expect(await moveOrder(db, await ended.read(), { event: 'cancel', by: 'customer', now: NOW })).toBeUndefined()
  for (const one of [delivered, asked]) {
    await owes(one.order.id, one.order.total)
    for (const event of ['confirm', 'prepare', 'send_out', 'deliver'] as const)
      expect(await moveOrder(db, await one.read(), { event, by: 'test', now: NOW })).toBeUndefined()
  }
  const voucher = `SEAL${Date.now()}`
  await env.DB.batch([
    env.DB.prepare(
      "insert into vouchers (code, kind, value, from_time, until_time, most) values (?, 'amount', 1, 0, 1, 5)",
    ).bind(voucher),
    env.DB.prepare('insert into voucher_uses (code, phone_hash, order_id) values (?, ?, ?)').bind(
      voucher,
      'hash of a phone',
      ended.order.id,
    ),
  ])
  await askAll(asked.order.id, NOW, { note: 'Nhà em ở tầng 4' })
  await eraseWhatIsDue(db, NOW + ORDER_LIFETIME.ended - day)
  expect(await isSealed(ended.order.id)).toBe(false)
  await eraseWhatIsDue(db, NOW + ORDER_LIFETIME.ended)
  expect(await isSealed(ended.order.id)).toBe(true)
  expect(
    await countOf(
      "select count(*) from voucher_uses where order_id = ? and phone_hash like 'sealed:%'",
      ended.order.id,
    ),
  ).toBe(1)
  await eraseWhatIsDue(db, NOW + ORDER_LIFETIME.delivered - day)
  expect(await isSealed(delivered.order.id)).toBe(false)
  await eraseWhatIsDue(db, NOW + ORDER_LIFETIME.delivered)
  expect(await isSealed(delivered.order.id)).toBe(true)
  expect(await isSealed(asked.order.id)).toBe(false)
  await moveReturns(asked.order.id, NOW, 'accept', 'receive', 'settle')
  await eraseWhatIsDue(db, NOW + ORDER_LIFETIME.delivered)
  expect(await isSealed(asked.order.id)).toBe(true)
  expect(await countOf("select count(*) from returns where order_id = ? and note = ''", asked.order.id)).toBe(1)
})
