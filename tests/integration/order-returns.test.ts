import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { locales } from '#app/features/languages/languages'
import { findInMotion, moveOrder } from '#app/features/orders/move.server'
import { findOpenReturns, moveReturn, returnMeant } from '#app/features/orders/move-return.server'
import { findOrder } from '#app/features/orders/order.server'
import type { ReturnEvent } from '#app/features/orders/order-states'
import { askReturn } from '#app/features/orders/returns.server'
import { refund } from '#app/features/payments/ledger'
import { orders } from '#app/server/db/schema'
import { get } from '#tests/support/front-door'
import { askAll, countOf, db, moveReturns, placed, withEmail } from '#tests/support/orders'

const NOW = Date.now()

const read = async (id: string) => {
  const found = await findOrder(db, eq(orders.id, id))
  if (!found) throw new Error('no order')
  return found
}

/** An order that was paid and delivered. */
async function delivered(more: Parameters<typeof placed>[0] = {}, quantity = 1) {
  const one = await placed(more, quantity)
  const { id, total } = one.order
  await env.DB.prepare(
    "insert into ledger (cause, debit, credit, amount_vnd, order_id, at) values (?, 'bank', ?, ?, ?, ?)",
  )
    .bind(crypto.randomUUID(), `customer:${id}`, total, id, NOW)
    .run()
  for (const event of ['confirm', 'prepare', 'send_out', 'deliver'] as const) {
    const order = await findInMotion(db, eq(orders.id, id))
    expect(order && (await moveOrder(db, order, { event, by: 'test', now: NOW }))).toBeUndefined()
  }
  return one
}

/** Moves the return of an order as it was read, which may be long ago. */
function moveAsRead(order: Awaited<ReturnType<typeof read>>, event: ReturnEvent, amount = 0) {
  const [asked] = order.returns
  if (!asked) throw new Error('no return')
  const back = amount > 0 ? { ...refund(`return:${asked.id}`, order.id, amount, NOW), orderId: order.id } : undefined
  return moveReturn(db, order, asked, { event, by: 'test', now: NOW, back })
}

const lettersAbout = (id: string, letter: string) =>
  countOf('select count(*) from mail_outbox where about = ? and letter = ?', id, letter)

const wentBack = (id: string) =>
  countOf('select coalesce(sum(amount_vnd), 0) from ledger where order_id = ?1 and debit = ?2', id, `customer:${id}`)

test('[BUY-12] a return goes its way once, with a letter for what the customer has to know', async () => {
  const { order } = await delivered(withEmail('return@example.com'))
  const id = await askAll(order.id, NOW)
  expect((await findOpenReturns(db, 1000)).find((one) => one.id === id)).toMatchObject({
    code: order.code,
    state: 'asked',
    reason: 'damaged',
    wanted: 'refund',
  })
  const asked = await read(order.id)
  for (const event of ['receive', 'settle'] as const) expect(await moveAsRead(asked, event)).toBe('not_possible')
  expect(await moveAsRead(asked, 'accept')).toBeUndefined()
  // Whoever still sees it as asked neither accepts it again nor refuses it.
  for (const event of ['accept', 'refuse'] as const) expect(await moveAsRead(asked, event)).toBe('moved_meanwhile')
  await moveReturns(order.id, NOW, 'receive', 'settle')
  expect((await read(order.id)).returns).toMatchObject([{ id, state: 'settled', answer: null }])
  expect(returnMeant(await read(order.id), 'settle')).toBe('not_possible')
  expect((await findOpenReturns(db, 1000)).find((one) => one.id === id)).toBeUndefined()
  for (const letter of ['order_return_accepted', 'order_refunded'])
    expect([letter, await lettersAbout(order.id, letter)]).toEqual([letter, 1])
  for (const letter of ['order_return_refused', 'order_return_settled'])
    expect([letter, await lettersAbout(order.id, letter)]).toEqual([letter, 0])
})

test('[BUY-12] of ten who decide on a return at once one does, and its letter is one', async () => {
  const { order } = await delivered(withEmail('many@example.com'))
  await askAll(order.id, NOW)
  const asked = await read(order.id)
  const events = Array.from({ length: 10 }, (_, index) => (index % 2 ? ('accept' as const) : ('refuse' as const)))
  const answers = await Promise.all(events.map((event) => moveAsRead(asked, event)))
  expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(1)
  expect(answers.filter((refusal) => refusal === 'moved_meanwhile')).toHaveLength(9)
  expect(
    (await lettersAbout(order.id, 'order_return_accepted')) + (await lettersAbout(order.id, 'order_return_refused')),
  ).toBe(1)
})

