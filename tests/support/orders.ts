import { env } from 'cloudflare:workers'
import type { NewOrder } from '#app/features/orders/place.server'
import { openDatabase } from '#app/server/db/client'

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

/** An order of some pieces as checkout places it. */
export function orderOf(
  wanted: Readonly<Record<string, number>>,
  { key = `key-${++count}`, ...more }: Partial<NewOrder> & { key?: string } = {},
): NewOrder {
  const id = crypto.randomUUID()
  const lines = Object.entries(wanted).map(([sku, quantity]) => ({
    sku,
    name: sku,
    packageTier: '',
    quantity,
    unitPrice: 1_000_000,
    vatPercent: 8,
    fromStock: quantity,
    facts: { widthMm: 1, depthMm: 1, heightMm: 1, origin: 'VN', warrantyMonths: 12 },
  }))
  const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  return {
    id,
    code: `VT${id.slice(0, 12)}`,
    placingKey: key,
    placedWith: 'same',
    secretHash: 'secret',
    locale: 'vi',
    customer: {
      name: 'Nguyễn Thị Lan',
      phone: '+84901234567',
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
    phoneHash: 'phone',
    terms: 'full',
    termsVersion: '2026-11-23',
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
