import { useRef, useState } from 'react'
import type { FailureCode } from '#app/lib/failure'
import type { FormRefusal, FormWords, Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { ActionForm, useActionForm } from '#app/ui/action-form'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { href } from '../languages/href'
import { Call, Unreached } from '../notices/unreached'
import { PageHead } from '../page/page-head'
import { CheckoutBlocks } from './checkout-blocks'
import { issueSentence } from './checkout-labels'
import { CheckoutSummary } from './checkout-summary'
import type { CheckoutView } from './checkout-view'
import { quoteOf } from './load-checkout'

type CheckoutPageProps = { view?: CheckoutView; submission?: Submission }

/** Paying (BUY-03 to BUY-07): five blocks in one form, which works without script. */
export function CheckoutPage({ view, submission }: CheckoutPageProps) {
  return (
    <>
      <PageHead title={m.checkout_title()} description={m.checkout_description()} />
      <div className="wrap pt-6 pb-16 lg:pt-10 lg:pb-24">
        <h1 className="text-5xl">{m.checkout_title()}</h1>
        {view && view.lines.length > 0 && <Checkout first={view} submission={submission} />}
        {view && view.lines.length === 0 && <Empty />}
        {view ? null : <Unavailable />}
      </div>
    </>
  )
}

const words: FormWords = {
  name: m.enquiry_name_wrong,
  phone: m.checkout_phone_wrong,
  email: m.newsletter_email_wrong,
  province: m.checkout_province_missing,
  ward: m.checkout_ward_missing,
  street: m.checkout_street_missing,
  floor: m.checkout_floor_wrong,
  slot: m.checkout_slot_missing,
  payment: m.checkout_payment_missing,
  taxCode: m.checkout_tax_code_wrong,
  invoiceName: m.checkout_invoice_missing,
  invoiceAddress: m.checkout_invoice_missing,
  invoiceEmail: m.newsletter_email_wrong,
  note: m.checkout_note_long,
}

/** Fields that the quote depends on. */
const ASKS_AGAIN = ['province', 'ward', 'floor', 'lift', 'lane', 'slot', 'payment', 'voucher']
const PAUSE = 200

function Checkout({ first, submission }: { first: CheckoutView; submission?: Submission }) {
  const [view, setView] = useState(first)
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)

  /** Asks what the purchase costs now; a late answer does not replace a later one. */
  const refresh = async (isCompared = false) => {
    const form = root.current?.closest('form')
    if (!form) return
    const turn = ++asked.current
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    setOpen(true)
    const now = await quoteOf(getLocale(), isCompared ? fields : { ...fields, quote: '' })
    if (turn !== asked.current) return
    setOpen(false)
    if (now) setView(now)
  }
  const form = useActionForm({
    action: href('/checkout'),
    intent: 'place',
    submission: submission?.code === 'checkout_open' ? { ...submission, intent: 'place' } : submission,
    words,
    onDone: (leadsTo) => location.assign(leadsTo),
    onRefused: ({ code }) => {
      if (code === 'quote_changed' || code === 'quote_refused') void refresh(true)
    },
  })
  const nameOf = (sku: string) => view.lines.find((line) => line.sku === sku)?.name ?? ''
  const issues = [...new Set(view.issues.map((issue) => issueSentence(issue, nameOf)).filter(Boolean))]
  const refusal = form.refusal?.code === 'checkout_open' ? undefined : form.refusal
  return (
    <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_25rem] xl:gap-20">
      <ActionForm form={form} isNative className="min-w-0">
        <div
          ref={root}
          onChange={({ target }) => {
            if (!ASKS_AGAIN.includes((target as HTMLInputElement).name)) return
            clearTimeout(timer.current)
            timer.current = setTimeout(() => void refresh(), PAUSE)
          }}
        >
          {refusal && <Refused refusal={refusal} />}
          <Unreached isBusy={form.isBusy} code={refusal?.code} />
          {issues.length > 0 && (
            <ul role="status" className="mb-6 grid gap-2 bg-warning-tint p-4 text-sm text-warning">
              {issues.map((sentence) => (
                <li key={sentence} className="flex gap-2">
                  <Icon name="triangle-alert" className="mt-0.5 size-4" />
                  {sentence}
                </li>
              ))}
            </ul>
          )}
          <input type="hidden" name="key" value={form.values.key || first.key} />
          <input type="hidden" name="quote" value={view.quote} />
          <CheckoutBlocks view={view} isBusy={form.isBusy} isAsking={isOpen} />
        </div>
      </ActionForm>
      <CheckoutSummary view={view} isAsking={isOpen} />
    </div>
  )
}

// Lists only the needed messages, because each one adds to the page's bundle.
const sentences: Partial<Record<FailureCode, () => string>> = {
  idempotency_conflict: m.failure_idempotency_conflict,
  invalid_request: m.failure_invalid_request,
  offline: m.failure_offline,
  quote_changed: m.failure_quote_changed,
  quote_refused: m.failure_quote_refused,
  too_many_requests: m.failure_too_many_requests,
  upstream_unavailable: m.failure_upstream_unavailable,
}

const Refused = ({ refusal }: { refusal: FormRefusal }) => (
  <div
    role="alert"
    tabIndex={-1}
    data-takes-focus
    className="mb-6 flex items-start gap-2 bg-error-tint p-4 text-sm text-error"
  >
    <Icon name="circle-alert" className="mt-0.5 size-4" />
    <p>{(sentences[refusal.code] ?? m.failure_unexpected)()}</p>
  </div>
)

const Empty = () => (
  <>
    <p className="mt-4 mb-6 text-ink-2">{m.checkout_empty()}</p>
    <a href={href('/wooden-furniture')} className={buttonClass()}>
      {m.newsletter_onward()}
    </a>
  </>
)

const Unavailable = () => (
  <>
    <p role="alert" className="mt-4 mb-6 max-w-[44ch]">
      {m.checkout_failed()} <Call />
    </p>
    <a href={href('/checkout')} className={buttonClass('outline')}>
      {m.checkout_retry()}
    </a>
  </>
)
