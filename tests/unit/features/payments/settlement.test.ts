import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newOrderCode } from '#app/features/orders/order-code'
import type { OrderState } from '#app/features/orders/order-states'
import { paidOf, type Transfer } from '#app/features/payments/ledger'
import type { PaymentNotice } from '#app/features/payments/notices'
import { type PayableOrder, settle, termAfter, transferOf } from '#app/features/payments/settlement'

const OURS = '0000000018'
const codes = [1, 2, 3].map((seed) => newOrderCode([seed, seed * 7, seed * 11, seed * 13, seed * 17]))
const [first = '', second = '', third = ''] = codes

const deposit = { total: 28_690_000, dueNow: 8_607_000, dueLater: 20_083_000, isLaterAtDoor: false }
const full = { total: 15_900_000, dueNow: 15_900_000, dueLater: 0, isLaterAtDoor: false }
const cash = { total: 12_490_000, dueNow: 0, dueLater: 12_490_000, isLaterAtDoor: true }

const orders: PayableOrder[] = [
  { id: 'o1', code: first, state: 'placed', ...deposit },
  { id: 'o2', code: second, state: 'placed', ...full },
  { id: 'o3', code: third, state: 'placed', ...cash },
]

const notice = (text: string, amount: number, more: Partial<PaymentNotice> = {}): PaymentNotice => ({
  provider: 'sepay',
  noticeId: '1',
  account: OURS,
  amount,
  direction: 'in',
  text,
  at: 1000,
  reference: 'FT1',
  ...more,
})

type Before = { paid?: number; orders?: readonly PayableOrder[] }
const settled = (of: PaymentNotice, { paid = 0, orders: known = orders }: Before = {}) =>
  settle({ notice: of, orders: known, paid: () => paid, accounts: [OURS] })

const inState = (state: OrderState) => orders.map((order) => ({ ...order, state }))

describe('[BUY-10] a notice that names an order', () => {
  test.each([
    ['the deposit', first, 8_607_000, 0, { state: 'exact', paid: 8_607_000, missing: 0, excess: 0 }],
    ['a đồng less', first, 8_606_999, 0, { state: 'short', paid: 8_606_999, missing: 1, excess: 0 }],
    ['the second half', first, 607_000, 8_000_000, { state: 'exact', paid: 8_607_000, missing: 0, excess: 0 }],
    ['more than the deposit', first, 9_000_000, 0, { state: 'exact', paid: 9_000_000, missing: 0, excess: 0 }],
    ['everything at once', first, 28_690_000, 0, { state: 'exact', paid: 28_690_000, missing: 0, excess: 0 }],
    ['the rest', first, 20_083_000, 8_607_000, { state: 'exact', paid: 28_690_000, missing: 0, excess: 0 }],
    [
      'less than the rest',
      first,
      20_000_000,
      8_607_000,
      { state: 'short', paid: 28_607_000, missing: 83_000, excess: 0 },
    ],
    ['a đồng more', second, 15_900_001, 0, { state: 'over', paid: 15_900_001, missing: 0, excess: 1 }],
    ['it twice', second, 15_900_000, 15_900_000, { state: 'over', paid: 31_800_000, missing: 0, excess: 15_900_000 }],
    [
      'some of what is due at the door',
      third,
      5_000_000,
      0,
      { state: 'exact', paid: 5_000_000, missing: 0, excess: 0 },
    ],
    [
      'all of what is due at the door',
      third,
      12_490_000,
      0,
      { state: 'exact', paid: 12_490_000, missing: 0, excess: 0 },
    ],
  ])('pays it with %s', (_, code, amount, paid, term) => {
    expect(settled(notice(`MBVCB.1.${code}.CT`, amount), { paid })).toEqual({
      kind: 'matched',
      orderId: `o${codes.indexOf(code) + 1}`,
      term,
    })
  })

  test.each(['placed', 'confirmed', 'in_making', 'ready', 'out'] as const)('pays it while it is %s', (state) => {
    expect(settled(notice(first, 1), { orders: inState(state) })).toMatchObject({ kind: 'matched', orderId: 'o1' })
  })

  test('comes late when it has expired', () => {
    expect(settled(notice(second, 15_900_000), { orders: inState('expired') })).toEqual({
      kind: 'late',
      orderId: 'o2',
      term: { state: 'exact', paid: 15_900_000, missing: 0, excess: 0 },
    })
  })

  test.each(['cancelled', 'delivered', 'closed'] as const)('goes back when it is %s', (state) => {
    expect(settled(notice(first, 5), { orders: inState(state) })).toEqual({
      kind: 'refund_due',
      orderId: 'o1',
      amount: 5,
    })
  })

  test.each([`${first}1`, `261124_${first}1`])('finds it in the reference of a gateway: %s', (reference) => {
    const by = notice(reference, 8_607_000, { provider: 'vnpay', account: OURS })
    expect(transferOf(by, settled(by))).toMatchObject({ debit: 'gateway:vnpay', credit: 'customer:o1' })
  })

  test('is matched although its text has something like a code besides', () => {
    expect(settled(notice(`${first} ${newOrderCode([9, 9, 9, 9, 9])}`, 5))).toMatchObject({
      kind: 'matched',
      orderId: 'o1',
    })
  })
})

