import { useEffect, useRef, useState } from 'react'
import type { FormFields, FormWords, Submission } from '#app/lib/form'
import { useOnline } from '#app/lib/use-online'
import { m } from '#app/paraglide/messages.js'
import { ActionForm, focusFirstError, useActionForm } from '#app/ui/action-form'
import { Icon } from '#app/ui/icon'
import { measures } from '../delivery/delivery'
import type { Ward } from '../delivery/ward-field'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { Unreached } from '../notices/unreached'
import { CheckoutBlocks } from './checkout-blocks'
import { dropDraft, keepDraft, readDraft } from './checkout-draft'
import { changeSentence, issueSentence } from './checkout-labels'
import { CheckoutRefused } from './checkout-refused'
import { addressOfStep, errorsOfStep, firstWrongStep, LAST_STEP, reachedBy, stepToOpen } from './checkout-steps'
import { CheckoutSummary, SummaryFold } from './checkout-summary'
import type { CheckoutView } from './checkout-view'
import { fillUntouched } from './fill-untouched'
import { quoteOf } from './load-checkout'
import { useStepHistory } from './use-step-history'

const words: FormWords = {
  name: m.enquiry_name_wrong,
  phone: (error) => (error === 'missing' ? m.checkout_phone_missing() : m.checkout_phone_wrong()),
  email: m.newsletter_email_wrong,
  province: m.checkout_province_missing,
  ward: m.checkout_ward_missing,
  street: m.checkout_street_missing,
  floor: m.checkout_floor_wrong,
  note: m.checkout_note_long,
  slot: m.checkout_slot_missing,
  payment: m.checkout_payment_missing,
  taxCode: m.checkout_tax_code_wrong,
  voucher: m.checkout_voucher_used,
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

const wardIn = ({ ward: code = '', wardName = '' }: FormFields, { wards }: CheckoutView): Ward => ({
  code,
  name: wards.find((ward) => ward.code === code)?.name ?? wardName,
})

/** Nobody answers, or a later question has been asked. */
type Unanswered = 'unreached' | 'overtaken'

type PurchaseFormProps = { first: CheckoutView; submission?: Submission }

/** The checkout's form: a block at a time, each kept in this browser as it is typed. */
export function PurchaseForm({ first, submission }: PurchaseFormProps) {
  const begun = submission?.values ?? first.known
  // What was measured on a product's page after the draft was written comes before it.
  const begunMeasures = Object.fromEntries(measures.flatMap((name) => (begun[name] ? [[name, begun[name]]] : [])))
  const measured = JSON.stringify(begunMeasures)
  const isPlaced = submission !== undefined && submission.code !== 'checkout_open'
  const [view, setView] = useState(first)
  // The basket's key stays when the basket is empty: an order whose answer was lost has emptied it, and is found by it.
  const [key, setKey] = useState(first.key)
  const [typed, setTyped] = useState(begun)
  const [ward, setWard] = useState(() => wardIn(begun, first))
  const [reached, setReached] = useState(isPlaced ? LAST_STEP : reachedBy(first.errors))
  const [step, setStep] = useState(() => firstWrongStep(submission?.errors ?? {}) ?? stepToOpen(first, reached))
  const [isAsking, setAsking] = useState(false)
  const isOnline = useOnline()
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)
  const history = useStepHistory((named) => {
    const opened = Math.min(named, reached)
    if (opened !== step) bring(opened)
  })
  /** The block that comes into sight once React has unfolded it, which a busy device does later than a timer rings. */
  const coming = useRef<number>(undefined)
  useEffect(() => {
    if (coming.current !== step) return
    coming.current = undefined
    showBlock(root.current, step)
  }, [step])
  const bring = (next: number) => {
    coming.current = next
    setStep(next)
  }

  /** Radios stand in the form only once there is something to choose, so what was chosen before goes before it. */
  const read = (before = typed): FormFields => {
    const form = root.current?.closest('form')
    return form ? { ...before, ...fieldsIn(form) } : before
  }
  const keep = (far = reached) => keepDraft({ fields: read(), reached: far, measured }, Date.now())
  /** Asks what the purchase costs now. */
  const refresh = async (fields = read()): Promise<CheckoutView | Unanswered> => {
    const turn = ++asked.current
    setTyped(fields)
    setAsking(navigator.onLine)
    if (!navigator.onLine) return 'unreached'
    const now = await quoteOf(getLocale(), fields)
    if (turn !== asked.current) return 'overtaken'
    setAsking(false)
    if (now) setView(now)
    if (now?.key) setKey(now.key)
    return now ?? 'unreached'
  }
  const refreshNew = () => refresh({ ...read(), quote: '' })
  const refreshSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refreshNew(), PAUSE)
  }
  const change = (next: Ward) => {
    setWard(next)
    if (!next.code) return
    // After React has written the hidden field.
    setTimeout(() => {
      keep()
      void refreshNew()
    })
  }
  /** An error goes once its field is changed; the block judges it anew. */
  const forgive = (name: string) => {
    const { [name === 'wardName' ? 'ward' : name]: forgiven, ...errors } = form.refusal?.errors ?? {}
    if (!forgiven || !form.refusal) return
    form.refuse(Object.keys(errors).length > 0 ? { ...form.refusal, errors } : undefined)
  }
  const openStep = (next: number) => {
    bring(next)
    void history.open(step, next)
  }
  const goOn = async (from: number) => {
    clearTimeout(timer.current)
    let now = await refreshNew()
    while (now === 'overtaken') now = await refreshNew()
    const errors = now === 'unreached' ? {} : errorsOfStep(now.errors, from)
    if (Object.keys(errors).length > 0) {
      form.refuse({ ok: false, code: 'invalid_request', errors })
      setTimeout(() => focusFirstError(root.current?.closest('form')))
      return
    }
    form.refuse(undefined)
    const next = Math.max(reached, from + 1)
    const opened = now === 'unreached' ? next : stepToOpen(now, next)
    if (opened === from) {
      setTimeout(() => showUnsettled(root.current, from))
      return
    }
    setReached(next)
    keep(next)
    openStep(opened)
  }
  const form = useActionForm({
    action: href('/checkout'),
    intent: 'place',
    submission: submission?.code === 'checkout_open' ? { ...submission, intent: 'place' } : submission,
    values: begun,
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
        void refresh().then((now) => typeof now === 'object' && setStep(stepToOpen(now, LAST_STEP)))
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the page that came
  useEffect(() => {
    const draft = submission ? undefined : readDraft(Date.now())
    const element = root.current?.closest('form')
    if (!draft || !element) return
    fillUntouched(element, draft.measured === measured ? draft.fields : { ...draft.fields, ...begunMeasures })
    if (fieldsIn(element).province === draft.fields.province) setWard(wardIn(draft.fields, first))
    setReached(draft.reached)
    // A block that is being written in must not fold.
    const isWriting = element.contains(document.activeElement)
    const opened = Math.min(history.named() ?? draft.reached, draft.reached)
    if (!isWriting) setStep(opened)
    // The button waits for the answer to the question below.
    setAsking(navigator.onLine)
    // After React has written the ward's hidden field.
    setTimeout(async () => {
      const now = await refresh({ ...read(draft.fields), quote: '' })
      if (typeof now !== 'object' || isWriting) return
      setStep((open) => (open === opened ? stepToOpen(now, opened) : open))
    })
  }, [])
  // What was typed while the line was cut may have other wards, days and prices now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the line is back, not at every render
  useEffect(() => {
    if (isOnline && typed !== begun) void refreshNew()
  }, [isOnline])

  const nameOf = (sku: string) => view.lines.find((line) => line.sku === sku)?.name ?? ''
  const sentences = [
    ...(view.changes ?? []).map((change) => changeSentence(change, nameOf)),
    // A voucher's stands at its field.
    ...view.issues.filter(({ code }) => code !== 'voucher_refused').map((issue) => issueSentence(issue, nameOf)),
  ]
  const issues = [...new Set(sentences.filter(Boolean))]
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
            data-says-offline
            onInput={({ target }) => {
              keep()
              forgive((target as HTMLInputElement).name)
            }}
            onChange={({ target }) => {
              const { name } = target as HTMLInputElement
              keep()
              // Another province has other wards.
              if (name === 'province') setWard({ code: '', name: '' })
              if (ASKS_AGAIN.includes(name)) refreshSoon()
              // Answered in the browser.
              if (measures.some((measure) => measure === name)) setTyped(read())
            }}
          >
            <CheckoutRefused />
            <Unreached isBusy={form.isBusy} code={form.refusal?.code} />
            {issues.length > 0 && (
              <div role="status" className="mb-6 bg-warning-tint p-4 text-sm text-warning">
                <ul className="grid gap-2">
                  {issues.map((sentence) => (
                    <li key={sentence} className="flex gap-2">
                      <Icon name="triangle-alert" className="mt-0.5 size-4" />
                      {sentence}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="quote" value={view.quote} />
            <CheckoutBlocks
              view={view}
              typed={typed}
              step={step}
              reached={reached}
              isBusy={form.isBusy}
              isAsking={isAsking}
              isOnline={isOnline}
              ward={ward}
              onGoOn={goOn}
              onEdit={openStep}
              onWard={change}
            />
          </div>
        </ActionForm>
        <CheckoutSummary view={view} isAsking={isAsking} />
      </div>
    </>
  )
}

/** Focuses what a block has to settle, or else its heading. */
function showUnsettled(root: HTMLElement | null, step: number) {
  if (!focusFirstError(root?.querySelector('[data-block=open]'))) showBlock(root, step)
}

/** Focuses a block's heading and brings it under the header. */
function showBlock(root: HTMLElement | null, step: number) {
  const heading = root?.querySelector<HTMLElement>(`#${addressOfStep(step)} h2`)
  heading?.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}
