import type { FailureCode } from '#app/lib/failure'
import type { Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { Call } from '../notices/unreached'
import { inMoney } from '../orders/orders-labels'
import { type GatewayName, gatewayNames } from './gateway-names'

type PayOtherWaysProps = {
  gateways: readonly GatewayName[]
  missing: number
  /** Address of the order's page, which takes the form. */
  address: string
}

/** Payment pages of others. A plain form: it leads away from the shop, with a script and without. */
export const PayOtherWays = ({ gateways, missing, address }: PayOtherWaysProps) =>
  gateways.length === 0 ? null : (
    <section aria-labelledby="order-pay-other">
      <h2 id="order-pay-other" className="mt-8 text-xl">
        {m.order_pay_other()}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{m.order_pay_other_text({ amount: inMoney(missing) })}</p>
      <form method="post" action={address} className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="pay" />
        {gateways.map((name) => (
          <button
            key={name}
            type="submit"
            name="provider"
            value={name}
            className={`${buttonClass('outline')} max-sm:w-full`}
          >
            {m.order_pay_with({ provider: gatewayNames[name] })}
          </button>
        ))}
      </form>
    </section>
  )

const refusals: Partial<Record<FailureCode, () => string>> = {
  payment_not_offered: m.failure_payment_not_offered,
  too_many_requests: m.failure_too_many_requests,
}

/** What came of a payment elsewhere: refused here, or what the payer's browser brought back, which books nothing. */
export function PaidElsewhere({ submission, state }: { submission?: Submission; state?: string }) {
  const refused = submission?.intent === 'pay' ? submission.code : undefined
  if (refused)
    return (
      <p role="alert" className="order-note order-note-error">
        <Icon name="circle-alert" />
        <span>
          {(refusals[refused] ?? m.failure_upstream_unavailable)()} <Call />
        </span>
      </p>
    )
  if (state !== 'returned' && state !== 'unpaid') return null
  return (
    <p role="status" className={`order-note ${state === 'returned' ? 'order-note-info' : 'order-note-warning'}`}>
      <Icon name={state === 'returned' ? 'info' : 'triangle-alert'} />
      {state === 'returned' ? m.order_returned() : m.order_unpaid()}
    </p>
  )
}
