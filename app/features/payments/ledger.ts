import type { PaymentNotice, PaymentProvider } from './notices'

/** An account of the ledger. */
export type LedgerAccount = 'bank' | 'cash' | 'unmatched' | `gateway:${PaymentProvider}` | `customer:${string}`

/** Money that moved from one account to another: a row of the ledger (BUY-11). */
export type Transfer = {
  /** Why. The database takes a cause once, so a reason moves money once. */
  cause: string
  /** Account that has more of it afterwards, such as `bank`. */
  debit: LedgerAccount
  /** Account that is owed to afterwards, such as `customer:…`. */
  credit: LedgerAccount
  /** Whole đồng, at least 1. */
  amount: number
  orderId?: string
  /** ms since the epoch. */
  at: number
}

/** What an order's customer has with us. */
const customerAccount = (orderId: string): LedgerAccount => `customer:${orderId}`

type Arrival = Pick<PaymentNotice, 'provider' | 'noticeId' | 'amount' | 'at'>

const reasonOf = ({ provider, noticeId }: Arrival) => `${provider}:${noticeId}`

/** A gateway keeps the money until it pays out; a bank's notice is the bank's money. */
const keeperOf = ({ provider }: Arrival): LedgerAccount => (provider === 'sepay' ? 'bank' : `gateway:${provider}`)

/** Money that came for an order; without one, nobody knows yet whose it is. */
export const receive = (notice: Arrival, orderId?: string): Transfer => ({
  cause: `notice:${reasonOf(notice)}`,
  debit: keeperOf(notice),
  credit: orderId === undefined ? 'unmatched' : customerAccount(orderId),
  amount: notice.amount,
  ...(orderId !== undefined && { orderId }),
  at: notice.at,
})

/** A part of unmatched money: for an order, or back to its sender. */
export type Part = { orderId?: string; amount: number }

/**
 * Says whose unmatched money is. The parts make up all of it, and the first of them always has the same cause, so money
 * is settled once, whatever the second attempt says. Undefined if the parts do not add up.
 */
export function settleUnmatched(notice: Arrival, parts: readonly Part[], at: number): Transfer[] | undefined {
  const isWhole = parts.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)
  if (!isWhole || parts.reduce((sum, { amount }) => sum + amount, 0) !== notice.amount) return
  return parts.map(({ orderId, amount }, part) => ({
    cause: `settle:${reasonOf(notice)}:${part + 1}`,
    debit: 'unmatched',
    credit: orderId === undefined ? keeperOf(notice) : customerAccount(orderId),
    amount,
    ...(orderId !== undefined && { orderId }),
    at,
  }))
}

/** Cash that was taken at an order's door: once an order. */
export const takeCash = (orderId: string, amount: number, at: number): Transfer => ({
  cause: `cash:${orderId}`,
  debit: 'cash',
  credit: customerAccount(orderId),
  amount,
  orderId,
  at,
})

/** Money that went back. `refundId` names the reason, such as a return's id, so that it is paid once. */
export const refund = (refundId: string, orderId: string, amount: number, at: number): Transfer => ({
  cause: `refund:${refundId}`,
  debit: customerAccount(orderId),
  credit: 'bank',
  amount,
  orderId,
  at,
})

/** Whole đồng that an account has: what it was debited with, less what it was credited with. */
export const balanceOf = (transfers: readonly Transfer[], account: LedgerAccount): number =>
  transfers.reduce(
    (sum, { debit, credit, amount }) => sum + (debit === account ? amount : 0) - (credit === account ? amount : 0),
    0,
  )

/** Whole đồng that an order has been paid: what came for it, less what went back. */
export const paidOf = (transfers: readonly Transfer[], orderId: string): number =>
  // A balance of nothing is 0, not -0.
  0 - balanceOf(transfers, customerAccount(orderId))
