import { useNavigate } from '@tanstack/react-router'
import type { FormWords, Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm, useActionForm, useBox } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { Field } from '#app/ui/field'
import { standaloneLink } from '#app/ui/link'
import { href } from '../languages/href'
import { PageHead } from '../page/page-head'
import { ActRefusal } from './act-refusal'
import { OrderSheet } from './order-sheet'
import type { OrderState } from './order-states'
import { titleOfState } from './orders-labels'

type LookUpPageProps = { state?: string; submission?: Submission }

/** Where an order stands, by its code and phone number; everything else needs the link of its letters (BUY-08). */
export function LookUpPage({ state, submission }: LookUpPageProps) {
  return (
    <div className="order-page wrap">
      <OrderSheet />
      <PageHead title={m.order_lookup_title()} description={m.order_lookup_lead()} />
      <div className="order-lookup">
        <div>
          <h1 className="text-4xl">{m.order_lookup_title()}</h1>
          <p className="mt-2.5 text-ink-2">{m.order_lookup_lead()}</p>
          <PairForm intent="" button={m.order_lookup_look()} submission={submission} />
          <details className="mt-6" open={submission?.intent === 'letter' || undefined}>
            <summary className={`${standaloneLink} cursor-pointer`}>{m.order_lookup_link()}</summary>
            <p className="text-sm text-ink-2">{m.order_lookup_link_text()}</p>
            <PairForm intent="letter" button={m.order_lookup_send()} submission={submission} />
          </details>
        </div>
        <div role="status">{submission ? null : <Result state={state} />}</div>
      </div>
    </div>
  )
}

const words: FormWords = { phone: m.enquiry_phone_wrong, code: m.order_lookup_code_wrong }

type PairFormProps = { intent: '' | 'letter'; button: string; submission?: Submission }

/** The same two fields look an order up, or have its link sent. */
function PairForm({ intent, button, submission }: PairFormProps) {
  const navigate = useNavigate()
  const onDone = (leadsTo: string) => {
    const { searchParams } = new URL(leadsTo, location.href)
    void navigate({ to: '.', search: Object.fromEntries(searchParams), replace: true, resetScroll: false })
  }
  const form = useActionForm({ action: href('/order'), intent, submission, words, onDone })
  return (
    <ActionForm form={form} className="mt-7">
      <Fields />
      <Button
        type="submit"
        look={intent ? 'outline' : 'primary'}
        aria-busy={form.isBusy || undefined}
        className="mt-6 max-sm:w-full"
      >
        {button}
      </Button>
    </ActionForm>
  )
}

const Fields = () => (
  <>
    <ActRefusal />
    <div className="grid gap-4">
      <Field {...useBox('phone')} label={m.enquiry_phone()} type="tel" autoComplete="tel" maxLength={30} required />
      <Field
        {...useBox('code')}
        label={m.order_lookup_code()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        required
        note={<p className="mt-1.5 text-xs text-ink-3">{m.order_lookup_code_hint()}</p>}
      />
    </div>
  </>
)

const states: Record<OrderState, true> = {
  placed: true,
  confirmed: true,
  in_making: true,
  ready: true,
  out: true,
  delivered: true,
  closed: true,
  cancelled: true,
  expired: true,
}

const isState = (text: string): text is OrderState => Object.hasOwn(states, text)

function Result({ state = '' }: { state?: string }) {
  if (!isState(state) && state !== 'none' && state !== 'sent') return null
  return (
    <section className="order-next">
      <p className="text-sm text-ink-2">{m.order_lookup_result()}</p>
      <h2>
        {isState(state)
          ? state === 'placed'
            ? m.order_lookup_placed()
            : titleOfState(state)
          : state === 'sent'
            ? m.order_lookup_sent()
            : m.order_lookup_none()}
      </h2>
      <p className="text-ink-2">{isState(state) ? m.order_lookup_details() : m.order_lookup_alike()}</p>
    </section>
  )
}
