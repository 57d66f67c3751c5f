import { useEffect, useState } from 'react'
import type { FormFields, Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { buttonClass } from '#app/ui/button'
import { href } from '../languages/href'
import { Call } from '../notices/unreached'
import { PageHead } from '../page/page-head'
import styles from './checkout.css?url'
import { readDraft } from './checkout-draft'
import { LAST_STEP, reachedBy } from './checkout-steps'
import type { CheckoutView } from './checkout-view'
import { quoteOf } from './load-checkout'
import { PurchaseForm } from './purchase-form'

type CheckoutPageProps = { view?: CheckoutView; submission?: Submission }

/** Paying (BUY-03 to BUY-07): five blocks in one form, which works without script. */
export function CheckoutPage({ view, submission }: CheckoutPageProps) {
  return (
    <>
      <PageHead title={m.checkout_title()} description={m.checkout_description()} />
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="wrap pb-16 lg:pt-10 lg:pb-24">
        {view && view.lines.length > 0 ? (
          <Checkout first={view} submission={submission} />
        ) : (
          <>
            <h1 className="pt-6 text-5xl">{m.checkout_title()}</h1>
            {view ? <Empty /> : <Unavailable />}
          </>
        )}
      </div>
    </>
  )
}

type Started = { view: CheckoutView; values: FormFields; reached: number }

/** The form with what was typed before: by the refused form, in this browser's draft, or known from the account. */
function Checkout({ first, submission }: { first: CheckoutView; submission?: Submission }) {
  const [restored, setRestored] = useState<Started>()
  const [isRestoring, setRestoring] = useState(false)
  useEffect(() => {
    const draft = submission ? undefined : readDraft(Date.now())
    if (!draft) return
    let isGone = false
    setRestoring(true)
    void quoteOf(getLocale(), draft.fields).then((view = first) => {
      if (isGone) return
      const form = document.querySelector('.checkout-block')?.closest('form')
      const focused = document.activeElement?.getAttribute('name')
      setRestored({ view, values: { ...draft.fields, ...typedInto(form) }, reached: draft.reached })
      // The restored form is another one.
      if (focused) setTimeout(() => document.querySelector<HTMLElement>(`.checkout-block [name=${focused}]`)?.focus())
    })
    return () => {
      isGone = true
    }
  }, [first, submission])
  const { view, values, reached } = restored ?? startOf(first, submission)
  return (
    <PurchaseForm
      key={restored ? 'restored' : 'first'}
      first={view}
      submission={submission}
      values={values}
      firstReached={reached}
      isProvisional={isRestoring && !restored}
    />
  )
}

function startOf(view: CheckoutView, submission?: Submission): Started {
  const values = submission?.values ?? view.known
  const isPlaced = submission !== undefined && submission.code !== 'checkout_open'
  return { view, values, reached: isPlaced ? LAST_STEP : reachedBy(values, view.errors) }
}

/** What was typed, chosen or unticked since the page came. */
function typedInto(form?: HTMLFormElement | null): FormFields {
  const boxes = [...(form?.elements ?? [])].filter((element) => !element.matches('[type=hidden],button,fieldset'))
  return Object.fromEntries(boxes.flatMap((box) => touchedField(box as HTMLInputElement)))
}

function touchedField(box: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): [string, string][] {
  if (box instanceof HTMLSelectElement) {
    const first = [...box.options].find(({ defaultSelected }) => defaultSelected) ?? box.options[0]
    return box.value === first?.value ? [] : [[box.name, box.value]]
  }
  if (box.type === 'radio')
    return (box as HTMLInputElement).checked && !(box as HTMLInputElement).defaultChecked ? [[box.name, box.value]] : []
  if (box.type === 'checkbox') {
    const { checked, defaultChecked } = box as HTMLInputElement
    return checked === defaultChecked ? [] : [[box.name, checked ? box.value : '']]
  }
  return box.value === box.defaultValue ? [] : [[box.name, box.value]]
}

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
