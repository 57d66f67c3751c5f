import { joinSentences } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { standaloneLink } from '#app/ui/link'
import { company } from '../content/content'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { OrderAgain } from './order-again'
import { nextEventOf, refundOf, returnUntil, type ShownOrder } from './order-progress'
import { isOpen, missingOf } from './order-states'
import type { Picture } from './orders.server'
import { dayInSentence, deliverySentence, inMoney, titleOfNext } from './orders-labels'

type NextEventBoxProps = { order: ShownOrder; secret: string; pictures: Record<string, Picture> }

/** What happens next, and who has to act; no purple where nobody has to. */
export function NextEventBox({ order, secret, pictures }: NextEventBoxProps) {
  const isUnderWay = isOpen(order.state)
  const isComing = isUnderWay && order.delivery !== undefined
  return (
    <section className="order-next" aria-labelledby="order-next">
      <p className="text-sm text-ink-2">{m.order_next()}</p>
      <h2 id="order-next">{titleOfNext(nextEventOf(order), missingOf(order))}</h2>
      <p className="text-ink-2">{joinSentences(sentencesOf(order), getLocale())}</p>
      {isComing || !isUnderWay ? (
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
            <OrderAgain lines={order.lines.map((line) => ({ ...line, picture: pictures[line.sku] }))} />
          )}
          {order.state === 'expired' ? (
            <a className={standaloneLink} href={href('/wooden-furniture')}>
              {m.order_go_on()}
            </a>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

/** What goes back, how and until when; then that it went. */
function refundSentences(order: ShownOrder): string[] {
  const { coming, until, done } = refundOf(order, company.refundDays.value)
  if (coming === 0) return [done > 0 ? m.order_refund_done({ amount: inMoney(done) }) : m.order_nothing_paid()]
  const letter = order.customer?.email ? [m.order_refund_letter()] : []
  return [m.order_refund_coming({ amount: inMoney(coming), day: dayInSentence(until) }), ...letter]
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
      return [m.order_delivered_text({ day: dayInSentence(returnUntil(order, company.returnDays.value) ?? 0) })]
    case 'closed':
      return [m.order_closed_text()]
    case 'cancelled':
      return refundSentences(order)
    case 'expired':
      return [m.order_expired_text()]
  }
}
