import type { FailureCode } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import { RefusalBox, useFormContext } from '#app/ui/action-form'
import { underlined } from '#app/ui/link'
import { blockId, firstWrongStep, stepNames } from './checkout-steps'

// Lists only the needed messages, because each one adds to the page's bundle.
const sentences: Partial<Record<FailureCode, () => string>> = {
  idempotency_conflict: m.failure_idempotency_conflict,
  invalid_request: m.checkout_fix,
  offline: m.failure_offline,
  quote_changed: m.failure_quote_changed,
  quote_refused: m.failure_quote_refused,
  too_many_requests: m.failure_too_many_requests,
  upstream_unavailable: m.failure_upstream_unavailable,
  voucher_used: m.checkout_fix,
}

/** What is wrong, with a link to each field. */
export function CheckoutRefused() {
  const { refusal, words } = useFormContext()
  // The page was asked for again without script; nothing was refused.
  if (!refusal || refusal.code === 'checkout_open') return null
  const { code, errors = {} } = refusal
  const wrong = Object.entries(words).flatMap(([name, say]) => {
    const error = errors[name]
    return error ? [{ name, sentence: say(error) }] : []
  })
  return (
    <RefusalBox>
      <p className={wrong.length > 0 ? 'font-medium' : ''}>{(sentences[code] ?? m.failure_unexpected)()}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, sentence }) => (
            <li key={name}>
              <a
                href={`#${blockOf(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  boxOf(name)?.focus()
                }}
                className={`inline-flex min-h-11 items-center ${underlined}`}
              >
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
    </RefusalBox>
  )
}

const blockOf = (field: string) => blockId(stepNames[firstWrongStep({ [field]: 'missing' }) ?? 0] ?? 'who')

/** The ward's code stands in a hidden field; its name is typed. */
const boxOf = (field: string) =>
  document.querySelector<HTMLElement>(
    `.checkout-block :is([name=${field}], [name=${field}Name]):not([type=hidden], [disabled])`,
  )
