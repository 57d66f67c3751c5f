import { formatList } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { company } from '../content/content'
import { getLocale } from '../languages/locale'
import type { AskedReturn } from './order'
import type { ShownOrder } from './order-progress'
import { fullDate, returnStateName, wishName } from './orders-labels'

/** What was asked to go back, and where that stands (BUY-12); nothing where nothing was asked. */
export function OrderReturns({ order }: { order: ShownOrder }) {
  if (order.returns.length === 0) return null
  return (
    <section className="order-section" aria-labelledby="order-returns">
      <h2 id="order-returns">{m.order_returns()}</h2>
      <ul>
        {order.returns.map((asked) => (
          <li key={asked.id} className="border-b border-line py-3 last:border-0">
            <b>{returnStateName(asked.state)}</b>
            <p>{namesOf(asked, order)}</p>
            <p className="text-sm text-ink-2">
              {m.order_return_wish({ date: fullDate(asked.askedAt), wish: wishName(asked.wanted) })}
            </p>
            {asked.answer ? (
              <p className="mt-2 whitespace-pre-line" dir="auto">
                {asked.answer}
              </p>
            ) : null}
            <Next asked={asked} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const namesOf = ({ lines }: AskedReturn, order: ShownOrder) =>
  formatList(
    lines.map(
      ({ line, quantity }) => `${quantity} × ${order.lines.find((bought) => bought.line === line)?.name ?? ''}`,
    ),
    getLocale(),
  )

/** What the shop does next; nothing where the state says all. */
function Next({ asked: { state, wanted } }: { asked: AskedReturn }) {
  const words =
    state === 'asked'
      ? m.order_return_asked_text({ days: company.complaintDays.value })
      : state === 'accepted'
        ? m.order_return_accepted_text()
        : state === 'refused'
          ? m.order_return_refused_text({ phone: company.phones.value.headOffice })
          : state === 'received' && wanted === 'refund'
            ? m.order_return_received_refund({ days: company.refundDays.value })
            : undefined
  return words ? <p className="mt-2 text-sm text-ink-2">{words}</p> : null
}
