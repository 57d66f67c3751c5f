import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { company, telephoneLink } from '../content/content'
import { legalDate } from '../content/content-labels'
import type { OfferedDay } from '../delivery/delivery.server'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { AskReturn } from './ask-return'
import { CancelOrder } from './cancel-order'
import { ChangeDay } from './change-day'
import { canAskReturn, canCancel, canChangeDay, returnUntil, type ShownOrder } from './order-progress'
import { isOpen } from './order-states'
import { dayInSentence, inMoney } from './orders-labels'

type OrderActsProps = {
  order: ShownOrder
  days: readonly OfferedDay[]
  now: number
  secret: string
  submission?: Submission
}

/** What may be done with the order. What cannot be done yet says when it will be; what is over is gone. */
export function OrderActs({ order, days, now, secret, submission }: OrderActsProps) {
  const router = useRouter()
  const address = href('/order/$code', { code: order.code }, { k: secret })
  const act = {
    order,
    address,
    submission,
    onDone: (leadsTo: string) => {
      void router.navigate({ href: leadsTo, replace: true, resetScroll: true })
    },
  }
  const returnDays = company.returnDays.value
  const until = returnUntil(order, returnDays)
  const refundDays = company.refundDays.value
  const isRefused = (intent: string) => submission?.intent === intent
  return (
    <section className="order-box order-acts" aria-labelledby="order-acts">
      <h2 id="order-acts" className="sr-only">
        {m.order_acts()}
      </h2>
      {canChangeDay(order) ? (
        <Fold icon="calendar" title={m.order_day()} hint={m.order_day_hint()} isOpen={isRefused('day')}>
          <ChangeDay {...act} days={days} />
        </Fold>
      ) : null}
      {canCancel(order) ? (
        <Fold
          icon="circle-x"
          title={m.order_cancel()}
          hint={
            order.paid > 0
              ? m.order_cancel_hint({ amount: inMoney(order.paid), days: refundDays })
              : m.order_nothing_paid()
          }
          isOpen={isRefused('cancel')}
        >
          <CancelOrder {...act} />
        </Fold>
      ) : null}
      {canAskReturn(order, returnDays, now) && until ? (
        <Fold
          icon="rotate-ccw"
          title={m.order_return()}
          hint={m.order_until({ day: dayInSentence(until) })}
          isOpen={isRefused('return')}
        >
          <AskReturn {...act} />
        </Fold>
      ) : isOpen(order.state) ? (
        <p className="order-act">
          <Icon name="rotate-ccw" />
          <span>
            <b>{m.order_return()}</b>
            <small>{m.order_return_later({ days: returnDays })}</small>
          </span>
        </p>
      ) : null}
      <button type="button" className="order-act order-print" onClick={() => print()}>
        <Icon name="printer" />
        <b>{m.order_print()}</b>
        <Icon name="chevron-right" className="size-4.5 text-ink-3" />
      </button>
      <Terms order={order} />
      <a className="order-act" href={telephoneLink(company.phones.value.headOffice)} lang={getLocale()}>
        <Icon name="message-circle" />
        <span>
          <b>{m.order_ask()}</b>
          <small className="num">{company.phones.value.headOffice}</small>
        </span>
        <Icon name="chevron-right" className="size-4.5 text-ink-3" />
      </a>
    </section>
  )
}

/** The terms that it was placed under; orders from before their text was kept have their day alone. */
function Terms({ order: { termsId, termsVersion } }: Pick<OrderActsProps, 'order'>) {
  const named = (
    <>
      <Icon name="file-text" />
      <span>
        <b>{m.order_terms()}</b>
        <small>{m.order_terms_hint({ date: legalDate(termsVersion) })}</small>
      </span>
    </>
  )
  if (!termsId) return <p className="order-act order-terms">{named}</p>
  return (
    <a className="order-act order-terms" href={href('/terms-of-service', {}, { version: termsId })}>
      {named}
      <Icon name="chevron-right" className="size-4.5 text-ink-3" />
    </a>
  )
}

type FoldProps = { icon: string; title: string; hint: string; isOpen: boolean; children: ReactNode }

/** An act that unfolds in its place, without script too. */
const Fold = ({ icon, title, hint, isOpen, children }: FoldProps) => (
  <details name="order-act" open={isOpen || undefined}>
    <summary className="order-act">
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
      <Icon name="chevron-down" className="size-4.5 text-ink-3" />
    </summary>
    <div className="order-fold">{children}</div>
  </details>
)
