import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { DISPLAY_NAME_MAX } from '#app/lib/constants'
import type { RefusedForm } from '#app/lib/page-context'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { productPath } from '../catalogue/catalogue'
import { company } from '../content/content'
import { ENQUIRY, type EnquiryField, LONGEST_NOTE, MOST_PIECES, type TypedEnquiry } from './enquiry'

export type EnquiryState = {
  /** What the shop calls the enquiry that was just sent. */
  reference?: string
  /** What was typed into a form that was refused, and why. */
  typed?: TypedEnquiry
  refused?: Pick<RefusedForm, 'code' | 'wrong'>
}

/** Asks the shop for a product. The browser sends it by itself, with and without the page's script (CAT-05). */
export function Enquiry({ slug, state }: { slug: string; state: EnquiryState }) {
  const { reference, typed, refused } = state
  return (
    <section id={ENQUIRY} className="grid gap-x-16 gap-y-8 pt-16 lg:grid-cols-[5fr_7fr] lg:pt-24">
      <div>
        <h2 className="text-3xl">{reference ? m.enquiry_sent_title() : m.enquiry_title()}</h2>
        <p className="mt-4 max-w-[44ch] text-ink-2">
          {reference ? m.enquiry_sent_text() : m.enquiry_lead({ phone: company.phones.value.headOffice })}
        </p>
      </div>
      {reference ? <Sent reference={reference} /> : <Form slug={slug} typed={typed} refused={refused} />}
    </section>
  )
}

const Sent = ({ reference }: { reference: string }) => (
  <p role="status" className="flex items-center gap-4 self-start bg-success-tint p-6 text-success">
    <Icon name="circle-check" className="size-6" />
    <span>
      {m.enquiry_sent_reference()} <strong className="num font-semibold">{reference}</strong>
    </span>
  </p>
)

function Form({ slug, typed = {}, refused }: { slug: string } & EnquiryState) {
  const wrong = refused?.wrong ?? []
  const field = (name: EnquiryField) => ({ name, defaultValue: typed[name], error: wrong.includes(name) })
  return (
    <form method="post" action={`/${getLocale()}${productPath(slug)}#${ENQUIRY}`} data-native>
      {refused && (
        <p role="alert" className="mb-6 flex items-start gap-2 bg-error-tint p-4 text-sm text-error">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          {refusals[refused.code]()}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Box
          {...field('name')}
          label={m.enquiry_name()}
          message={m.enquiry_name_wrong()}
          autoComplete="name"
          required
          maxLength={DISPLAY_NAME_MAX}
        />
        <Box
          {...field('quantity')}
          label={m.enquiry_quantity()}
          message={m.enquiry_quantity_wrong({ most: MOST_PIECES })}
          defaultValue={typed.quantity ?? '1'}
          type="number"
          min={1}
          max={MOST_PIECES}
        />
        <Box
          {...field('phone')}
          label={m.enquiry_phone()}
          message={typed.phone ? m.enquiry_phone_wrong() : m.enquiry_contact_missing()}
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
        <Box
          {...field('email')}
          label={m.enquiry_email()}
          message={typed.email ? m.newsletter_email_wrong() : m.enquiry_contact_missing()}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <label className="mt-4 block text-sm font-medium">
        {m.enquiry_note()}
        <textarea
          name="note"
          rows={4}
          maxLength={LONGEST_NOTE}
          defaultValue={typed.note}
          aria-invalid={wrong.includes('note') || undefined}
          className="field-box mt-1.5 h-auto py-3 text-base font-normal"
        />
      </label>
      {/* Nobody sees or reaches it; programs that fill every field fill it too. */}
      <div hidden>
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label={m.newsletter_trap()} />
      </div>
      <button type="submit" className={`${buttonClass()} mt-6`}>
        {m.enquiry_send()}
      </button>
      <p className="mt-4 text-xs text-ink-3">
        {m.enquiry_consent()}{' '}
        <a href={`/${getLocale()}/privacy-policy`} className={`pointer-coarse:py-3.5 ${underlined}`}>
          {m.footer_privacy()}
        </a>
      </p>
    </form>
  )
}

type BoxProps = ComponentPropsWithoutRef<'input'> & {
  name: EnquiryField
  label: ReactNode
  message: string
  error: boolean
}

function Box({ label, message, error, ...input }: BoxProps) {
  const id = `${ENQUIRY}-${input.name}`
  return (
    <label className="block text-sm font-medium">
      {label}
      <input
        {...input}
        aria-invalid={error || undefined}
        aria-describedby={error ? id : undefined}
        className="field-box mt-1.5 text-base font-normal"
      />
      {error && (
        <span id={id} className="mt-1.5 flex gap-1.5 text-xs font-normal text-error">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          {message}
        </span>
      )}
    </label>
  )
}

const refusals: Record<RefusedForm['code'], () => string> = {
  invalid_request: m.failure_invalid_request,
  body_too_large: m.failure_body_too_large,
  too_many_requests: m.failure_too_many_requests,
  unexpected: m.failure_unexpected,
  unsupported_media_type: m.failure_unsupported_media_type,
}