describe('[BUY-10] a notice that names no order', () => {
  const wrong = (code: string) => code.slice(0, -1) + (code.endsWith('2') ? '3' : '2')

  test('is kept, with the reason', () => {
    expect(settled(notice('chuyen tien mua ghe', 5))).toEqual({ kind: 'unmatched', reason: 'no_code', candidates: [] })
    expect(settled(notice(newOrderCode([9, 9, 9, 9, 9]), 5))).toMatchObject({ reason: 'unknown_code', candidates: [] })
  })

  test('has candidates when its code is mistyped', () => {
    expect(settled(notice(wrong(first), 8_607_000))).toEqual({
      kind: 'unmatched',
      reason: 'mistyped_code',
      candidates: ['o1'],
    })
    expect(settled(notice(wrong(first), 5), { orders: inState('expired') })).toMatchObject({ candidates: ['o1'] })
  })

  test.each(['cancelled', 'delivered', 'closed'] as const)('has no candidate that is %s', (state) => {
    expect(settled(notice(wrong(first), 5), { orders: inState(state) })).toMatchObject({
      reason: 'no_code',
      candidates: [],
    })
  })

  test('names two of them in one transfer', () => {
    expect(settled(notice(`${first} va ${second}`, 24_507_000))).toEqual({
      kind: 'unmatched',
      reason: 'several_orders',
      candidates: ['o1', 'o2'],
    })
  })

  test('came to another account', () => {
    const elsewhere = notice(first, 8_607_000, { account: '0000000019' })
    expect(settled(elsewhere)).toEqual({ kind: 'unmatched', reason: 'other_account', candidates: [] })
    expect(transferOf(elsewhere, settled(elsewhere))).toBeUndefined()
  })

  test('is of money that went out', () => {
    const out = notice(first, 5, { direction: 'out' })
    expect(settled(out)).toEqual({ kind: 'ignored' })
    expect(transferOf(out, settled(out))).toBeUndefined()
  })
})

describe('[BUY-11] the transfer of a decision', () => {
  test.each(['placed', 'expired', 'cancelled'] as const)('is the customer’s when the order is %s', (state) => {
    const of = notice(first, 5)
    expect(transferOf(of, settled(of, { orders: inState(state) }))).toMatchObject({
      debit: 'bank',
      credit: 'customer:o1',
    })
  })

  test('waits when nobody knows whose it is', () => {
    const of = notice('', 5)
    expect(transferOf(of, settled(of))).toMatchObject({ cause: 'notice:sepay:1', credit: 'unmatched' })
  })
})

/** A database that takes every cause once, and a shop that confirms what has been paid. */
function applyAll(notices: readonly PaymentNotice[]) {
  const ledger = new Map<string, Transfer>()
  const states = new Map<string, OrderState>()
  const decisions: string[] = []
  for (const of of notices) {
    const known = orders.map((order) => ({ ...order, state: states.get(order.id) ?? order.state }))
    const paid = (orderId: string) => paidOf([...ledger.values()], orderId)
    const decision = settle({ notice: of, orders: known, paid, accounts: [OURS] })
    const transfer = transferOf(of, decision)
    if (!transfer || ledger.has(transfer.cause)) continue
    ledger.set(transfer.cause, transfer)
    decisions.push(decision.kind)
    if (decision.kind === 'matched' && decision.term.state !== 'short') states.set(decision.orderId, 'confirmed')
  }
  const rows = [...ledger.values()].sort((a, b) => a.cause.localeCompare(b.cause))
  return { rows, decisions }
}

const anyNotices = fc
  .array(
    fc.record({
      text: fc.constantFrom(
        first,
        second,
        third,
        `${first} ${second}`,
        'khong co ma',
        `CK ${first.slice(0, 7)}`,
        `x${third}y`,
      ),
      amount: fc.integer({ min: 1, max: 30_000_000 }),
      account: fc.constantFrom(OURS, OURS, OURS, '0000000019'),
      direction: fc.constantFrom('in' as const, 'in' as const, 'out' as const),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => all.map(({ text, amount, ...more }, at) => notice(text, amount, { ...more, noticeId: String(at + 1) })))

describe('[BUY-10] notices that come again', () => {
  test('five times each and shuffled leave the ledger of each once', () => {
    const repeated = anyNotices.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(
          all.flatMap((one) => [one, one, one, one, one]),
          { minLength: all.length * 5 },
        ),
      ),
    )
    fc.assert(
      fc.property(repeated, ([once, often]) => {
        expect(often).toHaveLength(once.length * 5)
        expect(applyAll(often).rows).toEqual(applyAll(once).rows)
      }),
    )
  })

  test('add up to what an order has been paid', () => {
    fc.assert(
      fc.property(anyNotices, (all) => {
        const { rows } = applyAll(all)
        for (const [at, id] of ['o1', 'o2', 'o3'].entries()) {
          const named = all.filter(({ text, account, direction }) => {
            const others = codes.filter((code) => text.includes(code))
            return direction === 'in' && account === OURS && others.length === 1 && others[0] === codes[at]
          })
          expect(paidOf(rows, id)).toBe(named.reduce((sum, { amount }) => sum + amount, 0))
        }
      }),
    )
  })
})

describe('[BUY-10] parts of a sum', () => {
  test('are short until the last of them, in any order', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(parts, (amounts) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        let paid = 0
        const states = amounts.map((amount) => {
          const term = termAfter({ total, dueNow: total, dueLater: 0, isLaterAtDoor: false, paid }, amount)
          paid = term.paid
          expect(term.missing).toBe(total - paid)
          return term.state
        })
        expect(states).toEqual([...amounts.slice(1).map(() => 'short'), 'exact'])
      }),
    )
  })

  test('are never short and over at once', () => {
    const sum = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(
        sum,
        sum,
        sum,
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.boolean(),
        (now, later, paid, more, door) => {
          const payments = { total: now + later, dueNow: now, dueLater: later, isLaterAtDoor: door, paid }
          const term = termAfter(payments, more)
          expect(term.missing === 0 || term.excess === 0).toBe(true)
          expect(term.state).toBe(term.missing ? 'short' : term.excess ? 'over' : 'exact')
          expect(term.excess).toBe(Math.max(0, paid + more - now - later))
        },
      ),
    )
  })
})
