import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Submission } from '#app/lib/form'
import { sentenceGap } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { standaloneLink } from '#app/ui/link'
import { company } from '../content/content'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { ShortFrame } from '../navigation/short-frame'
import { nextEventOf, type ShownOrder } from '../orders/orders'
import { dayInSentence, inMoney, momentName, titleOfNext } from '../orders/orders-labels'
import { CopyValue } from './copy-value'
import type { GatewayName } from './gateway-names'
import type { OrderPayment } from './order-payment'
import { PaidElsewhere, PayOtherWays } from './pay-other-ways'
import { useWatchPayment } from './watch-payment'

type PayPanelProps = {
  order: ShownOrder
  payment: OrderPayment
  qr?: { size: number; path: string }
  secret: string
  gateways: readonly GatewayName[]
  /** What the payer's browser brought back from a provider. */
  state?: string
  submission?: Submission
}

/** What to pay now, and how (BUY-09): the code on large screens, its picture on phones, the values for both. */
export function PayPanel({ order, payment, qr, secret, gateways, state, submission }: PayPanelProps) {
  const router = useRouter()
  const { transfer, missing } = payment
  useWatchPayment({ code: order.code, secret, seen: payment, onChange: () => void router.invalidate() })
  if (!transfer || !qr) return null
  const next = nextEventOf(order)
  const isShort = next.kind === 'pay' && next.isShort
  const address = href('/order/$code', { code: order.code }, { k: secret })
  return (
    <section className="order-pay">
      <ShortFrame />
      <div className="order-pay-head">
        <PaidElsewhere submission={submission} state={state} />
        {isShort ? <ShortNote paid={payment.paid} missing={missing} /> : <HeldNote isHeld={order.heldUntil !== null} />}
        <h1>{titleOfNext(next, missing)}</h1>
        <p className="mt-3 max-w-[52ch] text-ink-2">{untilWhen(order)}</p>
      </div>
      <div className="order-code">
        <p className="order-code-head">
          <b>VietQR</b>
          <span>{m.order_qr_fast()}</span>
        </p>
        <svg
          className="order-qr"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={m.order_qr_label({ amount: inMoney(missing), code: order.code })}
          shapeRendering="crispEdges"
        >
          <path className="fill-white" d={`M0 0h${qr.size}v${qr.size}H0z`} />
          <path className="fill-ink" d={qr.path} />
        </svg>
        <p className="order-amount num">{inMoney(missing)}</p>
        <p className="text-center text-sm text-ink-2">{m.order_transfer_with({ code: order.code })}</p>
        <a
          className={`${buttonClass()} order-save`}
          href={`/api/orders/${order.code}/qr.png?k=${secret}`}
          download={`${order.code}.png`}
        >
          <Icon name="download" />
          {m.order_qr_save()}
        </a>
      </div>
      <div className="order-pay-rest">
        <Waiting reload={address} />
        <How />
        <Values transfer={transfer} code={order.code} />
        <PayOtherWays gateways={gateways} missing={missing} address={address} />
      </div>
    </section>
  )
}

const HeldNote = ({ isHeld }: { isHeld: boolean }) =>
  isHeld ? (
    <p className="flex items-center gap-2 text-sm text-success">
      <Icon name="circle-check" className="size-4" />
      {m.order_held()}
    </p>
  ) : null

const ShortNote = ({ paid, missing }: { paid: number; missing: number }) => (
  <p role="alert" className="order-note order-note-warning">
    <Icon name="triangle-alert" />
    {m.order_short({ paid: inMoney(paid), missing: inMoney(missing) })}
  </p>
)

function untilWhen({ heldUntil, delivery }: ShownOrder): string {
  if (heldUntil !== null) return m.order_held_until({ until: momentName(heldUntil) })
  return delivery ? m.order_rest_until({ day: dayInSentence(delivery.day) }) : ''
}

/** Calm: nothing has to be pressed, and the page may be closed. */
const Waiting = ({ reload }: { reload: string }) => (
  <div className="order-waiting">
    <span className="order-roll" aria-hidden="true" />
    <div>
      <p role="status">
        <b>{m.order_waiting()}</b>
      </p>
      <p>
        {m.order_waiting_text()}
        {sentenceGap(getLocale())}
        <a className="underline underline-offset-4 pointer-coarse:py-3" href={reload}>
          {m.order_reload()}
        </a>
      </p>
    </div>
  </div>
)

const How = () => (
  <ol className="order-how">
    <li className="order-on-large">{m.order_how_scan()}</li>
    <li className="order-on-phone">{m.order_how_save()}</li>
    <li>{m.order_how_filled()}</li>
    <li>{m.order_how_confirm()}</li>
  </ol>
)

function Values({ transfer, code }: { transfer: NonNullable<OrderPayment['transfer']>; code: string }) {
  const { amount, text, account, holder, bank } = transfer
  const phone = company.phones.value.headOffice
  return (
    <>
      <h2 className="mt-8 text-xl">{m.order_enter_yourself()}</h2>
      <dl className="order-values">
        <Value term={m.order_amount()} copy={String(amount)}>
          {inMoney(amount)}
        </Value>
        <Value term={m.order_transfer_text()} copy={text} note={m.order_transfer_hint()}>
          {text}
        </Value>
        <Value term={m.order_account()} copy={account} note={<span lang="vi">{holder}</span>}>
          {account.replace(/(.{4})(?=.)/g, '$1 ')}
        </Value>
        <Value term={m.order_bank()}>{bank}</Value>
      </dl>
      <details className="mt-4">
        <summary className={`${standaloneLink} cursor-pointer`}>{m.order_not_seen()}</summary>
        <p className="text-sm text-ink-2">{m.order_not_seen_text({ phone, code })}</p>
      </details>
    </>
  )
}

type ValueProps = { term: string; copy?: string; note?: ReactNode; children: ReactNode }

const Value = ({ term, copy, note, children }: ValueProps) => (
  <div>
    <dt>{term}</dt>
    <dd className="num">
      {children}
      {note ? <small>{note}</small> : null}
    </dd>
    {copy ? (
      <dd className="order-copy">
        <CopyValue of={term} value={copy} />
      </dd>
    ) : null}
  </div>
)
