import type { FailureCode, Refusal } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import { RefusalBox } from '#app/ui/action-form'

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
  <RefusalBox>{(sentences[refusal.code] ?? m.failure_unexpected)()}</RefusalBox>
)
