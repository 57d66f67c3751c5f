import { fillDataIfChanged } from '../../lib/prepare.mjs'
import { bundleMeasuringWorker } from '../scale/bundle.ts'
import { type Served, serve } from '../servers.ts'
import { median, type Row } from '../table.ts'
import { fillOrders } from './fill-orders.ts'

const FOLDER = '.wrangler/bench-checkout'
const SKU = 'ke-tv-trang-an-180:oak'
const ZONE = 'ha-noi'
const PLACE = { provinceCode: '01', wardCode: '00070', street: '12 Hàng Bạc', floor: 1, hasLift: true }
const ORDERS = 100_000
const CONNECTIONS = [1, 4, 16, 64]
const CALLS = 240
const ROUNDS = 3

/** Limits of issue 23: milliseconds of one order, and of a page of a long list of orders. */
const PLACING_MS = 40
const LIST_MS = 20

type Times = { each: number[]; perSecond: number }

/** Each call comes from another address, as addresses are limited. */
let visitors = 0
const addressOf = (number: number) => `10.${(number >>> 16) & 255}.${(number >>> 8) & 255}.${number & 255}`

async function post<Answer>(origin: string, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(visitors++), ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Makes the calls over a number of connections, each of which sends its next call after the answer. */
async function callOver(connections: number, call: () => Promise<unknown>): Promise<Times> {
  const each: number[] = []
  let left = CALLS
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) {
        const sent = performance.now()
        await call()
        each.push(performance.now() - sent)
      }
    }),
  )
  return { each, perSecond: (CALLS * 1000) / (performance.now() - started) }
}

/** A wish for a quote, and the order that is made of it. */
async function newPurchase(origin: string) {
  const wish = { lines: [{ sku: SKU, quantity: 1 }], place: PLACE, payment: 'full' }
  const { days } = await post<{ days: { day: string }[] }>(origin, '/api/quote', wish)
  const chosen = { ...wish, day: days[0]?.day, half: 'morning' }
  const { quote } = await post<{ quote: string }>(origin, '/api/quote', chosen)
  return { wish: chosen, order: { ...chosen, name: 'Lan', phone: '0901234567', email: '', quote } }
}

async function measureCalls(shop: Served) {
  const { origin } = shop
  const { wish, order } = await newPurchase(origin)
  const place = () => post(origin, '/api/orders', order, { 'idempotency-key': `bench-${Date.now()}-${visitors}` })
  const calls = {
    place,
    quote: () => post(origin, '/api/quote', wish),
    health: async () => void (await (await fetch(`${origin}/api/health`)).arrayBuffer()),
  }
  for (const call of Object.values(calls)) await callOver(4, call)
  const seen = new Map<string, Times[]>()
  for (let round = 0; round < ROUNDS; round++)
    for (const connections of CONNECTIONS)
      for (const [name, call] of Object.entries(calls)) {
        const key = `${name} ${connections}`
        seen.set(key, [...(seen.get(key) ?? []), await callOver(connections, call)])
      }
  const timesOf = (name: keyof typeof calls, connections: number) => seen.get(`${name} ${connections}`) ?? []
  return {
    typical: (name: keyof typeof calls, connections: number) =>
      median(timesOf(name, connections).flatMap(({ each }) => each)),
    rate: (name: keyof typeof calls, connections: number) =>
      median(timesOf(name, connections).map(({ perSecond }) => perSecond)),
  }
}

async function measureLists(): Promise<Record<'open-orders' | 'order' | 'nothing', number>> {
  await bundleMeasuringWorker()
  const worker = await serve(['--config', 'scripts/bench/scale/wrangler.toml', '--persist-to', FOLDER], '/nothing')
  try {
    const timesOf = async (what: string) => (await (await fetch(`${worker.origin}/${what}`)).json()) as number[]
    const typical = async (what: string) => median(await timesOf(what))
    return {
      'open-orders': await typical('open-orders'),
      order: await typical('order'),
      nothing: await typical('nothing'),
    }
  } finally {
    await worker.stop()
  }
}

const milliseconds = (time: number) => `${time.toFixed(1)} ms`

/** What an order costs the Worker, how many there are a second, and what a long table of orders costs. */
export async function benchCheckout(): Promise<Row[]> {
  await fillDataIfChanged(FOLDER, { afresh: true })
  fillOrders(FOLDER, { count: ORDERS, sku: SKU, zone: ZONE })
  const shop = await serve(['--persist-to', FOLDER], '/api/health')
  let calls: Awaited<ReturnType<typeof measureCalls>>
  try {
    calls = await measureCalls(shop)
  } finally {
    await shop.stop()
  }
  const lists = await measureLists()
  const among = `among ${ORDERS.toLocaleString('en')} orders`
  const placing = calls.typical('place', 1)
  return [
    {
      what: `placing an order ${among}, p50`,
      value: milliseconds(placing),
      against: `${PLACING_MS} ms; an empty answer takes ${milliseconds(calls.typical('health', 1))}, a quote ${milliseconds(calls.typical('quote', 1))}`,
      ratio: placing / PLACING_MS,
      limit: { atMost: 1 },
    },
    ...CONNECTIONS.map((connections) => ({
      what: `orders a second over ${connections} ${connections === 1 ? 'connection' : 'connections'}`,
      value: `${calls.rate('place', connections).toFixed(0)} (p50 ${milliseconds(calls.typical('place', connections))})`,
      against: `${calls.rate('quote', connections).toFixed(0)} quotes, ${calls.rate('health', connections).toFixed(0)} empty answers`,
      ratio: calls.rate('place', connections) / calls.rate('health', connections),
    })),
    {
      what: `page of the open orders ${among}, p50`,
      value: milliseconds(lists['open-orders']),
      against: `${LIST_MS} ms; SELECT 1 takes ${milliseconds(lists.nothing)}`,
      ratio: lists['open-orders'] / LIST_MS,
      limit: { atMost: 1 },
    },
    {
      what: `one order ${among}, p50`,
      value: milliseconds(lists.order),
      against: `${LIST_MS} ms`,
      ratio: lists.order / LIST_MS,
      limit: { atMost: 1 },
    },
  ]
}
