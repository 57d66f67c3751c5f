import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { textOfPieces } from '#app/features/cart/cart'
import { locales } from '#app/features/languages/languages'
import type { LetterContext } from '#app/features/mail/mail.server'
import { findInMotion, moveOrder } from '#app/features/orders/move.server'
import { newOrderCode } from '#app/features/orders/order-code'
import { orderLetter } from '#app/features/orders/order-letter.server'
import type { OrderEvent } from '#app/features/orders/order-states'
import { remindOrders } from '#app/features/orders/reminders.server'
import { orders } from '#app/server/db/schema'
import { get } from '#tests/support/front-door'
import { countOf, db, orderOf, placed, stockUp, withEmail } from '#tests/support/orders'

const NOW = Date.now()
const SHELF = 'ke-tv-trang-an-180:walnut'

type Sent = Record<string, string>

/** A form of a page, as its script sends it. */
async function submit(path: string, fields: Sent, headers: Sent = {}) {
  const answer = await get(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: answer.status, body: (await answer.json()) as { ok?: boolean; code?: string; leadsTo?: string } }
}

const post = (path: string, body?: object, headers: Sent = {}) =>
  get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  })

const apiOf = ({ path }: { path: string }, act = '') =>
  `/api${path.replace('/order/', '/orders/').replace('?', `${act}?`)}`

async function move(id: string, ...events: OrderEvent[]) {
  for (const event of events) {
    const order = await findInMotion(db, eq(orders.id, id))
    if (!order) throw new Error('no order')
    expect([event, await moveOrder(db, order, { event, by: 'test', now: NOW })]).toEqual([event, undefined])
  }
}

/** Books money that moved from one account to another. */
const book = (id: string, amount: number, debit: string, credit: string) =>
  env.DB.prepare('insert into ledger (cause, debit, credit, amount_vnd, order_id, at) values (?, ?, ?, ?, ?, ?)')
    .bind(crypto.randomUUID(), debit, credit, amount, id, NOW)
    .run()

const pay = (id: string, amount: number) => book(id, amount, 'bank', `customer:${id}`)
const payBack = (id: string, amount: number) => book(id, amount, `customer:${id}`, 'bank')

const lettersAbout = (id: string, letter: string) =>
  countOf('select count(*) from mail_outbox where about = ? and letter = ?', id, letter)

test.each(locales)('[BUY-08] in %s an order is shown to whoever has its secret, and to nobody else', async (locale) => {
  const { path, order, secret } = await placed({ locale })
  const page = await get(`/${locale}${path}`)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  const html = await page.text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).toContain('Nguyễn Thị Lan')
  // The head, which programs pass on, names the page without its secret.
  expect(html.slice(0, html.indexOf('<body')).replace(/data-\w+="[^"]*"/g, '')).not.toContain(secret)

  const other = await placed()
  const wrong = [
    `/order/${order.code}`,
    `/order/${order.code}?k=`,
    `/order/${order.code}?k=${other.secret}`,
    `/order/${newOrderCode()}?k=${secret}`,
    `/order/nothing?k=${secret}`,
  ]
  const answers = await Promise.all(wrong.map((address) => get(`/${locale}${address}`)))
  expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404))
  const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())))
  expect(bodies.size).toBe(1)
})

test('[BUY-08] the API tells an order to its secret alone, and a page that waits may ask often', async () => {
  const order = await placed()
  const headers = { 'x-forwarded-for': '198.51.100.200' }
  for (let look = 0; look < 30; look++) expect((await get(apiOf(order), { headers })).status).toBe(200)
  const wrong = () => get(apiOf(order).replace(/k=.*/, 'k=guess'), { headers })
  const answers = []
  for (let guess = 0; guess < 22; guess++) answers.push((await wrong()).status)
  expect(answers.slice(0, 20)).toEqual(answers.slice(0, 20).map(() => 404))
  expect(answers.at(-1)).toBe(429)
})

