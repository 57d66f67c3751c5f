import { m } from '#app/paraglide/messages.js'
import { ActionForm, useActionForm } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { company } from '../content/content'
import type { ActProps } from './act-props'
import { ActRefusal } from './act-refusal'
import { Choices } from './choices'
import { canChangeDay } from './order-progress'
import { cancelReasonName, inMoney } from './orders-labels'
import { cancelReasons } from './returns'

/** Gives the focus back to what opened the fold. */
function closeFold(button: HTMLElement) {
  const fold = button.closest('details')
  if (fold) fold.open = false
  fold?.querySelector('summary')?.focus()
}

/** The amount and the time of the refund first, then a gentle alternative; the act is outlined, never purple or red. */
export function CancelOrder({ order, address, submission, onDone }: ActProps) {
  const form = useActionForm({ action: address, intent: 'cancel', submission, onDone })
  const { paid } = order
  return (
    <ActionForm form={form}>
      <ActRefusal />
      <p className="text-sm">
        {paid > 0
          ? m.order_cancel_text({ amount: inMoney(paid), days: company.refundDays.value })
          : m.order_nothing_paid()}
      </p>
      <Choices
        name="reason"
        legend={m.order_cancel_reason()}
        choices={cancelReasons.map((one) => [one, cancelReasonName(one)])}
      />
      {canChangeDay(order) ? <p className="mt-4 text-sm text-ink-2">{m.order_cancel_alternative()}</p> : null}
      <Button type="submit" look="outline" aria-busy={form.isBusy || undefined} className="mt-4 w-full">
        {paid > 0 ? m.order_cancel_refund() : m.order_cancel_confirm()}
      </Button>
      <Button look="quiet" className="order-keep mt-3 w-full" onClick={({ currentTarget }) => closeFold(currentTarget)}>
        {m.order_cancel_keep()}
      </Button>
    </ActionForm>
  )
}
