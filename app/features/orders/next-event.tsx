import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { company } from '../content/content'
import { href } from '../languages/href'
import { nextEventOf, returnUntil, type ShownOrder } from './order-progress'
import { isOpen, missingOf } from './order-states'
import { dayName, deliverySentence, inMoney, titleOfNext } from './orders-labels'

/** What happens next, and who has to act; no purple where nobody has to. */
export function NextEventBox({ order, secret }: { order: ShownOrder; secret: string }) {
  const isComing = isOpen(order.state) && order.delivery !== undefined
  return (
    <section className="order-next" aria-labelledby="order-next">
      <p className="text-sm text-ink-2">{m.order_next()}</p>
      <h2 id="order-next">{titleOfNext(nextEventOf(order), missingOf(order))}</h2>
      <p className="text-ink-2">{sentencesOf(order).join(' ')}</p>
      {isComing || order.state === 'expired' ? (
        <div className="order-next-acts">
          {isComing ? (
            <a
              className={standaloneLink}
              href={`/api/orders/${order.code}/calendar.ics?k=${secret}`}
              download={`${order.code}.ics`}
            >
              {m.order_calendar()}
            </a>
          ) : (
            <a className={buttonClass('outline')} href={href('/wooden-furniture')}>
              {m.order_go_on()}
            </a>
          )}
        </div>
      ) : null}
    </section>
  )
}

function sentencesOf(order: ShownOrder): string[] {
  const { state, terms, total, paid } = order
  const door = terms === 'cash' && paid < total ? [m.order_cash_at_door({ amount: inMoney(total - paid) })] : []
  const rest = terms === 'deposit' && paid < total ? [m.order_rest_later({ amount: inMoney(total - paid) })] : []
  switch (state) {
    case 'placed':
    case 'confirmed':
    case 'in_making':
      return [deliverySentence(order), ...door, ...rest, m.order_nothing_to_do()]
    case 'ready':
      return [deliverySentence(order), ...(door.length > 0 ? door : [m.order_nothing_to_do()])]
    case 'out':
      return [m.order_out_text(), ...door]
    case 'delivered':
      return [m.order_delivered_text({ day: dayName(returnUntil(order, company.returnDays.value) ?? 0) })]
    case 'closed':
      return [m.order_closed_text()]
    case 'cancelled':
      return [
        paid > 0
          ? m.order_refund_coming({ amount: inMoney(paid), days: company.refundDays.value })
          : m.order_nothing_paid(),
      ]
    case 'expired':
      return [m.order_expired_text()]
  }
}
