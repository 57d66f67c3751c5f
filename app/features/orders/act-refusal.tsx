import type { FailureCode } from '#app/lib/failure'
import type { FormRefusal } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { useFormContext } from '#app/ui/action-form'
import { Icon } from '#app/ui/icon'
import { Unreached } from '../notices/unreached'

// Lists only the needed messages, because each one adds to the page's bundle.
const sentences: Partial<Record<FailureCode, () => string>> = {
  code_wrong: m.failure_code_wrong,
  not_found: m.order_gone,
  offline: m.failure_offline,
  order_day_refused: m.failure_order_day_refused,
  order_not_cancellable: m.failure_order_not_cancellable,
  order_return_refused: m.failure_order_return_refused,
  too_many_requests: m.failure_too_many_requests,
  upstream_unavailable: m.failure_upstream_unavailable,
}

/** Why an act was refused; `missing` says what the form lacks, if its fields do not say it themselves. */
export function ActRefusal({ missing }: { missing?: string }) {
  const { refusal, isBusy = false } = useFormContext()
  return (
    <>
      <Reason refusal={refusal} missing={missing} />
      <Unreached isBusy={isBusy} code={refusal?.code} className="order-note order-note-warning" />
    </>
  )
}

function Reason({ refusal, missing }: { refusal?: FormRefusal; missing?: string }) {
  if (!refusal) return null
  const isIncomplete = refusal.code === 'invalid_request'
  if (isIncomplete && !missing) return null
  return (
    <p role="alert" tabIndex={-1} data-takes-focus className="order-note order-note-error">
      <Icon name="circle-alert" />
      {isIncomplete ? missing : (sentences[refusal.code] ?? m.failure_unexpected)()}
    </p>
  )
}
