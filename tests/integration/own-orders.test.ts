import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findAccount } from '#app/features/auth/account/account.server'
import { findInMotion, moveOrder } from '#app/features/orders/move.server'
import type { OwnOrder } from '#app/features/orders/own-orders'
import { placeOrder } from '#app/features/orders/place.server'
import { orders } from '#app/server/db/schema'
import { signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'
import { db, orderOf, stockUp } from '#tests/support/orders'

const SHELF = 'ke-tv-trang-an-180:walnut'
const TABLE = 'ban-tra-nhat-tan:oak'

async function customer() {
  const { person, token } = await signedIn()
  const accountId = (await findAccount(db, person.email))?.id ?? ''
  return { accountId, token, cookie: `token=${token}` }
}

async function place(accountId: string, wanted: Record<string, number>, placedAt: number) {
  for (const sku of Object.keys(wanted)) await stockUp(sku, 20)
  const order = orderOf(wanted, { accountId, placedAt })
  expect(await placeOrder(db, order)).toBeUndefined()
  return order
}

const listOf = async (token: string) => {
  const answer = await get('/api/orders', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return ((await answer.json()) as { orders: OwnOrder[] }).orders
}

async function cancel(id: string) {
  const found = await findInMotion(db, eq(orders.id, id))
  if (!found) throw new Error('no order')
  expect(await moveOrder(db, found, { event: 'cancel', by: 'test', now: Date.now() })).toBeUndefined()
}

describe('orders of an account', () => {
  test('[BUY-22] are its own alone, those under way first, and their addresses open', async () => {
    const [lan, minh] = [await customer(), await customer()]
    const older = await place(lan.accountId, { [SHELF]: 2 }, Date.now() - 60_000)
    const newer = await place(lan.accountId, { [TABLE]: 1, 'gone-piece:oak': 1 }, Date.now())
    await place(minh.accountId, { [TABLE]: 1 }, Date.now())
    expect((await listOf(lan.token)).map(({ code }) => code)).toEqual([newer.code, older.code])
    await cancel(newer.id)
    const [first, second, ...rest] = await listOf(lan.token)
    expect([first?.code, second?.code, rest]).toEqual([older.code, newer.code, []])
    expect(second?.state).toBe('cancelled')
    expect(second?.lines.map(({ sku, picture }) => [sku, picture?.slug])).toEqual([
      [TABLE, 'ban-tra-nhat-tan'],
      ['gone-piece:oak', undefined],
    ])
    expect((await get(first?.address ?? '')).status).toBe(200)
    expect((await get('/api/orders')).status).toBe(401)
  })

  test.each(['vi', 'en', 'de', 'ja'])('[BUY-22] begin the account page in %s, before the settings', async (locale) => {
    const lan = await customer()
    const order = await place(lan.accountId, { [SHELF]: 2 }, Date.now())
    const html = await (await get(`/${locale}/profile`, { headers: { cookie: lan.cookie } })).text()
    const shown = `${order.code.slice(0, 4)} ${order.code.slice(4)}`
    expect(html).toContain(shown)
    expect(html.indexOf(shown)).toBeLessThan(html.indexOf('name="displayName"'))
    expect(html).toContain('12 Nguyễn Thị Thập')
  })
})

describe('several pieces at once', () => {
  const OURS = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
  const add = (pieces: string) =>
    get('/vi/cart', { method: 'POST', headers: OURS, body: new URLSearchParams({ intent: 'add-pieces', pieces }) })

  test('[BUY-21] come into the basket in one act, and what is not sold any more is said', async () => {
    const answer = await add(`${SHELF}*2,ban-tra-nhat-tan*1,gone-piece:oak*1,gone-too*3`)
    expect(answer.status).toBe(303)
    const address = answer.headers.get('location') ?? ''
    expect(address).toBe('/vi/cart?pieces=3&gone=2')
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    expect(cookie).toContain('cartCount=3')
    const { lines } = (await (await get('/api/cart', { headers: { cookie } })).json()) as {
      lines: { sku: string; quantity: number }[]
    }
    const shown = await env.DB.prepare("select material from products where slug = 'ban-tra-nhat-tan'").first(
      'material',
    )
    expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [SHELF, 2],
      [`ban-tra-nhat-tan:${shown}`, 1],
    ])
    const html = await (await get(address, { headers: { cookie } })).text()
    expect(html).toContain('Đã thêm 3')
    expect(html).toContain('vì không còn bán')
  })

  test('[BUY-21] one piece is named, and nothing that can be had leaves the basket as it was', async () => {
    expect((await add(`${SHELF}*1`)).headers.get('location')).toBe(`/vi/cart?added=${encodeURIComponent(SHELF)}`)
    expect((await add('gone-piece:oak*1')).headers.get('location')).toBe('/vi/cart?gone=1')
    expect((await add('nonsense')).status).toBe(303)
  })
})
