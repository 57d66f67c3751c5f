import { m } from '#app/paraglide/messages.js'
import { price } from '../catalogue/catalogue-labels'
import { company } from '../content/content'
import type { PaymentWay, QuoteChange, WayRefusal } from './quote'
import type { QuoteIssue } from './quote-wish'

const { cashLimit } = company.buying.value

const wayNames: Record<PaymentWay, (percent: number) => string> = {
  full: () => m.checkout_way_full(),
  cash: () => m.checkout_way_cash(),
  deposit: (percent) => (percent ? m.checkout_way_deposit({ percent }) : m.checkout_way_deposit_none()),
}
/** `percent` is what a deposit takes; 0 where nothing is made. */
export const wayName = (way: PaymentWay, percent: number) => wayNames[way](percent)

const wayNotes: Record<PaymentWay, () => string> = {
  full: m.checkout_way_full_note,
  cash: m.checkout_way_cash_note,
  deposit: m.checkout_way_deposit_note,
}
export const wayNote = (way: PaymentWay) => wayNotes[way]()

const refusals: Record<WayRefusal, () => string> = {
  over_cash_limit: () => m.checkout_way_over({ limit: price(cashLimit) }),
  made_to_order: m.checkout_way_made,
  all_in_stock: m.checkout_way_stocked,
}
export const wayRefusal = (refusal: WayRefusal) => refusals[refusal]()

/** What keeps the order from being placed; a piece is named by the page. */
export function issueSentence(issue: QuoteIssue, nameOf: (sku: string) => string): string {
  switch (issue.code) {
    case 'cart_empty':
      return m.checkout_empty()
    case 'line_gone':
      return m.checkout_line_gone()
    case 'sold_out':
      return issue.left > 0
        ? m.checkout_sold_out_left({ name: nameOf(issue.sku), left: issue.left })
        : m.checkout_sold_out({ name: nameOf(issue.sku) })
    case 'place_not_served':
      return m.checkout_place_not_served()
    case 'floor_not_reached':
      return m.checkout_floor_not_reached()
    case 'slot_full':
    case 'day_closed':
      return m.checkout_slot_gone()
    case 'payment_refused':
      return wayRefusal(issue.reason)
    case 'voucher_refused':
      return voucherRefusals[issue.reason]()
    default:
      return ''
  }
}

/** How the quote of now differs from the one that was seen; a piece's price is marked where it stands. */
export function changeSentence(change: QuoteChange, nameOf: (sku: string) => string): string {
  switch (change.kind) {
    case 'fee':
      return changed(m.checkout_fees(), change)
    case 'deposit':
      return changed(m.checkout_due_now(), change)
    case 'discount':
      return changed(m.checkout_voucher(), change)
    case 'made':
      return m.checkout_made_now({ name: nameOf(change.sku) })
    case 'terms':
      return m.checkout_terms_changed()
    default:
      return ''
  }
}

const changed = (what: string, { from, to }: { from: number; to: number }) =>
  m.checkout_changed({ what, from: price(from), to: price(to) })

const voucherRefusals = {
  unknown: m.checkout_voucher_unknown,
  over: m.checkout_voucher_over,
  spent: m.checkout_voucher_spent,
  least: m.checkout_voucher_least,
}
