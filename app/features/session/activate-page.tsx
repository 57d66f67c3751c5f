import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button, buttonClass } from '#app/ui/button'
import { href } from '../languages/href'
import { type CodeOfLetter, checkActivation, meantActivation } from './activation-code'
import { EmailField, Form, FormAlert, SubmitButton, TextField } from './form-parts'
import { resendActivation } from './resend-activation'
import type { SubmittedForm } from './session'
import { activateAccount } from './session.functions'
import { callMeta, errorMessage, submittedErrorMessage, toResult } from './session.queries'
import { useCallKey } from './use-call-key'

type Proof = { token: string } | CodeOfLetter

const sentences = { activation_invalid: m.failure_activation_invalid, code_wrong: m.failure_code_wrong }

/** Activates an account by the link of its letter, or by the short code beside it where links open elsewhere (ROUTE-19). */
export function ActivatePage({ isActivated, sent }: { isActivated: boolean; sent?: SubmittedForm<'activation'> }) {
  const [state, setState] = useState<'asking' | 'working' | 'done'>(isActivated ? 'done' : 'asking')
  const [refusal, setRefusal] = useState(submittedErrorMessage(sent, sentences))
  // The link's token is in no address any more: here it waits until it has been answered for.
  const [token, setToken] = useState<string>()
  const [keyOfTry, forgetKey] = useCallKey()
  const [keyOfLink] = useCallKey()
  const activate = async (proof: Proof, key: string) => {
    setState('working')
    setRefusal(undefined)
    const answer = await toResult(activateAccount({ data: { ...callMeta(), key, proof } }))
    setState(answer.ok ? 'done' : 'asking')
    if (answer.ok) return
    setRefusal(errorMessage(answer, sentences))
    if (answer.code === 'activation_invalid') setToken(undefined)
  }
  const followLink = (link: string) => activate({ token: link }, keyOfLink())
  const form = useForm({
    defaultValues: { email: '', code: '', ...sent?.values },
    defaultState: sent?.tried,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => checkActivation(value) },
    listeners: { onChange: forgetKey },
    onSubmit: ({ value }) => activate(meantActivation(value), keyOfTry()),
  })
  const openLetter = useEffectEvent(() => {
    const letter = takeLetterFromAddress()
    if (letter.email) form.setFieldValue('email', letter.email)
    if (!letter.token) return
    setToken(letter.token)
    void followLink(letter.token)
  })
  useEffect(() => openLetter(), [])
  if (state === 'done') return <Activated />
  return (
    <Sheet title={m.session_activate_title()} lead={m.session_activate_lead()}>
      <Form className="mt-6" onSubmit={() => (state === 'working' ? undefined : form.handleSubmit())}>
        {refusal ? (
          <FormAlert title={m.session_activate_failed()}>
            <p>{refusal}</p>
            {token ? (
              <Button size="small" look="white" className="mt-3" onClick={() => void followLink(token)}>
                {m.notices_retry()}
              </Button>
            ) : null}
          </FormAlert>
        ) : null}
        <form.Field name="email">{(field) => <EmailField field={field} />}</form.Field>
        <form.Field name="code">
          {(field) => (
            <TextField
              field={field}
              label={m.session_code()}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              className="num"
            />
          )}
        </form.Field>
        <SubmitButton isBusy={state === 'working'}>{m.session_activate()}</SubmitButton>
        <form.Subscribe selector={({ values }) => values.email.trim()}>
          {(email) => (
            <button
              type="button"
              disabled={!email}
              onClick={() => void resendActivation(email)}
              className="min-h-11 text-sm font-medium underline decoration-line-strong underline-offset-5 hover:decoration-current disabled:text-ink-disabled noscript:hidden"
            >
              {m.session_resend()}
            </button>
          )}
        </form.Subscribe>
      </Form>
    </Sheet>
  )
}

function Activated() {
  return (
    <Sheet title={m.session_activated_title()} lead={m.session_activated_text()}>
      <a href={href('/login')} className={`${buttonClass('primary')} mt-6 w-full`}>
        {m.session_log_in()}
      </a>
    </Sheet>
  )
}

function Sheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="wrap py-8 md:py-16">
      <div className="mx-auto max-w-120 rounded-soft bg-surface px-5 py-8 md:p-12" aria-live="polite">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 text-ink-2">{lead}</p>
        {children}
      </div>
    </div>
  )
}

/** Takes what the letter's link brought out of the address: history must not keep it. */
function takeLetterFromAddress() {
  const fragment = new URLSearchParams(location.hash.slice(1))
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  return { token: fragment.get('token'), email: fragment.get('email') }
}
