import { DISPLAY_NAME_MAX } from '#app/lib/constants'
import type { FailureCode } from '#app/lib/failure'
import type { FormWords } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { RefusalBox, useBox, useFormContext } from '#app/ui/action-form'
import { Field } from '#app/ui/field'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { href } from '../languages/href'

/** Parts that the enquiry forms share. */

// Lists only the needed messages, because each one adds to the page's bundle.
const sentences: Partial<Record<FailureCode, () => string>> = {
  invalid_request: m.failure_invalid_request,
  body_too_large: m.failure_body_too_large,
  human_check_failed: m.failure_human_check_failed,
  offline: m.failure_offline,
  too_many_requests: m.failure_too_many_requests,
  unsupported_media_type: m.failure_unsupported_media_type,
  upstream_unavailable: m.failure_upstream_unavailable,
}

/** Message for a refused form; says that the typed values are kept, if there are any. */
export function RefusalNotice() {
  const { refusal, values, words } = useFormContext()
  if (!refusal) return null
  // What the server could not read it cannot show again; a quantity stands there from the beginning.
  const isFilled = Object.keys(words).some((name) => name !== 'quantity' && values[name])
  return (
    <RefusalBox>
      {(sentences[refusal.code] ?? m.failure_unexpected)()} {isFilled ? m.contact_kept() : null}
    </RefusalBox>
  )
}

/** A phone number or an e-mail address is enough. */
export const senderWords = {
  name: m.enquiry_name_wrong,
  phone: (error) => (error === 'missing' ? m.enquiry_contact_missing() : m.enquiry_phone_wrong()),
  email: (error) => (error === 'missing' ? m.enquiry_contact_missing() : m.newsletter_email_wrong()),
} satisfies FormWords

export const NameBox = () => (
  <Field {...useBox('name')} label={m.enquiry_name()} autoComplete="name" required maxLength={DISPLAY_NAME_MAX} />
)

export function AnswerBoxes() {
  return (
    <>
      <Field {...useBox('phone')} label={m.enquiry_phone()} type="tel" autoComplete="tel" maxLength={30} />
      <Field {...useBox('email')} label={m.enquiry_email()} type="email" autoComplete="email" maxLength={254} />
    </>
  )
}

/** Terms of sending, with a link to the privacy policy. */
export const EnquiryTerms = () => (
  <p className="mt-4 text-xs text-ink-3">
    {m.enquiry_terms()}{' '}
    <a href={href('/privacy-policy')} className={`pointer-coarse:py-3.5 ${underlined}`}>
      {m.footer_privacy()}
    </a>
  </p>
)

export const SentNotice = ({ reference }: { reference: string }) => (
  <p role="status" tabIndex={-1} className="flex items-center gap-4 self-start bg-success-tint p-6 text-success">
    <Icon name="circle-check" className="size-6" />
    <span>
      {m.enquiry_sent_reference()} <strong className="num font-semibold">{reference}</strong>
    </span>
  </p>
)
