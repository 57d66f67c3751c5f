import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormFields, FormWords, Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm, useActionForm, useBox } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { Field } from '#app/ui/field'
import { standaloneLink } from '#app/ui/link'
import { href } from '../languages/href'
import { Call } from '../notices/unreached'
import { PageHead } from '../page/page-head'
import { ActRefusal } from './act-refusal'
import { ACCESS_CODE_MINUTES } from './order-code'
import { OrderSheet } from './order-sheet'
import type { OrderState } from './order-states'
import { titleOfState } from './orders-labels'
import { sendsToPhones } from './sends-to-phones'

type LookUpPageProps = { state?: string; submission?: Submission }

/** Where an order stands, by its code and phone number; all of it by the code that is sent for them (BUY-08, BUY-23). */
export function LookUpPage({ state, submission }: LookUpPageProps) {
  const [typed, setTyped] = useState<FormFields>({})
  const [isUnfolded, setUnfolded] = useState(submission?.intent === 'access')
  const isSent = submission ? submission.intent === 'open' : state === 'sent'
  return (
    <div className="order-page wrap">
      <OrderSheet />
      <PageHead title={m.order_lookup_title()} description={m.order_lookup_lead()} />
      <div
        className="order-lookup"
        onInput={({ target }) => {
          const { name, value } = target as HTMLInputElement
          setTyped((before) => ({ ...before, [name]: value }))
        }}
      >
        <div>
          <h1 className="text-4xl">{m.order_lookup_title()}</h1>
          <p className="mt-2.5 text-ink-2">{m.order_lookup_lead()}</p>
          <LookUpForm intent="" button={m.order_lookup_look()} submission={submission} />
          <details
            className="mt-6"
            open={submission?.intent === 'access' || undefined}
            onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
          >
            <summary className={`${standaloneLink} cursor-pointer`}>{m.order_lookup_access()}</summary>
            <p className="text-sm text-ink-2">
              {sendsToPhones() ? m.order_lookup_access_text() : m.order_lookup_access_text_mail()}
            </p>
            <LookUpForm
              // Its fields begin with what the form above has when it is unfolded.
              key={String(isUnfolded)}
              intent="access"
              button={m.order_lookup_access_send()}
              submission={submission}
              typed={typed}
            />
          </details>
        </div>
        <div>
          <div role="status">{submission ? null : <Result state={state} />}</div>
          {isSent ? (
            <LookUpForm intent="open" button={m.order_lookup_access_open()} submission={submission} typed={typed}>
              <AccessField />
            </LookUpForm>
          ) : null}
        </div>
      </div>
    </div>
  )
}

const words: FormWords = {
  phone: m.enquiry_phone_wrong,
  code: m.order_lookup_code_wrong,
  accessCode: m.order_lookup_access_wrong,
}

type LookUpFormProps = {
  intent: '' | 'access' | 'open'
  button: string
  submission?: Submission
  /** What was typed into the same fields before this form came. */
  typed?: FormFields
  children?: ReactNode
}

/** The same two fields look an order up, have its code sent, and open it with that code. */
function LookUpForm({ intent, button, submission, typed, children }: LookUpFormProps) {
  const navigate = useNavigate()
  const onDone = (leadsTo: string) => {
    const { pathname, searchParams } = new URL(leadsTo, location.href)
    if (pathname !== location.pathname) return location.assign(leadsTo)
    void navigate({ to: '.', search: Object.fromEntries(searchParams), replace: true, resetScroll: false })
  }
  const form = useActionForm({ action: href('/order'), intent, submission, values: typed, words, onDone })
  return (
    <ActionForm form={form} className="mt-7">
      <ActRefusal />
      <div className="grid gap-4">
        {children}
        <PairFields />
      </div>
      <Button
        type="submit"
        look={intent === 'access' ? 'outline' : 'primary'}
        aria-busy={form.isBusy || undefined}
        className="mt-6 max-sm:w-full"
      >
        {button}
      </Button>
    </ActionForm>
  )
}

/** Has the focus when the code is on its way: the rest of its form is filled in already. */
function AccessField() {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={field}>
      <Field
        {...useBox('accessCode')}
        label={m.order_lookup_access_code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="num"
        required
      />
    </div>
  )
}

const PairFields = () => (
  <>
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

const sentenceOf = (state: string) => {
  if (state === 'sent') return m.order_lookup_access_sent()
  if (state === 'none') return m.order_lookup_none()
  if (state === 'placed') return m.order_lookup_placed()
  return isState(state) ? titleOfState(state) : ''
}

function Result({ state = '' }: { state?: string }) {
  const sentence = sentenceOf(state)
  if (!sentence) return null
  return (
    <section className="order-next">
      <p className="text-sm text-ink-2">{m.order_lookup_result()}</p>
      <h2>{sentence}</h2>
      {state === 'sent' ? (
        <p className="text-ink-2">
          {m.order_lookup_access_valid({ minutes: ACCESS_CODE_MINUTES })} <Call />
        </p>
      ) : (
        <p className="text-ink-2">{isState(state) ? m.order_lookup_details() : m.order_lookup_alike()}</p>
      )}
    </section>
  )
}
