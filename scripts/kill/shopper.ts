import { createHmac } from 'node:crypto'
import { readSecrets } from '../lib/secrets.mjs'

/** Somebody who buys by the API, and does again what was not answered (docs/commerce-api.md). */
export type Shopper = {
  order?: { code: string; secret: string }
  /** Where the order shall end. */
  end: 'cancelled' | 'confirmed' | 'delivered'
  /** Buys, and pays or cancels; the same again with the same keys. Fails when the shop dies. */
  buy: (origin: string) => Promise<void>
  /** Looks if the order has ended where it should. */
  check: (origin: string) => Promise<void>
  complaints: string[]
  /** How often the shop answered that it failed, which is tried again like no answer. */
  failures: number
}

const SKUS = [
  'giuong-moc-chau-160:oak',
  'giuong-moc-chau-180:walnut',
  'giuong-don-cat-ba-120:ash',
  'ke-tv-trang-an-180:oak',
  'ke-tv-hoi-an-140:ash',
  'ke-tv-ha-long-150:walnut',
  'ke-sach-thap-ba-vi-120:black_oak',
  'ke-sach-dinh-le-120:ash',
  'ke-sach-treo-tuong-yen-tu-110:walnut',
]
const PLACE = { provinceCode: '01', wardCode: '00070', street: '12 Hàng Bạc', floor: 1, hasLift: true }
const { SEPAY_SECRET = '' } = readSecrets('.dev.vars')

type Json = Record<string, unknown>
type Day = { day: string; morning: boolean; afternoon: boolean }

/** `onStep` hears of each request that is begun. */
export function newShopper(name: string, onStep = () => {}): Shopper {
  const number = [...name].reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7) >>> 0
  const sku = SKUS[number % SKUS.length] ?? ''
  const lines = [{ sku, quantity: 1 }]
  let body: Json | undefined
  const end = number % 5 === 0 ? 'cancelled' : number % 3 === 0 ? 'confirmed' : 'delivered'
  const shopper: Shopper = { end, buy, check, complaints: [], failures: 0 }
  // Everybody comes from an own address, or the limits would answer.
  const client = `10.${(number >>> 16) & 255}.${(number >>> 8) & 255}.${number & 255}`

  async function request(address: string, { headers, ...more }: RequestInit = {}): Promise<Response> {
    onStep()
    const answer = await fetch(address, { ...more, headers: { 'x-forwarded-for': client, ...headers } })
    // The runtimes of shop and operator lock each other out of the file now and then, which D1 does not.
    if (answer.status < 500) return answer
    shopper.failures++
    throw new Error(`${name}: ${answer.status} at ${address}`)
  }

  const send = (origin: string, path: string, sent: Json, headers: Record<string, string> = {}) =>
    request(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(sent),
    })

  /** The quote is asked for once; the same key must come with the same body. */
  async function quoted(origin: string): Promise<Json> {
    if (body) return body
    const wish = { lines, place: PLACE, payment: 'full' }
    const quote = async <Answer>(asked: Json): Promise<Answer> => {
      const answer = await send(origin, '/api/quote', asked)
      if (!answer.ok) throw new Error(`${name}: quote ${answer.status}`)
      return (await answer.json()) as Answer
    }
    const first = await quote<{ days: Day[] }>(wish)
    const free = first.days.flatMap(({ day, morning, afternoon }) => [
      ...(morning ? [{ day, half: 'morning' }] : []),
      ...(afternoon ? [{ day, half: 'afternoon' }] : []),
    ])
    const chosen = { ...wish, ...free[number % free.length] }
    const shown = await quote<{ quote: string }>(chosen)
    body = { ...chosen, name: `Lan ${name}`, phone: '0901234567', email: `${name}@example.com`, quote: shown.quote }
    return body
  }

  async function buy(origin: string): Promise<void> {
    const placed = await send(origin, '/api/orders', await quoted(origin), {
      'idempotency-key': `kill-shopper-${name}-0123456789`,
    })
    if (!placed.ok) {
      const { code } = (await placed.json()) as { code: string }
      // Sold out and full half days are answers; anything else is a fault.
      if (!['quote_refused', 'quote_changed', 'too_many_requests'].includes(code))
        shopper.complaints.push(`${name}: ${placed.status} ${code}`)
      return
    }
    const order = (await placed.json()) as { code: string; secret: string }
    if (shopper.order && shopper.order.code !== order.code) shopper.complaints.push(`${name}: a second order`)
    shopper.order = order
    const seen = await look(origin)
    if (end !== 'cancelled') await pay(origin, order.code, Number(seen.total))
    else if (seen.state === 'placed') await send(origin, `/api/orders/${order.code}/cancel?k=${order.secret}`, {})
  }

  async function look(origin: string): Promise<{ state: string; total: number; paid: number }> {
    const { code = '', secret = '' } = shopper.order ?? {}
    const answer = await request(`${origin}/api/orders/${code}?k=${secret}`)
    if (!answer.ok) shopper.complaints.push(`${name}: order ${code} answers ${answer.status}`)
    return (await answer.json()) as { state: string; total: number; paid: number }
  }

  /** The bank tells of the money, signed, and tells twice. */
  async function pay(origin: string, code: string, amount: number): Promise<void> {
    const raw = JSON.stringify({
      id: number,
      gateway: 'Vietcombank',
      transactionDate: '2026-11-26 10:00:00',
      accountNumber: '0000000018',
      content: `MBVCB.1.${code}.CT tu 0123`,
      transferType: 'in',
      transferAmount: amount,
    })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', SEPAY_SECRET).update(`${timestamp}.${raw}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': `sha256=${signature}`,
    }
    for (let time = 0; time < 2; time++)
      await request(`${origin}/api/payments/notices/sepay`, { method: 'POST', headers, body: raw })
  }

  async function check(origin: string): Promise<void> {
    if (!shopper.order) return
    const { state, total, paid } = await look(origin)
    const isRight = state === end && (end === 'cancelled' || paid === total)
    if (!isRight) shopper.complaints.push(`${name}: ${state} instead of ${end}, paid ${paid} of ${total}`)
  }
  return shopper
}
