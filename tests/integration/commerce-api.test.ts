import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { company } from '#app/features/content/company'
import { findInMotion, moveOrder } from '#app/features/orders/move.server'
import { simulateTransfer } from '#app/features/payments/bank-simulator'
import { orders } from '#app/server/db/schema'
import { get } from '#tests/support/front-door'
import { differences, type Schema } from '#tests/support/json-schema'
import { db, stockUp } from '#tests/support/orders'
import document from '../../docs/commerce-api.md?raw'

/** Blocks of the document by kind and name. */
const blocks = new Map(
  [...document.matchAll(/```json (schema|example|body) (\w+)\n([\s\S]*?)```/g)].map(
    ([, kind, name, text = '']) => [`${kind} ${name}`, JSON.parse(text) as unknown] as const,
  ),
)
const schemaOf = (name: string) => blocks.get(`schema ${name}`) as Schema
const bodyOf = (name: string) => blocks.get(`body ${name}`) as Record<string, unknown>
const names = [...blocks.keys()].flatMap((key) => (key.startsWith('schema ') ? [key.slice(7)] : []))

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function expectShape(name: string, answer: Response, status = 200) {
  const value = await answer.json()
  expect([name, answer.status, differences(value, schemaOf(name))]).toEqual([name, status, []])
  return value
}

test.each(names)('[BUY-06] the example of “%s” has the shape of its schema', (name) => {
  expect(blocks.has(`example ${name}`)).toBe(true)
  expect(differences(blocks.get(`example ${name}`), schemaOf(name))).toEqual([])
})

test('[BUY-06, BUY-07] docs/commerce-api.md says what the API takes and answers, from the place to the return', async () => {
  const asked = new Set<string>()
  const check = async <Value>(name: string, answer: Response, status = 200) => {
    asked.add(name)
    return (await expectShape(name, answer, status)) as Value
  }
  await stockUp('ke-tv-trang-an-180:oak', 10)
  await check('places', await get('/api/places'))
  await check('wards', await get('/api/places/79?q=tan'))
  const { lines } = bodyOf('quote')
  await check('cart', await post('/api/cart', { lines }), 201)
  type Quote = { quote: string; days: { day: string }[] }
  const { days } = await check<Quote>('quote', await post('/api/quote', bodyOf('quote')))
  const slot = { day: days[0]?.day, half: 'morning' }
  const { quote } = await check<Quote>('quote', await post('/api/quote', { ...bodyOf('quote'), ...slot }))

  const wish = { ...bodyOf('order'), ...slot, quote }
  const headers = { 'idempotency-key': 'commerce-api-key-1' }
  type Placed = { code: string; secret: string }
  const { code, secret } = await check<Placed>('placed', await post('/api/orders', wish, headers), 201)
  const again = await check<Placed>('placed', await post('/api/orders', wish, headers), 201)
  expect(again.code).toBe(code)
  const at = (act = '') => `/api/orders/${code}${act}?k=${secret}`
  const shown = await check<{ total: number; payment: { transfer: { amount: number } } }>('order', await get(at()))
  expect(shown.payment.transfer.amount).toBe(shown.total)
  await check('pay', await post(at('/pay'), bodyOf('pay')), 201)
  await check('day', await post(at('/day'), { day: days.at(-1)?.day, half: 'afternoon' }))

  const { SEPAY_SECRET = '' } = env as { SEPAY_SECRET?: string }
  const due = { code, due: shown.total, account: company.bank.value.account, secret: SEPAY_SECRET, now: Date.now() }
  const [notice] = simulateTransfer('exact', due)
  expect(Object.keys(JSON.parse(notice?.body ?? '{}')).sort()).toEqual(Object.keys(bodyOf('notice')).sort())
  await check('notice', await get('/api/payments/notices/sepay', { method: 'POST', ...notice }))
  for (const event of ['prepare', 'send_out', 'deliver'] as const) {
    const order = await findInMotion(db, eq(orders.code, code))
    if (order) expect(await moveOrder(db, order, { event, by: 'test', now: Date.now() })).toBeUndefined()
  }
  await check('return', await post(at('/return'), bodyOf('return')), 201)
  await check('order', await get(at()))
  await check('problem', await post(at('/cancel'), {}), 409)

  const other = await check<Placed>(
    'placed',
    await post('/api/orders', wish, { 'idempotency-key': 'commerce-api-key-2' }),
    201,
  )
  await check('cancel', await post(`/api/orders/${other.code}/cancel?k=${other.secret}`, {}))
  expect([...asked].sort()).toEqual([...names].sort())
})
