import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FailureCode } from '#app/lib/failure'
import type { FormFields, FormRefusal, FormWords, Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { ActionForm, useActionForm } from '#app/ui/action-form'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { href } from '../languages/href'
import { Unreached } from '../notices/unreached'
import { blockId, CheckoutBlocks } from './checkout-blocks'
import { dropDraft, keepDraft } from './checkout-draft'
import { issueSentence } from './checkout-labels'
import { errorsOfStep, firstWrongStep, LAST_STEP, stepNames, stepToOpen } from './checkout-steps'
import { CheckoutSummary, SummaryFold } from './checkout-summary'
import type { CheckoutView } from './checkout-view'
import { quoteOf } from './load-checkout'

const words: FormWords = {
  name: m.enquiry_name_wrong,
  phone: m.checkout_phone_wrong,
  email: m.newsletter_email_wrong,
  province: m.checkout_province_missing,
  ward: m.checkout_ward_missing,
  street: m.checkout_street_missing,
  floor: m.checkout_floor_wrong,
  note: m.checkout_note_long,
  slot: m.checkout_slot_missing,
  payment: m.checkout_payment_missing,
  taxCode: m.checkout_tax_code_wrong,
  invoiceName: m.checkout_invoice_missing,
  invoiceAddress: m.checkout_invoice_missing,
  invoiceEmail: m.newsletter_email_wrong,
}

/** Fields that the quote depends on. */
const ASKS_AGAIN = ['province', 'floor', 'lift', 'lane', 'slot', 'payment', 'voucher']
const PAUSE = 200

/** The form's fields, of which unticked boxes are empty. */
function fieldsIn(form: HTMLFormElement): FormFields {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(({ name }) => [name, ''])
  return Object.fromEntries([...boxes, ...[...new FormData(form)].map(([name, value]) => [name, String(value)])])
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      for (const event of ['online', 'offline']) addEventListener(event, listener)
      return () => {
        for (const event of ['online', 'offline']) removeEventListener(event, listener)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}

type PurchaseFormProps = {
  first: CheckoutView
  submission?: Submission
  values: FormFields
  /** The block that had been reached. */
  firstReached: number
  /** A draft is about to take this form's place, and must not be overwritten. */
  isProvisional: boolean
}

/** The checkout's form: a block at a time, each kept in this browser as it is typed. */
export function PurchaseForm({ first, submission, values, firstReached, isProvisional }: PurchaseFormProps) {
  const [view, setView] = useState(first)
  const [typed, setTyped] = useState(values)
  const [reached, setReached] = useState(firstReached)
  const [step, setStep] = useState(() => firstWrongStep(submission?.errors ?? {}) ?? stepToOpen(first, firstReached))
  const [isAsking, setAsking] = useState(false)
  const isOnline = useOnline()
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)

  const keep = () => {
    const form = root.current?.closest('form')
    if (form && !isProvisional) keepDraft({ fields: fieldsIn(form), reached }, Date.now())
  }
  /** Asks what the purchase costs now; undefined when nobody answers. */
  const refresh = async (isCompared = false): Promise<CheckoutView | 'overtaken' | undefined> => {
    const form = root.current?.closest('form')
    if (!form) return
    const turn = ++asked.current
    const fields = fieldsIn(form)
    setTyped(fields)
    if (!navigator.onLine) return
    setAsking(true)
    const now = await quoteOf(getLocale(), isCompared ? fields : { ...fields, quote: '' })
    if (turn !== asked.current) return 'overtaken'
    setAsking(false)
    if (now) setView(now)
    return now
  }
  const refreshSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refresh(), PAUSE)
  }
  const openStep = (next: number) => {
    setStep(next)
    // After React has unfolded it.
    setTimeout(() => showBlock(root.current, next))
  }
  const goOn = async (from: number) => {
    clearTimeout(timer.current)
    let now = await refresh()
    while (now === 'overtaken') now = await refresh()
    const errors = errorsOfStep(now?.errors ?? {}, from)
    if (Object.keys(errors).length > 0) {
      form.refuse({ ok: false, code: 'invalid_request', errors })
      setTimeout(() => root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    form.refuse(undefined)
    const next = Math.max(reached, from + 1)
    setReached(next)
    openStep(now ? stepToOpen(now, next) : next)
  }
  const form = useActionForm({
    action: href('/checkout'),
    intent: 'place',
    submission: submission?.code === 'checkout_open' ? { ...submission, intent: 'place' } : submission,
    values,
    words,
    // Enter in a field of an earlier block goes on to the next.
    judge: async () => {
      if (step === LAST_STEP) return true
      await goOn(step)
      return false
    },
    onDone: (leadsTo) => {
      dropDraft()
      location.assign(leadsTo)
    },
    onRefused: ({ code, errors = {} }) => {
      const wrong = firstWrongStep(errors)
      if (wrong !== undefined) setStep(wrong)
      if (code === 'quote_changed' || code === 'quote_refused')
        void refresh(true).then((now) => typeof now === 'object' && setStep(stepToOpen(now, LAST_STEP)))
    },
  })
  // What was kept before the line was cut may have other wards, days and prices now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once the line is back, not at every render
  useEffect(() => {
    if (isOnline && typed !== values) void refresh()
  }, [isOnline])
  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps how far the shopper has come
  useEffect(() => {
    if (reached > firstReached) keep()
  }, [reached])

  const nameOf = (sku: string) => view.lines.find((line) => line.sku === sku)?.name ?? ''
  const issues = [...new Set(view.issues.map((issue) => issueSentence(issue, nameOf)).filter(Boolean))]
  const refusal = form.refusal?.code === 'checkout_open' ? undefined : form.refusal
  return (
    <>
      {isOnline ? null : (
        <p role="status" className="-mx-(--gutter) flex gap-3 bg-ink px-(--gutter) py-3 text-sm text-surface">
          <Icon name="triangle-alert" className="mt-0.5 size-4" />
          {m.checkout_offline()}
        </p>
      )}
      <SummaryFold view={view} isAsking={isAsking} />
      <h1 className="pt-6 text-4xl lg:pt-0 lg:text-5xl">{m.checkout_title()}</h1>
      <div className="mt-6 grid items-start gap-10 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_25rem] xl:gap-20">
        <ActionForm form={form} isNative className="min-w-0">
          <div
            ref={root}
            onInput={keep}
            onChange={({ target }) => {
              keep()
              if (ASKS_AGAIN.includes((target as HTMLInputElement).name)) refreshSoon()
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
            <CheckoutBlocks
              view={view}
              typed={typed}
              step={step}
              reached={reached}
              isBusy={form.isBusy}
              isAsking={isAsking}
              isOnline={isOnline}
              onGoOn={goOn}
              onEdit={openStep}
              onWard={() => {
                keep()
                void refresh()
              }}
            />
          </div>
        </ActionForm>
        <CheckoutSummary view={view} isAsking={isAsking} />
      </div>
    </>
  )
}

/** Focuses a block's heading and brings it under the header. */
function showBlock(root: HTMLElement | null, step: number) {
  const heading = root?.querySelector<HTMLElement>(`#${blockId(stepNames[step] ?? 'review')} h2`)
  heading?.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}

// Lists only the needed messages, because each one adds to the page's bundle.
const sentences: Partial<Record<FailureCode, () => string>> = {
  idempotency_conflict: m.failure_idempotency_conflict,
  invalid_request: m.checkout_fix,
  offline: m.failure_offline,
  quote_changed: m.failure_quote_changed,
  quote_refused: m.failure_quote_refused,
  too_many_requests: m.failure_too_many_requests,
  upstream_unavailable: m.failure_upstream_unavailable,
}

/** What is wrong, with a link to each field. */
function Refused({ refusal: { code, errors = {} } }: { refusal: FormRefusal }) {
  const wrong = Object.keys(words).flatMap((name) => {
    const error = errors[name]
    return error ? [{ name, sentence: words[name]?.(error) }] : []
  })
  const blockOf = (field: string) => stepNames[firstWrongStep({ [field]: 'missing' }) ?? 0] ?? 'who'
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-takes-focus
      className="mb-6 flex items-start gap-2 bg-error-tint p-4 text-sm text-error"
    >
      <Icon name="circle-alert" className="mt-0.5 size-4" />
      <div>
        <p className={wrong.length > 0 ? 'font-medium' : ''}>{(sentences[code] ?? m.failure_unexpected)()}</p>
        {wrong.length > 0 && (
          <ul>
            {wrong.map(({ name, sentence }) => (
              <li key={name}>
                <a
                  href={`#${blockId(blockOf(name))}`}
                  onClick={(event) => {
                    event.preventDefault()
                    const boxes = `:is([name=${name}],[name=${name}Name]):not([type=hidden])`
                    document.querySelector<HTMLElement>(`.checkout-block ${boxes}`)?.focus()
                  }}
                  className={`inline-flex min-h-11 items-center ${underlined}`}
                >
                  {sentence}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
