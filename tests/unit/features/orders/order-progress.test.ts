import { describe, expect, test } from 'vitest'
import {
  canAskReturn,
  canCancel,
  canChangeDay,
  excessOf,
  journeyOf,
  nextEventOf,
  refundableOf,
  refundOf,
  refundOfReturn,
  returnUntil,
  type ShownOrder,
} from '#app/features/orders/order-progress'
import type { OrderState } from '#app/features/orders/order-states'

const at = (day: number) => Date.UTC(2026, 10, day, 3)

const line = {
  line: 1,
  sku: 'sofa:oak',
  name: 'Sofa',
  packageTier: '',
  quantity: 1,
  unitPrice: 15_900_000,
  vatPercent: 8,
  fromStock: 0,
  facts: { widthMm: 1, depthMm: 1, heightMm: 1, origin: 'VN', warrantyMonths: 12 },
}

/** A deposit of 30 % for a sofa that is made, with the events that led to its state. */
function order(state: OrderState, { paid = 0, ...more }: Partial<ShownOrder> = {}): ShownOrder {
  const path: Record<OrderState, OrderState[]> = {
    placed: ['placed'],
    confirmed: ['placed', 'confirmed'],
    in_making: ['placed', 'confirmed', 'in_making'],
    ready: ['placed', 'confirmed', 'in_making', 'ready'],
    out: ['placed', 'confirmed', 'in_making', 'ready', 'out'],
    delivered: ['placed', 'confirmed', 'in_making', 'ready', 'out', 'delivered'],
    closed: ['placed', 'confirmed', 'in_making', 'ready', 'out', 'delivered', 'closed'],
    cancelled: ['placed', 'confirmed', 'cancelled'],
    expired: ['placed', 'expired'],
  }
  return {
    code: 'VT7K4M2Q',
    locale: 'vi',
    state,
    terms: 'deposit',
    goods: 15_900_000,
    deliveryFee: 0,
    carryingFee: 0,
    discount: 0,
    total: 15_900_000,
    dueNow: 4_770_000,
    dueLater: 11_130_000,
    placedAt: at(1),
    termsVersion: '2026-11-01',
    termsId: null,
    paid,
    refunded: 0,
    paidAt: null,
    heldUntil: null,
    customer: null,
    lines: [line],
    delivery: { zone: 'ho-chi-minh', day: '2026-12-19', half: 'morning', isFitted: true, changes: 0 },
    events: path[state].map((toState, index) => ({ toState, event: toState, at: at(1 + index) })),
    returns: [],
    ...more,
  }
}

const DEPOSIT = 4_770_000
const TOTAL = 15_900_000

test('[BUY-12] what was paid goes back from the end of the order, or from money that came later', () => {
  const cancelled = (more: Partial<ShownOrder>) => refundOf(order('cancelled', more), 7)
  expect(cancelled({ paid: DEPOSIT, paidAt: at(2) })).toEqual({ coming: DEPOSIT, until: '2026-11-10', done: 0 })
  expect(cancelled({ paid: 5, paidAt: at(9) })).toMatchObject({ coming: 5, until: '2026-11-16' })
  expect(cancelled({ refunded: DEPOSIT, paidAt: at(2) })).toMatchObject({ coming: 0, done: DEPOSIT })
  expect(refundOf(order('in_making', { paid: DEPOSIT, paidAt: at(2) }), 7)).toMatchObject({ coming: 0, done: 0 })
  expect(refundOf(order('placed', { paid: TOTAL + 3, paidAt: at(4) }), 7)).toMatchObject({
    coming: 3,
    until: '2026-11-11',
  })
})

describe('[BUY-08] what happens next', () => {
  test.each([
    ['placed', 0, { kind: 'pay', what: 'deposit', isShort: false }],
    ['placed', 1, { kind: 'pay', what: 'deposit', isShort: true }],
    ['in_making', DEPOSIT, { kind: 'state', state: 'in_making' }],
    ['ready', DEPOSIT, { kind: 'pay', what: 'rest', isShort: false }],
    ['ready', DEPOSIT + 1, { kind: 'pay', what: 'rest', isShort: true }],
    ['ready', TOTAL, { kind: 'state', state: 'ready' }],
    ['cancelled', 0, { kind: 'state', state: 'cancelled' }],
    ['expired', DEPOSIT - 1, { kind: 'state', state: 'expired' }],
  ] as const)('%s with %i paid', (state, paid, next) => {
    expect(nextEventOf(order(state, { paid }))).toEqual(next)
  })

  test('nobody has to pay an order with cash at the door before', () => {
    const cash = order('placed', { terms: 'cash', dueNow: 0, dueLater: TOTAL })
    expect(nextEventOf(cash)).toEqual({ kind: 'state', state: 'placed' })
  })
})

