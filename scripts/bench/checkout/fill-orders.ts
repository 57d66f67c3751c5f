import { readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { benchCode } from './bench-orders.ts'

const DAYS = 120
const A_DAY = 24 * 60 * 60 * 1000
const MUCH = 1_000_000_000
const STATES = [
  'placed',
  'confirmed',
  'ready',
  'delivered',
  'closed',
  'closed',
  'closed',
  'cancelled',
  'expired',
] as const

/**
 * Writes `count` orders of past days straight into a seeded database, and gives a sku and the half days of a zone room
 * for any number of new ones, so that a bench measures placing and not refusing.
 */
export function fillOrders(folder: string, { count, sku, zone }: { count: number; sku: string; zone: string }) {
  const databases = `${folder}/v3/d1/miniflare-D1DatabaseObject`
  const file = readdirSync(databases).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  const database = new DatabaseSync(`${databases}/${file}`)
  database.exec('PRAGMA synchronous = off; PRAGMA foreign_keys = off; BEGIN')
  const dayAfter = (days: number) => new Date(Date.now() + days * A_DAY).toISOString().slice(0, 10)
  const slot = database.prepare('INSERT OR REPLACE INTO delivery_slots VALUES (?, ?, ?, ?, ?)')
  for (let ahead = 0; ahead <= DAYS; ahead++)
    for (const half of ['morning', 'afternoon']) slot.run(zone, dayAfter(ahead), half, MUCH, 0)
  slot.run(zone, '2026-01-05', 'morning', MUCH, count)
  database.prepare('UPDATE stock SET on_hand = on_hand + ? WHERE sku = ?').run(MUCH, sku)
  database.prepare("INSERT INTO stock_movements VALUES ('bench', ?, ?, 'count', 0)").run(sku, MUCH)

  const order = database.prepare(
    `INSERT INTO orders (id, code, placing_key, placed_with, secret_hash, locale, customer, phone_hash, terms, terms_version,
      goods_vnd, delivery_fee_vnd, carrying_fee_vnd, total_vnd, due_now_vnd, due_later_vnd, placed_at, seq, state)
    VALUES (?, ?, ?, '', '', 'vi', NULL, NULL, 'full', '2026-11-23', ?, 0, 0, ?, ?, 0, ?, 2, ?)`,
  )
  const event = database.prepare(
    'INSERT INTO order_events (order_id, seq, from_seq, from_state, to_state, event, by, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const line = database.prepare("INSERT INTO order_lines VALUES (?, 1, ?, 'Kệ TV', '', 1, ?, 8, 0, '{}')")
  const delivery = database.prepare("INSERT INTO deliveries VALUES (?, ?, '2026-01-05', 'morning', 1, 0)")
  const money = database.prepare("INSERT INTO ledger VALUES (?, 'bank', ?, ?, ?, ?)")
  for (let number = 0; number < count; number++) {
    const id = `bench-${number}`
    const total = 1_000_000 + (number % 900) * 10_000
    const placedAt = Date.UTC(2024, 0, 1) + number * 600_000
    const state = STATES[number % STATES.length] ?? 'closed'
    order.run(id, benchCode(number), `bench-key-${number}`, total, total, total, placedAt, state)
    event.run(id, 1, null, null, 'placed', 'place', 'customer', placedAt)
    event.run(id, 2, 1, 'placed', state, 'bench', 'bench', placedAt)
    line.run(id, sku, total)
    delivery.run(id, zone)
    if (state !== 'placed' && state !== 'expired') money.run(`bench:${number}`, `customer:${id}`, total, id, placedAt)
  }
  database.exec('COMMIT; PRAGMA optimize; PRAGMA wal_checkpoint(truncate)')
  database.close()
}