test('[BUY-08] look-up says the state for the right pair, and the same for every wrong one', async () => {
  const { order } = await placed()
  const shown = `${order.code.slice(0, 4)} ${order.code.slice(4)}`.toLowerCase()
  const right = await submit('/vi/order', { code: shown, phone: '0901 234 567' })
  expect(right.body).toEqual({ ok: true, leadsTo: '/vi/order?state=placed' })
  const wrongPhone = await submit('/vi/order', { code: order.code, phone: '0901 234 568' })
  const wrongCode = await submit('/vi/order', { code: newOrderCode(), phone: '0901 234 567' })
  expect(wrongPhone).toEqual(wrongCode)
  expect(wrongPhone.body.leadsTo).toBe('/vi/order?state=none')
  const page = await (await get('/vi/order?state=placed')).text()
  expect(page).not.toContain(order.code)
  const slip = await submit('/vi/order', { code: 'VT222223', phone: '1' })
  expect(slip.body).toMatchObject({ ok: false, code: 'invalid_request', errors: { code: 'invalid', phone: 'invalid' } })
})

test('[BUY-08] guessing pairs is limited', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.201' }
  const answers = []
  for (let guess = 0; guess < 21; guess++)
    answers.push((await submit('/vi/order', { code: newOrderCode(), phone: '0901234567' }, headers)).body.code)
  expect(answers.at(-1)).toBe('too_many_requests')
})

test('[BUY-08] the customer cancels once, by form or by call, and is told what comes back', async () => {
  const one = await placed(withEmail('cancel@example.com'))
  const cancelled = await submit(`/vi${one.path}`, { intent: 'cancel' })
  expect(cancelled.body).toEqual({ ok: true, leadsTo: `/vi${one.path}&state=cancelled` })
  expect(await (await get(`/vi${one.path}&state=cancelled`)).text()).toContain('Đơn đã hủy')
  expect((await post(apiOf(one, '/cancel'))).status).toBe(409)
  const other = await placed()
  expect((await post(apiOf(other, '/cancel'), { reason: 'bored' })).status).toBe(422)
  expect(await (await post(apiOf(other, '/cancel'))).json()).toEqual({ state: 'cancelled' })
  // Without the secret there is nothing to cancel.
  expect((await submit(`/vi/order/${other.order.code}?k=x`, { intent: 'cancel' })).body.code).toBe('not_found')
  expect(
    (await submit(`/vi${one.path}`, { intent: 'cancel' }, { origin: 'null', 'sec-fetch-site': 'same-origin' })).status,
  ).toBe(403)
})

test('[BUY-08] why an order was cancelled is kept where somebody said it', async () => {
  const reasonsOf = async (code: string, secret: string) => {
    const answer = await get(`/api/orders/${code}?k=${secret}`)
    return ((await answer.json()) as { events: { reason: string | null }[] }).events.map(({ reason }) => reason)
  }
  const said = await placed()
  expect(await (await get(`/vi${said.path}`)).text()).toContain('Vì sao bạn hủy?')
  await submit(`/vi${said.path}`, { intent: 'cancel', reason: 'too_late' })
  expect(await reasonsOf(said.order.code, said.secret)).toEqual([null, 'too_late'])
  const called = await placed()
  await post(apiOf(called, '/cancel'), { reason: 'does_not_fit' })
  expect(await reasonsOf(called.order.code, called.secret)).toEqual([null, 'does_not_fit'])
  const silent = await placed()
  await submit(`/vi${silent.path}`, { intent: 'cancel' })
  expect(await reasonsOf(silent.order.code, silent.secret)).toEqual([null, null])
  const wrong = await placed()
  expect((await submit(`/vi${wrong.path}`, { intent: 'cancel', reason: 'bored' })).body.code).toBe('invalid_request')
})

