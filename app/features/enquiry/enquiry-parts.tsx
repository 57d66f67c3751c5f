import { DISPLAY_NAME_MAX } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { href } from '../languages/href'
import type { EnquiryField, RefusalCode, TypedEnquiry } from './enquiry'

/** The parts that the forms of enquiries share: who asks, how to answer, what is wrong, what becomes of it. */

// Named one by one: each weighs on the page that says it.
const sentences: Record<RefusalCode, () => string> = {
  invalid_request: m.failure_invalid_request,
  body_too_large: m.failure_body_too_large,
  human_check_failed: m.failure_human_check_failed,
  offline: m.failure_offline,
  too_many_requests: m.failure_too_many_requests,
  unexpected: m.failure_unexpected,
  unsupported_media_type: m.failure_unsupported_media_type,
  upstream_unavailable: m.failure_upstream_unavailable,
}

/** Why the form above which it stands was refused; `more` says what that means for what was typed. */
export const RefusalNotice = ({ code, more }: { code: RefusalCode; more?: string }) => (
  <div role="alert" tabIndex={-1} className="mb-6 flex items-start gap-2 bg-error-tint p-4 text-sm text-error">
    <Icon name="circle-alert" className="mt-0.5 size-4" />
    <p>
      {sentences[code]()} {more}
    </p>
  </div>
)

/** What every box of these forms is given: what was typed into it, and whether something is wrong with that. */
export const boxesOf =
  (values: TypedEnquiry, wrong: readonly string[] = []) =>
  (name: EnquiryField, sentence: string) => ({
    name,
    defaultValue: values[name],
    error: wrong.includes(name) ? sentence : undefined,
    // Of a page that the server writes about a mistake; React leaves it alone.
    autoFocus: wrong[0] === name,
  })

type Boxes = ReturnType<typeof boxesOf>

export const NameBox = ({ box }: { box: Boxes }) => (
  <Field
    {...box('name', m.enquiry_name_wrong())}
    label={m.enquiry_name()}
    autoComplete="name"
    required
    maxLength={DISPLAY_NAME_MAX}
  />
)

/** Two ways to answer, of which one is enough. */
export function AnswerBoxes({ box, values }: { box: Boxes; values: TypedEnquiry }) {
  return (
    <>
      <Field
        {...box('phone', values.phone ? m.enquiry_phone_wrong() : m.enquiry_contact_missing())}
        label={m.enquiry_phone()}
        type="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <Field
        {...box('email', values.email ? m.newsletter_email_wrong() : m.enquiry_contact_missing())}
        label={m.enquiry_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    </>
  )
}

/** What sending means, and where it says more. */
export const EnquiryTerms = () => (
  <p className="mt-4 text-xs text-ink-3">
    {m.enquiry_terms()}{' '}
    <a href={href('/privacy-policy')} className={`pointer-coarse:py-3.5 ${underlined}`}>
      {m.footer_privacy()}
    </a>
  </p>
)

/** Says what the enquiry that has arrived is called. */
export const SentNotice = ({ reference }: { reference: string }) => (
  <p role="status" tabIndex={-1} className="flex items-center gap-4 self-start bg-success-tint p-6 text-success">
    <Icon name="circle-check" className="size-6" />
    <span>
      {m.enquiry_sent_reference()} <strong className="num font-semibold">{reference}</strong>
    </span>
  </p>
)
