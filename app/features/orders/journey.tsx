import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { company } from '../content/content'
import { type JourneyStep, journeyOf, type ShownOrder } from './order-progress'
import { dayInSentence, inMoney, momentName, slotInSentence, stepName } from './orders-labels'

/** The order's way, step by step: icon and words for each state. */
export function Journey({ order }: { order: ShownOrder }) {
  return (
    <section className="order-section" aria-labelledby="order-journey">
      <h2 id="order-journey">{m.order_journey()}</h2>
      <ol className="order-steps">
        {journeyOf(order, company.returnDays.value).map((step) => (
          <li key={step.step} data-status={step.status} aria-current={step.status === 'now' ? 'step' : undefined}>
            <i aria-hidden="true">{step.status === 'done' ? <Icon name="check" className="size-3.5" /> : null}</i>
            <div>
              <b>
                {stepName(step.step)}
                {step.status === 'done' ? <span className="sr-only">, {m.order_step_done()}</span> : null}
              </b>
              <Detail step={step} order={order} />
            </div>
            <When step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Detail({ step: { step, status }, order }: { step: JourneyStep; order: ShownOrder }) {
  const { dueNow, dueLater, delivery } = order
  const words =
    step === 'deposit' || step === 'paid'
      ? inMoney(dueNow)
      : step === 'rest'
        ? inMoney(dueLater)
        : step === 'delivery' && delivery && status !== 'done'
          ? slotInSentence(delivery)
          : ''
  return words ? <small className="num">{words}</small> : null
}

function When({ step: { step, at, day } }: { step: JourneyStep }) {
  if (at !== undefined) return <time dateTime={new Date(at).toISOString()}>{momentName(at)}</time>
  if (!day || step === 'delivery') return null
  return (
    <time dateTime={day}>{step === 'rest' ? m.order_before({ day: dayInSentence(day) }) : dayInSentence(day)}</time>
  )
}
