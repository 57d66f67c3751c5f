import type { ReactNode } from 'react'
import { formatPercent } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { localeCode } from '../catalogue/catalogue-labels'
import { company } from '../content/content'
import { refundOf, type ShownOrder } from './order-progress'
import { isOpen } from './order-states'
import { dayInSentence, inMoney } from './orders-labels'
import { vatIn } from './vat'

/** What was paid, and every further amount with its moment. */
export function Money({ order, missing }: { order: ShownOrder; missing: number }) {
  const { paid, total, terms, delivery } = order
  // Of what was delivered nothing is due any more, though money of it went back with a return.
  const isUnderWay = isOpen(order.state)
  const isOver = order.state === 'cancelled' || order.state === 'expired'
  const refund = refundOf(order, company.refundDays.value)
  const received = paid + refund.done
  const left = isUnderWay ? Math.max(0, total - paid - missing) : 0
  const share = Math.min(1, Math.max(0, isUnderWay ? paid : received) / total)
  return (
    <section className="order-box" aria-labelledby="order-money">
      <h2 id="order-money">{m.order_money()}</h2>
      {isOver ? null : <Meter share={share} />}
      <dl className="order-sums">
        <Row term={m.order_paid()} look={paid > 0 && !isOver ? 'font-semibold text-success' : ''}>
          {inMoney(received)}
        </Row>
        {refund.done > 0 ? (
          <Row term={m.order_refunded()} look="font-semibold text-success">
            {inMoney(refund.done)}
          </Row>
        ) : null}
        {refund.coming > 0 ? (
          <Row term={m.order_refund_until({ day: dayInSentence(refund.until) })} look="font-semibold">
            {inMoney(refund.coming)}
          </Row>
        ) : null}
        {missing > 0 ? (
          <Row term={m.order_due_now()} look="font-semibold">
            {inMoney(missing)}
          </Row>
        ) : null}
        {left > 0 ? (
          <Row
            term={
              terms === 'cash' ? m.order_due_door() : m.order_due_before({ day: dayInSentence(delivery?.day ?? 0) })
            }
          >
            {inMoney(left)}
          </Row>
        ) : null}
        <Row term={m.order_total()} look="order-total">
          {inMoney(total)}
        </Row>
        <Parts order={order} />
      </dl>
    </section>
  )
}

/** How much of the total is paid; an order that is over has nothing to fill. */
const Meter = ({ share }: { share: number }) => (
  <svg
    className="order-meter"
    viewBox="0 0 100 2"
    preserveAspectRatio="none"
    role="img"
    aria-label={m.order_paid_share({ percent: formatPercent(share, localeCode()) })}
  >
    <rect width={share * 100} height="2" className="fill-success" />
  </svg>
)

function Parts({ order }: { order: ShownOrder }) {
  const { deliveryFee, carryingFee, discount, total, lines } = order
  const percent = lines[0]?.vatPercent ?? 0
  return (
    <>
      {deliveryFee > 0 ? (
        <Row term={m.order_delivery_fee()} look="order-part">
          {inMoney(deliveryFee)}
        </Row>
      ) : null}
      {carryingFee > 0 ? (
        <Row term={m.order_carrying_fee()} look="order-part">
          {inMoney(carryingFee)}
        </Row>
      ) : null}
      {discount > 0 ? (
        <Row term={m.order_discount()} look="order-part">
          −{inMoney(discount)}
        </Row>
      ) : null}
      <Row term={m.order_vat({ percent: formatPercent(percent / 100, localeCode()) })} look="order-part">
        {inMoney(vatIn(total, percent).vat)}
      </Row>
    </>
  )
}

const Row = ({ term, look, children }: { term: string; look?: string; children: ReactNode }) => (
  <div className={look}>
    <dt>{term}</dt>
    <dd className="num">{children}</dd>
  </div>
)
