import { expect, test } from 'vitest'
import type { OrderView } from '#app/features/orders/order'
import { orderPayment } from '#app/features/payments/order-payment'

const TOTAL = 9_000_000

const order = (more: Partial<OrderView>): OrderView => ({
  id: 'id',
  code: 'VT7K4M2Q',
  locale: 'vi',
  state: 'placed',
  seq: 1,
  terms: 'full',
  goods: TOTAL,
  deliveryFee: 0,
  carryingFee: 0,
  discount: 0,
  total: TOTAL,
  dueNow: TOTAL,
  dueLater: 0,
  placedAt: 0,
  termsVersion: '2026-11-30',
  termsId: null,
  paid: 0,
  refunded: 0,
  paidAt: null,
  heldUntil: null,
  customer: null,
  lines: [],
  delivery: undefined,
  events: [],
  returns: [],
  ...more,
})

test.each([
  ['waits for its money', {}, 'waiting', TOTAL],
  ['had some of it', { paid: 1_000_000 }, 'short', TOTAL - 1_000_000],
  ['is paid', { state: 'confirmed', paid: TOTAL }, 'received', 0],
  [
    'was delivered, and a piece of it went back',
    { state: 'delivered', paid: 6_000_000, refunded: 3_000_000 },
    'received',
    0,
  ],
  ['was delivered, and all of it went back', { state: 'closed', paid: 0, refunded: TOTAL }, 'received', 0],
  [
    'was delivered, after too much of it had gone back',
    { state: 'delivered', paid: TOTAL, refunded: 1_000_000 },
    'received',
    0,
  ],
  ['ended without money', { state: 'expired' }, 'nothing_due', 0],
  ['was cancelled and paid back', { state: 'cancelled', paid: 0, refunded: TOTAL }, 'nothing_due', 0],
] as const)('[BUY-09] an order that %s says so', (_, more, state, missing) => {
  const payment = orderPayment(order(more))
  expect([payment.state, payment.missing, payment.transfer?.amount ?? 0]).toEqual([state, missing, missing])
})
