import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  paidOf,
  receive,
  refund,
  settleUnmatched,
  type Transfer,
  takeCash,
} from '#app/features/payments/ledger'

const notice = { provider: 'sepay', noticeId: '123', amount: 8_607_000, at: 1000 } as const
const anyAmount = fc.integer({ min: 1, max: 100_000_000 })

describe('[BUY-11] money that comes', () => {
  test('for an order goes from the bank to its customer', () => {
    expect(receive(notice, 'o1')).toEqual({
      cause: 'notice:sepay:123',
      debit: 'bank',
      credit: 'customer:o1',
      amount: 8_607_000,
      orderId: 'o1',
      at: 1000,
    })
  })

  test('without one waits', () => {
    expect(receive(notice)).toEqual({
      cause: 'notice:sepay:123',
      debit: 'bank',
      credit: 'unmatched',
      amount: 8_607_000,
      at: 1000,
    })
  })

  test('through a gateway stays there', () => {
    expect(receive({ ...notice, provider: 'momo' }, 'o1')).toMatchObject({
      cause: 'notice:momo:123',
      debit: 'gateway:momo',
    })
  })

  test('at the door is cash, once an order', () => {
    expect(takeCash('o1', 20_083_000, 2000)).toEqual({
      cause: 'cash:o1',
      debit: 'cash',
      credit: 'customer:o1',
      amount: 20_083_000,
      orderId: 'o1',
      at: 2000,
    })
  })
})

describe('[BUY-11] unmatched money', () => {
  test('is settled for the orders that it is for, and the rest goes back', () => {
    const parts = [{ orderId: 'o1', amount: 5_000_000 }, { orderId: 'o2', amount: 3_000_000 }, { amount: 607_000 }]
    const transfers = settleUnmatched(notice, parts, 2000) ?? []
    expect(transfers.map(({ cause, credit }) => `${cause} ${credit}`)).toEqual([
      'settle:sepay:123:1 customer:o1',
      'settle:sepay:123:2 customer:o2',
      'settle:sepay:123:3 bank',
    ])
    const all = [receive(notice), ...transfers]
    expect([balanceOf(all, 'unmatched'), balanceOf(all, 'bank')]).toEqual([0, 8_000_000])
    expect([paidOf(all, 'o1'), paidOf(all, 'o2')]).toEqual([5_000_000, 3_000_000])
  })

  test('is settled once: any two attempts share a cause', () => {
    const [one] = settleUnmatched(notice, [{ orderId: 'o1', amount: notice.amount }], 1) ?? []
    const [two] = settleUnmatched(notice, [{ amount: 1 }, { orderId: 'o2', amount: notice.amount - 1 }], 2) ?? []
    expect(two?.cause).toBe(one?.cause)
  })

  test.each([
    [[]],
    [[{ orderId: 'o1', amount: 8_607_001 }]],
    [[{ orderId: 'o1', amount: 8_606_999 }]],
    [[{ orderId: 'o1', amount: 8_608_000 }, { amount: -1000 }]],
    [[{ orderId: 'o1', amount: 8_607_000 }, { amount: 0 }]],
    [[{ orderId: 'o1', amount: 8_606_999.5 }, { amount: 0.5 }]],
  ])('is not settled by %o', (parts) => {
    expect(settleUnmatched(notice, parts, 1)).toBeUndefined()
  })
})

const order = fc.constantFrom('o1', 'o2', 'o3')
const anyTransfers: fc.Arbitrary<Transfer[]> = fc.array(
  fc.oneof(
    fc
      .tuple(fc.nat(), anyAmount, fc.option(order, { nil: undefined }))
      .map(([id, amount, orderId]) => receive({ ...notice, noticeId: String(id), amount }, orderId)),
    fc.tuple(order, anyAmount).map(([orderId, amount]) => takeCash(orderId, amount, 1)),
    fc.tuple(order, anyAmount).map(([orderId, amount]) => refund(`r-${orderId}`, orderId, amount, 1)),
  ),
)

describe('[BUY-11] the ledger', () => {
  test('of nothing is nothing', () => {
    expect([balanceOf([], 'bank'), paidOf([], 'o1')]).toEqual([0, 0])
  })

  test('gives money back from the bank, and once for a reason', () => {
    expect(refund('return:r1', 'o1', 100, 3000)).toEqual({
      cause: 'refund:return:r1',
      debit: 'customer:o1',
      credit: 'bank',
      amount: 100,
      orderId: 'o1',
      at: 3000,
    })
  })

  test('balances: all accounts together have nothing', () => {
    fc.assert(
      fc.property(anyTransfers, (transfers) => {
        const accounts = new Set(transfers.flatMap(({ debit, credit }) => [debit, credit]))
        expect([...accounts].reduce((sum, account) => sum + balanceOf(transfers, account), 0)).toBe(0)
      }),
    )
  })

  test('says what an order has been paid: what came, less what went back', () => {
    fc.assert(
      fc.property(anyTransfers, order, (transfers, orderId) => {
        const own = transfers.filter((transfer) => transfer.orderId === orderId)
        const sum = own.reduce((all, { cause, amount }) => all + (cause.startsWith('refund:') ? -amount : amount), 0)
        expect(paidOf(transfers, orderId)).toBe(sum)
      }),
    )
  })
})
