import { isOpen, type OrderState, orderCodesIn, type Payments } from '../orders/orders'
import { receive, type Transfer } from './ledger'
import type { PaymentNotice } from './notices'

/** An order that a notice may be for. */
export type PayableOrder = { id: string; code: string; state: OrderState } & Omit<Payments, 'paid'>

/** Where an order's payments stand with a notice's money. Whole đồng. */
export type TermState = {
  /** Compared with what is due: the first payment, and once that is made, all of it. */
  state: 'exact' | 'short' | 'over'
  /** What the order has been paid, this money included. */
  paid: number
  /** What is missing of what is due. */
  missing: number
  /** What is more than the whole order, and goes back. */
  excess: number
}

/** Why nobody knows whose money it is. */
export type UnmatchedReason =
  | 'other_account'
  | 'no_code'
  /** The text has a code, of no order. */
  | 'unknown_code'
  /** The code is of no order, but nearly one of the candidates'. */
  | 'mistyped_code'
  /** The text names more than one order: the candidates. */
  | 'several_orders'

/** What a notice does. */
export type Settlement =
  /** Nothing came. */
  | { kind: 'ignored' }
  | { kind: 'matched'; orderId: string; term: TermState }
  /** The order had expired: its pieces may be sold, so it opens again only if they are there. */
  | { kind: 'late'; orderId: string; term: TermState }
  /** The order cannot be paid any more: the money goes back. */
  | { kind: 'refund_due'; orderId: string; amount: number }
  | { kind: 'unmatched'; reason: UnmatchedReason; candidates: readonly string[] }
  /** The provider is told so and keeps the payer's money: a person has to look (money.server.ts). */
  | { kind: 'refused'; reason: 'unknown_attempt' | 'other_amount'; orderId?: string }

export type SettlementInput = {
  notice: PaymentNotice
  /** Orders with one of the codes or near codes of the notice's text (`orderCodesIn`); others do no harm. */
  orders: readonly PayableOrder[]
  /** What an order has been paid before, by its id. */
  paid: (orderId: string) => number
  /** The shop's accounts. */
  accounts: readonly string[]
}

/**
 * Decides what a notice does (BUY-10). It never throws. The decision holds only together with its transfer
 * (`transferOf`): where the database has that cause already, the notice has been applied and nothing more is done.
 */
export function settle({ notice, orders, paid, accounts }: SettlementInput): Settlement {
  if (notice.direction === 'out') return { kind: 'ignored' }
  if (!accounts.includes(notice.account)) return { kind: 'unmatched', reason: 'other_account', candidates: [] }
  const { codes, nearCodes } = orderCodesIn(notice.text)
  const named = orders.filter(({ code }) => codes.includes(code))
  const [order, ...others] = named
  if (others.length > 0) return { kind: 'unmatched', reason: 'several_orders', candidates: idsOf(named) }
  if (order) return settleWith(order, paid(order.id), notice.amount)
  const near = orders.filter(({ code, state }) => nearCodes.includes(code) && isWaiting(state))
  if (near.length > 0) return { kind: 'unmatched', reason: 'mistyped_code', candidates: idsOf(near) }
  return { kind: 'unmatched', reason: codes.length > 0 ? 'unknown_code' : 'no_code', candidates: [] }
}

/** Decides what a provider's notice does: its money is the attempt's order's, if it is exactly what was asked for. */
export function settleAttempt(
  { amount }: Pick<PaymentNotice, 'amount'>,
  attempt: { orderId: string; amount: number } | undefined,
  order: (PayableOrder & { paid: number }) | undefined,
): Settlement {
  if (!attempt || !order) return { kind: 'refused', reason: 'unknown_attempt' }
  if (attempt.amount !== amount) return { kind: 'refused', reason: 'other_amount', orderId: attempt.orderId }
  return settleWith(order, order.paid, amount)
}

const idsOf = (orders: readonly PayableOrder[]) => orders.map(({ id }) => id)

/** A customer may still mean it. */
const isWaiting = (state: OrderState) => isOpen(state) || state === 'expired'

/** What money does for an order that is known. */
export function settleWith(order: PayableOrder, paid: number, amount: number): Settlement {
  const { id: orderId, state } = order
  if (isOpen(state)) return { kind: 'matched', orderId, term: termAfter({ ...order, paid }, amount) }
  if (state === 'expired') return { kind: 'late', orderId, term: termAfter({ ...order, paid }, amount) }
  return { kind: 'refund_due', orderId, amount }
}

/** Where an order's payments stand when more money comes. What exceeds the first payment counts towards the rest. */
export function termAfter({ total, dueNow, isLaterAtDoor, paid: before }: Payments, amount: number): TermState {
  const paid = before + amount
  const due = before < dueNow || isLaterAtDoor ? dueNow : total
  const missing = Math.max(0, due - paid)
  const excess = Math.max(0, paid - total)
  const state = missing > 0 ? 'short' : excess > 0 ? 'over' : 'exact'
  return { state, paid, missing, excess }
}

/** The row that a decision adds to the ledger; none if no money came, or it came to an account that is not the shop's. */
export function transferOf(notice: PaymentNotice, settlement: Settlement): Transfer | undefined {
  if (settlement.kind === 'ignored' || settlement.kind === 'refused') return
  if (settlement.kind !== 'unmatched') return receive(notice, settlement.orderId)
  return settlement.reason === 'other_account' ? undefined : receive(notice)
}
