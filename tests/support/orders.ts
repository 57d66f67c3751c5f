import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { moveReturn, returnMeant } from '#app/features/orders/move-return.server'
import { findOrder } from '#app/features/orders/order.server'
import { newOrderCode } from '#app/features/orders/order-code'
import { refundOfReturn } from '#app/features/orders/order-progress'
import { orderSecret } from '#app/features/orders/order-secret.server'
import type { ReturnEvent } from '#app/features/orders/order-states'
import { type NewOrder, placeOrder } from '#app/features/orders/place.server'
import { askReturn } from '#app/features/orders/returns.server'
import { refund } from '#app/features/payments/ledger'
import { openDatabase } from '#app/server/db/client'
import { orders } from '#app/server/db/schema'
import { keyed, sessionSecrets } from '#app/server/secrets'

export const db = openDatabase(env.DB)

const rows = async <Row>(query: string, ...values: unknown[]): Promise<Row[]> =>
  (
    await env.DB.prepare(query)
      .bind(...values)
      .all<Row>()
  ).results

export const countOf = async (query: string, ...values: unknown[]): Promise<number> =>
  Object.values((await rows<Record<string, number>>(query, ...values))[0] ?? {})[0] ?? 0

/** Puts pieces of a variant into the store. */
export const stockUp = (sku: string, onHand: number) =>
  env.DB.prepare(
    'insert into stock (sku, on_hand) values (?, ?) on conflict (sku) do update set on_hand = ?2, held = 0',
  )
    .bind(sku, onHand)
    .run()

let count = 0

const PHONE = '+84901234567'

type Pieces = Readonly<Record<string, number>>

const linesOf = (pieces: Pieces, packageTier = '') =>
  Object.entries(pieces).map(([sku, quantity]) => ({
    sku,
    name: sku,
    packageTier,
    quantity,
    unitPrice: 1_000_000,
    vatPercent: 8,
    fromStock: quantity,
    facts: { widthMm: 1, depthMm: 1, heightMm: 1, origin: 'VN', warrantyMonths: 12 },
  }))

type More = Partial<NewOrder> & {
  key?: string
  /** Pieces of packages by tier, beside the single ones. */
  packages?: Readonly<Record<string, Pieces>>
}

/** An order of some pieces as checkout places it. */
export function orderOf(wanted: Pieces, { key = `key-${++count}`, packages = {}, ...more }: More = {}): NewOrder {
  const id = crypto.randomUUID()
  const ofPackages = Object.entries(packages).flatMap(([tier, pieces]) => linesOf(pieces, tier))
  const lines = [...linesOf(wanted), ...ofPackages]
  const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  return {
    id,
    code: newOrderCode(),
    placingKey: key,
    placedWith: 'same',
    secretHash: 'secret',
    locale: 'vi',
    customer: {
      name: 'Nguyễn Thị Lan',
      phone: PHONE,
      email: '',
      place: {
        provinceCode: '79',
        province: 'Hồ Chí Minh',
        wardCode: '27496',
        ward: 'Phường Tân Hưng',
        street: '12 Nguyễn Thị Thập',
        oldPlace: '',
        floor: 0,
        hasLift: true,
        hasNarrowLane: false,
        version: '2026-07-25',
      },
      note: '',
    },
    phoneHash: keyed(sessionSecrets(env as unknown as Env)[0], 'phone', PHONE),
    terms: 'full',
    termsVersion: '2026-11-23',
    termsId: null,
    goods,
    deliveryFee: 0,
    carryingFee: 0,
    discount: 0,
    total: goods,
    dueNow: goods,
    dueLater: 0,
    voucher: '',
    placedAt: Date.UTC(2026, 10, 26),
    lines,
    delivery: { zone: 'hcm', day: '2026-12-01', half: 'morning', isFitted: true, capacity: 1000 },
    catalogue: 0,
    letters: [],
    ...more,
  }
}

/** An order as placed, with the address of its page after the locale. */
export async function placed(more: Parameters<typeof orderOf>[1] = {}, quantity = 1) {
  const sku = `placed-${++count}:oak`
  await stockUp(sku, 5)
  const order = orderOf({ [sku]: quantity }, more)
  const refusal = await placeOrder(db, order)
  if (refusal) throw new Error(refusal)
  const secret = orderSecret(sessionSecrets(env as unknown as Env)[0], order.id)
  return { order, sku, secret, path: `/order/${order.code}?k=${secret}` }
}

/** What an order's customer is known by, with an e-mail address. */
export const withEmail = (email: string) => ({ customer: { ...orderOf({}).customer, email } })

const read = async (orderId: string) => {
  const order = await findOrder(db, eq(orders.id, orderId))
  if (!order) throw new Error('no order')
  return order
}

/** Asks for the return of all pieces, as the page does. */
export async function askAll(
  orderId: string,
  now: number,
  wish: Partial<Omit<Parameters<typeof askReturn>[2], 'lines'>> = {},
) {
  const order = await read(orderId)
  const lines = order.lines.map(({ line, quantity }) => ({ line, quantity }))
  const asked = await askReturn(db, order, { reason: 'damaged', wanted: 'refund', note: '', now, ...wish, lines })
  if (typeof asked === 'string') throw new Error(asked)
  return asked.id
}

/** Moves the only return of an order, as the operator's command does; what was paid goes back as it is settled. */
export async function moveReturns(orderId: string, now: number, ...events: ReturnEvent[]) {
  for (const event of events) {
    const order = await read(orderId)
    const meant = returnMeant(order, event)
    if (typeof meant === 'string') throw new Error(`${event}: ${meant}`)
    const amount = event === 'settle' ? refundOfReturn(order, meant) : 0
    const back = amount > 0 ? { ...refund(`return:${meant.id}`, orderId, amount, now), orderId } : undefined
    const answer = event === 'refuse' ? 'Chân ghế gãy do va đập.' : undefined
    const refusal = await moveReturn(db, order, meant, { event, by: 'test', now, answer, back })
    if (refusal) throw new Error(`${event}: ${refusal}`)
  }
}