describe('[BUY-08] the way of an order', () => {
  const stepsOf = (state: OrderState, more?: Partial<ShownOrder>) =>
    journeyOf(order(state, more), 30).map(({ step, status }) => `${step} ${status}`)

  test('has one step that is now, done ones before it and open ones behind it', () => {
    expect(stepsOf('in_making', { paid: DEPOSIT })).toEqual([
      'placed done',
      'deposit done',
      'making now',
      'rest next',
      'delivery next',
      'return_end next',
    ])
    for (const state of ['placed', 'confirmed', 'ready', 'out', 'delivered'] as const) {
      const steps = stepsOf(state, { paid: state === 'placed' ? 0 : TOTAL })
      expect(steps.filter((step) => step.endsWith('now'))).toHaveLength(1)
    }
  })

  test('of pieces from stock has no making, and of cash a confirmation in the place of a payment', () => {
    const stocked = { lines: [{ ...line, fromStock: 1 }], terms: 'cash' as const, dueNow: 0, dueLater: TOTAL }
    expect(stepsOf('confirmed', stocked)).toEqual([
      'placed done',
      'confirmed done',
      'prepared now',
      'delivery next',
      'return_end next',
    ])
  })

  test('ends where the order ended', () => {
    expect(stepsOf('cancelled')).toEqual(['placed done', 'deposit done', 'cancelled now'])
    expect(stepsOf('expired')).toEqual(['placed done', 'expired now'])
  })
})

test('[BUY-12] returns are asked for from the delivery to the end of the last day', () => {
  const delivered = order('delivered', { paid: TOTAL })
  expect(returnUntil(delivered, 30)).toBe('2026-12-06')
  // The day ends at midnight in Vietnam, which is 17:00 UTC.
  expect(canAskReturn(delivered, 30, Date.UTC(2026, 11, 6, 16, 59))).toBe(true)
  expect(canAskReturn(delivered, 30, Date.UTC(2026, 11, 6, 17))).toBe(false)
  expect(canAskReturn(order('out'), 30, at(6))).toBe(false)
  expect(canAskReturn(order('closed'), 30, at(8))).toBe(false)
})

test('[BUY-08] acts are there while they are possible', () => {
  const possible = (rule: (one: ShownOrder) => boolean) =>
    (
      ['placed', 'confirmed', 'in_making', 'ready', 'out', 'delivered', 'closed', 'cancelled', 'expired'] as const
    ).filter((state) => rule(order(state)))
  expect(possible(canChangeDay)).toEqual(['placed', 'confirmed', 'in_making', 'ready'])
  expect(possible(canCancel)).toEqual(['placed', 'confirmed'])
  const changed = order('confirmed')
  expect(canChangeDay({ ...changed, delivery: changed.delivery && { ...changed.delivery, changes: 1 } })).toBe(false)
})

test('[BUY-11] what goes back is what is too much, and of an order that ended all of it', () => {
  expect(excessOf(order('confirmed', { paid: TOTAL }))).toBe(0)
  expect(excessOf(order('confirmed', { paid: TOTAL + 5 }))).toBe(5)
  expect(excessOf(order('cancelled', { paid: DEPOSIT }))).toBe(DEPOSIT)
  expect(excessOf(order('expired', { paid: 0 }))).toBe(0)
  expect(refundableOf(order('ready', { paid: TOTAL + 5 }))).toBe(5)
  expect(refundableOf(order('ready', { paid: DEPOSIT }))).toBe(0)
  for (const state of ['delivered', 'closed', 'cancelled', 'expired'] as const)
    expect(refundableOf(order(state, { paid: DEPOSIT }))).toBe(DEPOSIT)
})

test('[BUY-12] a return is worth what was paid for its pieces, less their part of the voucher, and at most what was paid', () => {
  const lines = [
    { ...line, quantity: 2, unitPrice: 1_000_000 },
    { ...line, line: 2, unitPrice: 3_000_000 },
  ]
  const sums = { goods: 5_000_000, discount: 500_001, deliveryFee: 300_000, total: 4_799_999 }
  const bought = order('delivered', { ...sums, lines, paid: sums.total })
  const all = [
    { line: 1, quantity: 2 },
    { line: 2, quantity: 1 },
  ]
  expect(refundOfReturn(bought, { wanted: 'refund', lines: [{ line: 1, quantity: 1 }] })).toBe(899_999)
  // The delivery stays paid.
  expect(refundOfReturn(bought, { wanted: 'refund', lines: all })).toBe(4_499_999)
  expect(refundOfReturn({ ...bought, paid: 1000 }, { wanted: 'refund', lines: all })).toBe(1000)
  for (const wanted of ['exchange', 'repair'] as const) expect(refundOfReturn(bought, { wanted, lines: all })).toBe(0)
})
