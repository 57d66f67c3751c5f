import { company } from '../content/content'
import {
  deliveryStateOf,
  isRestDue,
  missingOf,
  type OrderView,
  type PaymentState,
  paymentStateOf,
} from '../orders/orders'
import { vietQrText } from './vietqr'

/** What is to be paid now, and how: the account, the exact amount and text, and their VietQR. */
export type OrderPayment = {
  state: PaymentState
  paid: number
  /** What is still missing of what is due now; 0 if nothing is. */
  missing: number
  transfer?: { bank: string; account: string; holder: string; amount: number; text: string; qr: string }
}

/** Payment of an order as its page and the API show it (BUY-09). */
export function orderPayment(order: Omit<OrderView, 'customer' | 'lines'>): OrderPayment {
  const { terms, total, dueNow, dueLater, paid, refunded, code } = order
  const delivery = deliveryStateOf(order.state)
  const payments = {
    total,
    // Nothing is due of an order that is given up.
    dueNow: delivery === 'given_up' ? 0 : dueNow,
    dueLater,
    isLaterAtDoor: terms === 'cash',
    // What went back of a delivered order had been paid.
    paid: delivery === 'delivered' ? Math.max(paid, Math.min(total, paid + refunded)) : paid,
  }
  const missing = missingOf(order)
  const { bin, name, account, holder } = company.bank.value
  return {
    state: paymentStateOf(payments, isRestDue(order)),
    paid,
    missing,
    ...(missing > 0 && {
      transfer: {
        bank: name,
        account,
        holder,
        amount: missing,
        text: code,
        qr: vietQrText({ bin, account, amount: missing, purpose: code }),
      },
    }),
  }
}
