import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What must be so in the database whenever the shop dies, as queries that find what is not. */
const always: Readonly<Record<string, string>> = {
  'held more than is there': 'select sku from stock where held > on_hand or held < 0',
  'stock and holds disagree':
    'select stock.sku from stock left join holds using (sku) group by stock.sku having held <> coalesce(sum(holds.quantity), 0)',
  'stock and movements disagree':
    'select sku from stock where on_hand <> (select coalesce(sum(difference), 0) from stock_movements as one where one.sku = stock.sku)',
  'an order without lines': 'select id from orders where id not in (select order_id from order_lines)',
  'an order without a half day': 'select id from orders where id not in (select order_id from deliveries)',
  'an order of other goods than its lines':
    'select id from orders where goods_vnd <> (select sum(quantity * unit_price_vnd) from order_lines where order_id = orders.id)',
  'an order whose last event is another':
    'select id from orders where seq <> (select max(seq) from order_events where order_id = orders.id)',
  'events without an order': 'select order_id from order_events where order_id not in (select id from orders)',
  'an open order without its holds':
    "select id from orders where state in ('placed', 'confirmed', 'in_making', 'ready', 'out') and (select coalesce(sum(quantity), 0) from holds where order_id = orders.id) <> (select sum(from_stock) from order_lines where order_id = orders.id)",
  'an order that is over and holds':
    "select id from orders where state in ('cancelled', 'expired', 'delivered') and id in (select order_id from holds)",
  'a delivered order whose pieces are still in the store':
    "select id from orders where state = 'delivered' and (select coalesce(sum(from_stock), 0) from order_lines where order_id = orders.id) <> (select coalesce(-sum(difference), 0) from stock_movements where cause like 'sale:' || orders.id || ':%')",
  'a sale of an order that is not delivered':
    "select cause from stock_movements where reason = 'sale' and substr(cause, 6, 36) not in (select id from orders where state = 'delivered')",
  'a delivered order without an invoice of what was paid':
    "select id from orders where state = 'delivered' and total_vnd <> (select coalesce(sum(gross_vnd), 0) from invoices where order_id = orders.id)",
  'an invoice of an order that is not delivered':
    "select order_id from invoices where order_id not in (select id from orders where state = 'delivered')",
  'a delivered order that is not paid':
    "select id from orders where state = 'delivered' and total_vnd <> (select coalesce(sum(amount_vnd), 0) from ledger where credit = 'customer:' || orders.id)",
  'half days and deliveries disagree':
    "select zone, day, half from delivery_slots where used <> (select count(*) from deliveries join orders on id = order_id where state not in ('cancelled', 'expired') and (deliveries.zone, deliveries.day, deliveries.half) = (delivery_slots.zone, delivery_slots.day, delivery_slots.half))",
  'money without a notice':
    "select cause from ledger where cause like 'notice:%' and substr(cause, 14) not in (select notice_id from payment_notices)",
}

/** Which orders a letter is about. */
const lettersOf: Readonly<Record<string, string>> = {
  order_placed: 'true',
  order_paid: "exists (select 1 from ledger where order_id = orders.id and cause like 'notice:%')",
  order_cancelled: "state = 'cancelled'",
  order_delivered: "state = 'delivered'",
}

const isWaiting = 'select 1 from mail_outbox where about = orders.id and letter = '
const isSent =
  "select 1 from local_mail where subject = replace(?, '{code}', substr(code, 1, 4) || ' ' || substr(code, 5))"

/** Letters of orders that are neither sent nor waiting. */
function lostLetters(database: DatabaseSync): string[] {
  const words = JSON.parse(readFileSync('messages/vi.json', 'utf8')) as Record<string, string>
  return Object.entries(lettersOf).flatMap(([letter, isDue]) =>
    found(
      `no letter ${letter}`,
      database
        .prepare(
          `select id from orders where ${isDue} and not exists (${isWaiting} '${letter}') and not exists (${isSent})`,
        )
        .all(words[`mail_${letter}_subject`] ?? ''),
    ),
  )
}

const found = (fault: string, rows: unknown[]): string[] =>
  rows.length > 0 ? [`${fault}: ${JSON.stringify(rows.slice(0, 3))}`] : []

/** What must be so once everybody has been answered and the scheduled handler has run. */
const afterwards: Readonly<Record<string, string>> = {
  'a notice that nobody applied': 'select notice_id from payment_notices where outcome is null',
  'a paid order that waits':
    "select id from orders where state = 'placed' and due_now_vnd > 0 and due_now_vnd <= (select coalesce(sum(amount_vnd), 0) from ledger where credit = 'customer:' || orders.id)",
  'a letter that waits': "select letter from mail_outbox where letter like 'order_%'",
}

/** A killed runtime may still hold its locks while the system ends it. */
const LOCKED_AT_MOST_MS = 10_000

/** Faults in the database of a shop. */
export function faultsOf(database: DatabaseSync, { isOver = false } = {}): string[] {
  const queries = { ...always, ...(isOver && afterwards) }
  const faults = Object.entries(queries).flatMap(([fault, query]) => found(fault, database.prepare(query).all()))
  return [...faults, ...lostLetters(database)]
}

/** Does something with the database of a shop that does not run. */
export function withDatabase<Result>(folder: string, act: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(databaseIn(folder), { timeout: LOCKED_AT_MOST_MS })
  try {
    return act(database)
  } finally {
    database.close()
  }
}

/** The runtime keeps each database in a file of its own, named by a hash; the shop has one. */
export function databaseIn(folder: string): string {
  const place = path.join(folder, 'v3/d1/miniflare-D1DatabaseObject')
  const [file, ...others] = readdirSync(place).filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  if (!file || others.length > 0) throw new Error(`not one database in ${place}`)
  return path.join(place, file)
}
