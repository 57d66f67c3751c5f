import type { FailureCode, Refusal } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'

// Lists only the needed messages, because each one adds to the page's bundle.
const sentences: Partial<Record<FailureCode, () => string>> = {
  cart_full: m.failure_cart_full,
  invalid_request: m.failure_invalid_request,
  offline: m.failure_offline,
  too_many_requests: m.failure_too_many_requests,
  upstream_unavailable: m.failure_upstream_unavailable,
}

/** Why the basket is as it was. */
export const Refused = ({ refusal }: { refusal: Refusal }) => (
  <p role="alert" className="mb-6 flex gap-2 bg-error-tint p-4 text-sm text-error">
    <Icon name="circle-alert" className="mt-0.5 size-4" />
    {(sentences[refusal.code] ?? m.failure_unexpected)()}
  </p>
)