test('[BUY-12] a return pays back once, and never more than was paid', async () => {
  const { order } = await delivered({}, 3)
  await askAll(order.id, NOW)
  await moveReturns(order.id, NOW, 'accept', 'receive')
  const received = await read(order.id)
  expect(await moveAsRead(received, 'settle', order.total + 1)).toBe('refund_too_much')
  expect([await wentBack(order.id), (await read(order.id)).returns[0]?.state]).toEqual([0, 'received'])
  const amounts = Array.from({ length: 6 }, (_, index) => (index === 0 ? 0 : order.total - index))
  const answers = await Promise.all(amounts.map((amount) => moveAsRead(received, 'settle', amount)))
  const settledWith = amounts.filter((_, index) => answers[index] === undefined)
  expect(settledWith).toHaveLength(1)
  expect(answers.filter((refusal) => refusal === 'moved_meanwhile')).toHaveLength(5)
  expect(await wentBack(order.id)).toBe(settledWith[0])
})

test('[BUY-12] of several returns that could move one has to be named', async () => {
  const { order } = await delivered({}, 2)
  const view = await read(order.id)
  const ids: string[] = []
  for (const later of [0, 1]) {
    const wish = { reason: 'wrong', wanted: 'exchange', note: '' } as const
    const asked = await askReturn(db, view, { ...wish, lines: [{ line: 1, quantity: 1 }], now: NOW + later })
    ids.push(typeof asked === 'string' ? asked : asked.id)
  }
  const both = await read(order.id)
  expect(both.returns.map(({ id }) => id)).toEqual(ids)
  expect(returnMeant(both, 'accept')).toBe('several_returns')
  expect(returnMeant(both, 'accept', ids[1]?.slice(0, 8))).toMatchObject({ id: ids[1] })
  expect(returnMeant(both, 'accept', 'nothing')).toBe('not_found')
})

test('[BUY-10] money for an order whose half day is full meanwhile opens nothing, and nothing is half', async () => {
  const delivery = { zone: 'full', day: '2026-12-08', half: 'morning' as const, isFitted: false, capacity: 1 }
  const late = await placed({ delivery })
  const inMotion = async () => findInMotion(db, eq(orders.id, late.order.id))
  const before = await inMotion()
  expect(before && (await moveOrder(db, before, { event: 'expire', by: 'clock', now: NOW }))).toBeUndefined()
  await placed({ delivery })
  const expired = await inMotion()
  expect(expired && (await moveOrder(db, expired, { event: 'reopen', by: 'provider', now: NOW }))).toBe('slot_full')
  expect((await read(late.order.id)).state).toBe('expired')
  expect(await countOf('select count(*) from holds where order_id = ?', late.order.id)).toBe(0)
})

const words = {
  vi: ['Đã nhận yêu cầu đổi trả', 'Không nhận đổi trả'],
  en: ['Return requested', 'Return not accepted'],
  de: ['Rückgabe angefragt', 'Rückgabe nicht angenommen'],
  ja: ['お申し込みを受け付けました', '返品・交換はお受けできません'],
} as const

test.each(locales)('[BUY-12] in %s page and API say where a return stands, and why it was refused', async (locale) => {
  const { order, path } = await delivered({ locale })
  const page = async () => (await get(`/${locale}${path}`)).text()
  expect(await page()).not.toContain(words[locale][0])
  await askAll(order.id, NOW, { wanted: 'repair' })
  expect(await page()).toContain(words[locale][0])
  await moveReturns(order.id, NOW, 'refuse')
  const html = await page()
  for (const text of [words[locale][1], 'Chân ghế gãy do va đập.']) expect(html).toContain(text)
  const answer = await get(`/api${path.replace('/order/', '/orders/')}`)
  expect(await answer.json()).toMatchObject({
    returns: [
      {
        state: 'refused',
        reason: 'damaged',
        wanted: 'repair',
        lines: [{ line: 1, quantity: 1 }],
        answer: 'Chân ghế gãy do va đập.',
      },
    ],
  })
})
