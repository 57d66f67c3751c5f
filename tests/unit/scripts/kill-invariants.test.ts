import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { read } from '#tests/support/sources'
import { faultsOf } from '../../../scripts/kill/invariants.ts'

const FOLDER = 'app/server/db/migrations'
const ID = '00000000-0000-4000-8000-000000000001'
const mail = (subject: string) =>
  `insert into local_mail (recipient, subject, text, html, sent_at) values ('lan@example.com', '${subject}', '', '', 1);`

/** A shop in which one order was bought, paid and delivered, and its last letter waits. */
function shop(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.sql')))
    database.exec(readFileSync(`${FOLDER}/${name}`, 'utf8'))
  // A fault is what the schema would refuse, too.
  database.exec(`
    pragma foreign_keys = off;
    pragma ignore_check_constraints = on;
    insert into stock (sku, on_hand, held) values ('a:oak', 4, 0);
    insert into stock_movements values ('import:a:oak', 'a:oak', 5, 'import', 1), ('sale:${ID}:a:oak', 'a:oak', -1, 'sale', 5);
    insert into orders (id, code, placing_key, placed_with, secret_hash, locale, terms, terms_version, goods_vnd, delivery_fee_vnd, carrying_fee_vnd, total_vnd, due_now_vnd, due_later_vnd, placed_at, seq, state)
      values ('${ID}', 'VT7K4M2Q', 'key', 'body', 'hash', 'vi', 'full', '2026-11-26', 1000, 0, 0, 1000, 1000, 0, 1, 2, 'delivered');
    insert into order_events (order_id, seq, to_state, event, by, at) values ('${ID}', 1, 'placed', 'place', 'customer', 1);
    insert into order_events (order_id, seq, from_seq, from_state, to_state, event, by, at) values ('${ID}', 2, 1, 'out', 'delivered', 'deliver', 'operator', 5);
    insert into order_lines (order_id, line, sku, name, quantity, unit_price_vnd, vat_percent, from_stock, facts) values ('${ID}', 0, 'a:oak', 'A', 1, 1000, 8, 1, '{}');
    insert into delivery_slots (zone, day, half, capacity, used) values ('ha-noi', '2026-12-01', 'morning', 6, 1);
    insert into deliveries (order_id, zone, day, half, is_fitted) values ('${ID}', 'ha-noi', '2026-12-01', 'morning', 1);
    insert into payment_notices (provider, notice_id, raw, is_authentic, received_at, outcome, order_id) values ('sepay', '7', '{}', 1, 2, 'matched', '${ID}');
    insert into ledger values ('notice:sepay:7', 'bank', 'customer:${ID}', 1000, '${ID}', 2);
    insert into invoices (order_id, issued_on, vat_percent, gross_vnd, vat_vnd) values ('${ID}', '2026-12-01', 8, 1000, 74);
    insert into mail_outbox (id, letter, email, about, locale, attempts, due_at) values ('m', 'order_delivered', 'lan@example.com', '${ID}', 'vi', 1, 9);
    ${mail('Đơn VT7K 4M2Q đã đặt')}
    ${mail('Đã nhận tiền cho đơn VT7K 4M2Q')}
  `)
  return database
}

test('[BUY-26] a shop in order has no fault, and at the end of a run no letter waits', () => {
  expect(faultsOf(shop())).toEqual([])
  expect(faultsOf(shop(), { isOver: true })).toEqual(['a letter that waits: [{"letter":"order_delivered"}]'])
  const over = shop()
  over.exec(`delete from mail_outbox; ${mail('Đơn VT7K 4M2Q đã giao')}`)
  expect(faultsOf(over, { isOver: true })).toEqual([])
})

const isConfirmed = "update orders set state = 'confirmed'"

test.each([
  ['held more than is there', 'update stock set held = 5'],
  ['stock and holds disagree', 'update stock set held = 1'],
  ['stock and movements disagree', 'update stock set on_hand = 5'],
  ['an order without lines', 'delete from order_lines'],
  ['an order without a half day', 'delete from deliveries'],
  ['an order of other goods than its lines', 'update order_lines set quantity = 2'],
  ['an order whose last event is another', 'delete from order_events where seq = 2'],
  ['events without an order', 'delete from orders'],
  ['an open order without its holds', isConfirmed],
  ['an order that is over and holds', `insert into holds values ('${ID}', 'a:oak', 1)`],
  ['a delivered order whose pieces are still in the store', "delete from stock_movements where reason = 'sale'"],
  ['a sale of an order that is not delivered', isConfirmed],
  ['a delivered order without an invoice of what was paid', 'delete from invoices'],
  ['an invoice of an order that is not delivered', isConfirmed],
  ['a delivered order that is not paid', 'update ledger set amount_vnd = 999'],
  ['half days and deliveries disagree', 'update delivery_slots set used = 2'],
  ['money without a notice', 'delete from payment_notices'],
  ['no letter order_placed', "delete from local_mail where subject like '%đặt'"],
  ['no letter order_paid', "delete from local_mail where subject like 'Đã nhận%'"],
  ['no letter order_delivered', 'delete from mail_outbox'],
  ['no letter order_cancelled', "update orders set state = 'cancelled'"],
])('[BUY-26] finds %s', (fault, change) => {
  const database = shop()
  database.exec(change)
  expect(faultsOf(database).map((text) => text.split(': ')[0])).toContain(fault)
})

test('[BUY-26] the run is a command that each night calls', () => {
  expect(read('package.json')).toContain('"test:kill": "node scripts/test-kill.mjs"')
  expect(read('.github/workflows/nightly.yml')).toContain('- run: npm run test:kill')
})