test('[BUY-12] a cancelled order says what goes back and until when, and then that it went', async () => {
  const one = await placed(withEmail('refund@example.com'))
  await pay(one.order.id, 1_000_000)
  await submit(`/vi${one.path}`, { intent: 'cancel' })
  const read = async () => (await (await get(`/vi${one.path}`)).text()).replaceAll('\u00a0', ' ')
  const waiting = await read()
  expect(waiting).toMatch(/Chúng tôi hoàn đủ 1\.000\.000 ₫ về tài khoản bạn đã dùng để trả, chậm nhất (?:thứ|chủ)/)
  expect(waiting).toContain('bạn nhận thư báo')
  expect(waiting).toMatch(/<dt>Hoàn lại, chậm nhất [^<]+<\/dt><dd class="num">1\.000\.000 ₫/)
  expect(waiting).not.toContain('order-meter')

  await payBack(one.order.id, 1_000_000)
  const done = await read()
  expect(done).toContain('Chúng tôi đã hoàn 1.000.000 ₫')
  expect(done).toMatch(/<dt>Đã hoàn<\/dt><dd class="num">1\.000\.000 ₫/)
  expect(done).not.toContain('Bạn chưa trả khoản nào')
})

test('[BUY-08] the page has the note, and an order that is over can be placed again', async () => {
  await stockUp(SHELF, 5)
  await stockUp('gone:oak', 5)
  const customer = { ...withEmail('').customer, note: 'Gọi trước <30 phút>' }
  const one = await placed({ customer, lines: orderOf({ [SHELF]: 2, 'gone:oak': 1 }).lines })
  const open = await (await get(`/vi${one.path}`)).text()
  expect(open).toContain('Gọi trước &lt;30 phút&gt;')
  expect(open).not.toContain('value="add-pieces"')
  await submit(`/vi${one.path}`, { intent: 'cancel' })
  const over = await (await get(`/vi${one.path}`)).text()
  expect(over).toContain(`name="pieces" value="${textOfPieces([{ piece: SHELF, quantity: 2 }])}"`)
  expect(over).toContain('Không còn bán: gone:oak.')
})

test('[BUY-04] the customer changes the day once, to a half day that is open and free', async () => {
  const one = await placed({
    delivery: { zone: 'ho-chi-minh', day: '2027-01-13', half: 'morning', isFitted: true, capacity: 6 },
  })
  const html = await (await get(`/vi${one.path}`)).text()
  const slots = [...html.matchAll(/value="(\d{4}-\d\d-\d\d (?:morning|afternoon))"/g)].map(([, slot = '']) => slot)
  expect(slots.length).toBeGreaterThan(8)
  const slot = slots.at(-1) ?? ''
  expect((await submit(`/vi${one.path}`, { intent: 'day', slot: '2027-01-17 morning' })).body.code).toBe(
    'order_day_refused',
  )
  expect((await submit(`/vi${one.path}`, { intent: 'day', slot })).body.ok).toBe(true)
  const [day, half] = slot.split(' ')
  const answer = (await (await get(apiOf(one))).json()) as { delivery: object }
  expect(answer.delivery).toMatchObject({ day, half, changes: 1 })
  expect((await post(apiOf(one, '/day'), { day: slots[0]?.split(' ')[0], half: 'morning' })).status).toBe(409)
})

test('[BUY-12] a return is asked for once a piece, after the delivery and within its days', async () => {
  const one = await placed({}, 3)
  const wish = { lines: [{ line: 1, quantity: 2 }], reason: 'damaged', wanted: 'refund', note: 'chân bị nứt' }
  expect((await post(apiOf(one, '/return'), wish)).status).toBe(409)
  await pay(one.order.id, one.order.total)
  await move(one.order.id, 'confirm', 'prepare', 'send_out', 'deliver')
  const headers = { 'idempotency-key': 'return-once' }
  const [first, again] = [
    await post(apiOf(one, '/return'), wish, headers),
    await post(apiOf(one, '/return'), wish, headers),
  ]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(await first.json()).toEqual(await again.json())
  // Of three pieces two are asked for: two more are too many, by whatever way.
  const both = await Promise.all([post(apiOf(one, '/return'), wish), post(apiOf(one, '/return'), wish)])
  expect(both.map(({ status }) => status)).toEqual([409, 409])
  const form = { intent: 'return', reason: 'wrong', wanted: 'exchange', note: '', 'line-1': '1' }
  const done = await submit(`/vi${one.path}`, form)
  expect(done.body.leadsTo).toBe(`/vi${one.path}&state=asked`)
  expect(await countOf('select sum(quantity) from return_lines where order_id = ?', one.order.id)).toBe(3)
  expect((await submit(`/vi${one.path}`, { ...form, 'line-1': '0' })).body).toMatchObject({ code: 'invalid_request' })
  expect((await post(apiOf(one, '/return'), { ...wish, lines: [{ line: 9, quantity: 1 }] })).status).toBe(409)
})

