import type { ReactNode } from 'react'
import type { Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { company } from '../content/content'
import type { OfferedDay } from '../delivery/delivery.server'
import { PageHead } from '../page/page-head'
import { Journey } from './journey'
import { NextEventBox } from './next-event'
import { OrderActs } from './order-acts'
import { showOrderCode } from './order-code'
import { Money } from './order-money'
import { Pieces } from './order-pieces'
import { Place } from './order-place'
import { excessOf, nextEventOf, type ShownOrder } from './order-progress'
import { OrderReturns } from './order-returns'
import { OrderSheet } from './order-sheet'
import { missingOf } from './order-states'
import type { Picture } from './orders.server'
import { fullDate, inMoney } from './orders-labels'

export type OrderPageProps = {
  order: ShownOrder
  pictures: Record<string, Picture>
  days: readonly OfferedDay[]
  now: number
  /** Opens the page, so its forms and links need it. */
  secret: string
  /** What was just done. */
  state?: string
  submission?: Submission
  /** The code and the account to pay to, shown while money is missing. */
  paying: ReactNode
}

/** The page of one order (BUY-08): what comes next, money, its way, pieces, place, and what may be done. */
export function OrderPage({ order, pictures, days, now, secret, state, submission, paying }: OrderPageProps) {
  const next = nextEventOf(order)
  const code = showOrderCode(order.code)
  return (
    <div className="order-page wrap">
      <OrderSheet />
      <PageHead title={m.order_title({ code })} description={m.order_description()} />
      <Done state={state} isRefused={submission !== undefined} />
      {next.kind === 'pay' ? paying : null}
      <div className={next.kind === 'pay' ? 'order-grid order-below' : 'order-grid'}>
        <div className="order-main">
          {next.kind === 'pay' ? (
            <h2 className="order-title order-title-below">{m.order_title({ code })}</h2>
          ) : (
            <h1 className="order-title num">{m.order_title({ code })}</h1>
          )}
          <p className="order-meta">
            {m.order_placed_on({ date: fullDate(order.placedAt) })} · {pieceCount(order)} ·{' '}
            <span className="num whitespace-nowrap">{inMoney(order.total)}</span>
          </p>
          {next.kind === 'pay' ? null : <NextEventBox order={order} secret={secret} pictures={pictures} />}
          <Excess order={order} />
          <Journey order={order} />
          <OrderReturns order={order} />
          <Pieces order={order} pictures={pictures} />
        </div>
        <aside className="order-aside">
          <Money order={order} missing={missingOf(order)} />
          <Place order={order} />
          <OrderActs {...{ order, days, now, secret, submission }} />
        </aside>
      </div>
    </div>
  )
}

const pieceCount = ({ lines }: ShownOrder) => {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return count === 1 ? m.order_pieces_one() : m.order_pieces({ count })
}

const doneWords: Record<string, () => string> = {
  cancelled: m.order_cancel_done,
  moved: m.order_day_done,
  asked: () => m.order_return_done({ days: company.complaintDays.value }),
}

/** Says what was just done; a refused form says otherwise itself. */
function Done({ state = '', isRefused }: { state?: string; isRefused: boolean }) {
  const words = isRefused || !Object.hasOwn(doneWords, state) ? undefined : doneWords[state]
  return (
    <div role="status">
      {words ? (
        <p className="order-note order-note-success">
          <Icon name="circle-check" />
          {words()}
        </p>
      ) : null}
    </div>
  )
}

/** Money that goes back: too much, or for an order that is not delivered. */
function Excess({ order }: { order: ShownOrder }) {
  const excess = excessOf(order)
  if (excess === 0 || order.state === 'cancelled') return null
  return (
    <p className="order-note order-note-info">
      <Icon name="info" />
      {m.order_over({ amount: inMoney(excess), days: company.refundDays.value })}
    </p>
  )
}
