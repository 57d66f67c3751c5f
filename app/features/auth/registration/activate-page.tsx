import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormWords, Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm } from '#app/ui/action-form'
import { Button, buttonClass } from '#app/ui/button'
import { href } from '../../languages/href'
import { EmailField, FormAlert, formClass, SubmitButton, TextField } from '../forms/form-parts'
import { activationForm } from '../forms/forms.schema'
import { useAuthForm } from '../forms/use-auth-form'
import { refusalMessage, sendAuthForm } from '../session/session.queries'
import { resendActivation } from './resend-activation'

const sentences = { activation_invalid: m.failure_activation_invalid, code_wrong: m.failure_code_wrong }

const words: FormWords = { email: m.session_enter_email, code: m.session_enter_code_digits }

/** Activates an account by the letter's link, or by its short code where links open in another browser (ROUTE-19). */
export function ActivatePage({ isActivated, submission }: { isActivated: boolean; submission?: Submission }) {
  const [isDone, setDone] = useState(isActivated)
  const [isFollowing, setFollowing] = useState(false)
  // The token was removed from the address and stays here until the server has answered.
  const [token, setToken] = useState<string>()
  const keyOfLink = useRef('')
  const { fields, form } = useAuthForm({
    action: href('/activate'),
    intent: 'code',
    schema: activationForm,
    words,
    submission,
    isClosed: isFollowing,
    onDone: () => setDone(true),
  })
  const { action, refusal, refuse } = form
  const isBusy = form.isBusy || isFollowing
  const followLink = async (link: string) => {
    setFollowing(true)
    refuse(undefined)
    keyOfLink.current ||= crypto.randomUUID()
    const answer = await sendAuthForm(action, Object.entries({ intent: 'link', token: link }), {
      key: keyOfLink.current,
    })
    setFollowing(false)
    if (answer.ok) return setDone(true)
    refuse(answer)
    if (answer.code === 'activation_invalid') setToken(undefined)
  }
  const openLetter = useEffectEvent(() => {
    const letter = takeLetterFromAddress()
    if (letter.email) fields.setFieldValue('email', letter.email)
    if (!letter.token) return
    setToken(letter.token)
    void followLink(letter.token)
  })
  useEffect(() => openLetter(), [])
  if (isDone) return <Activated />
  return (
    <Sheet title={m.session_activate_title()} lead={m.session_activate_lead()}>
      <ActionForm form={form} className={formClass('mt-6')}>
        {refusal ? (
          <FormAlert title={m.session_activate_failed()}>
            <p>{refusalMessage(refusal, words, sentences)}</p>
            {token ? (
              <Button size="small" look="white" className="mt-3" onClick={() => void followLink(token)}>
                {m.notices_retry()}
              </Button>
            ) : null}
          </FormAlert>
        ) : null}
        <fields.Field name="email">{(field) => <EmailField field={field} />}</fields.Field>
        <fields.Field name="code">
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
        </fields.Field>
        <SubmitButton isBusy={isBusy}>{m.session_activate()}</SubmitButton>
        <fields.Subscribe selector={({ values: { email = '' } }) => email.trim()}>
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
        </fields.Subscribe>
      </ActionForm>
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

/** Removes the letter's token from the address, so that the history does not keep it. */
function takeLetterFromAddress() {
  const fragment = new URLSearchParams(location.hash.slice(1))
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  return { token: fragment.get('token'), email: fragment.get('email') }
}