test('[BUY-05] half-way through the hold the customer is reminded, once, unless money has come', async () => {
  const placedAt = NOW - 13 * 3_600_000
  const held = { placedAt, expiresAt: placedAt + 24 * 3_600_000 }
  const waiting = await placed({ ...withEmail('wait@example.com'), ...held })
  const paid = await placed({ ...withEmail('paid@example.com'), ...held })
  await pay(paid.order.id, paid.order.total)
  await move(paid.order.id, 'confirm')
  await remindOrders(db, NOW)
  await remindOrders(db, NOW)
  expect(await lettersAbout(waiting.order.id, 'order_reminder')).toBe(1)
  expect(await lettersAbout(paid.order.id, 'order_reminder')).toBe(0)
  expect(
    await countOf("select count(*) from order_timers where order_id = ? and kind = 'expire'", waiting.order.id),
  ).toBe(1)
})

test('[BUY-08] the calendar file has the half day, and the QR picture is one', async () => {
  const one = await placed({
    delivery: { zone: 'hcm', day: '2026-12-19', half: 'morning', isFitted: true, capacity: 6 },
  })
  const calendar = await get(apiOf(one, '/calendar.ics'))
  expect(calendar.headers.get('content-type')).toContain('text/calendar')
  const text = await calendar.text()
  expect(text).toContain('DTSTART:20261219T010000Z\r\nDTEND:20261219T050000Z\r\n')
  expect(text).not.toContain(one.secret)
  const picture = await get(apiOf(one, '/qr.png'))
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await picture.arrayBuffer()).slice(1, 4)).toEqual(new TextEncoder().encode('PNG'))
  expect((await get(apiOf(one, '/qr.png').replace(/k=.*/, 'k=x'))).status).toBe(404)
})

test('[BUY-04, BUY-08] page, letter and calendar name the hours of the half day, and the page the date of its terms', async () => {
  const one = await placed(withEmail('hours@example.com'))
  const place = { floor: 4, hasLift: false, hasNarrowLane: true }
  await env.DB.prepare('update orders set customer = json_patch(customer, ?) where id = ?')
    .bind(JSON.stringify({ place }), one.order.id)
    .run()
  await pay(one.order.id, one.order.total)
  await move(one.order.id, 'confirm')
  const read = async (locale: string) => (await get(`/${locale}${one.path}`)).text()
  const vi = await read('vi')
  expect(vi).toContain('sáng thứ\u00a0Ba 1/12, 8:00 đến 12:00')
  expect(vi).toContain('Bản ngày 23 tháng 11, 2026')
  const ja = await read('ja')
  expect(ja).toContain('午前（8〜12時）')
  expect(ja).toContain('2026年11月23日版')
  expect(ja).toContain('4階、エレベーターなし、狭い路地')
  const shown = ja.slice(ja.indexOf('<main'), ja.indexOf('</main>')).replace(/<[^>]*>/g, '')
  expect(shown).not.toMatch(/。 \S/)
  const calendar = await (await get(apiOf(one, '/calendar.ics'))).text()
  expect(calendar).toContain('DTSTART:20261201T010000Z')
  expect(calendar).toContain('DTEND:20261201T050000Z')
  const row = { letter: 'order_placed' as const, locale: 'vi', about: one.order.id }
  const letter = await orderLetter(
    db,
    row,
    { siteOrigin: 'https://shop.example', secrets: ['one'] } as LetterContext,
    0,
  )
  expect(letter?.text).toContain('Giao vào sáng thứ\u00a0Ba 1/12, 8:00 đến 12:00.')
})
