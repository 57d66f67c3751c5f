import { type AnyFieldApi, revalidateLogic, useForm } from '@tanstack/react-form'
import { useId, useState } from 'react'
import { hideToast, showToast } from '#app/features/notices/notices'
import type { FailureCode } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import { href } from '../languages/href'
import { useAuthForms } from './auth-forms'
import { checkLogin, normalizeLogin } from './form-checks'
import { EmailField, Form, FormAlert, RememberBox, SecretField, SubmitButton } from './form-parts'
import { GoogleButton } from './google-button'
import { countFailure, forgetFailures, isOverLimit } from './login-attempts'
import { noteSignIn } from './page-return'
import { resendActivation } from './resend-activation'
import { useHasResetTicket } from './reset-ticket'
import type { ActiveSession, SessionFailure, SubmittedForm } from './session'
import { login, loginWithGoogle } from './session.functions'
import { callMeta, errorMessage, submittedErrorMessage, toResult } from './session.queries'

type Values = { email: string; password: string; remember: boolean }

const empty: Values = { email: '', password: '', remember: true }

type LoginFormProps = {
  onSignedIn: (standing: ActiveSession) => void
  /** A try that the browser has sent by itself, and that was refused. */
  sent?: SubmittedForm<'login'>
}

export function LoginForm({ onSignedIn, sent }: LoginFormProps) {
  const { openForgot, openReset } = useAuthForms()
  const [refusal, setRefusal] = useState<{ code: FailureCode; sentence: string } | undefined>(
    sent && { code: sent.failure.code, sentence: submittedErrorMessage(sent) ?? '' },
  )
  const [isWarned, setWarned] = useState(false)
  const hasTicket = useHasResetTicket()
  const alertId = useId()

  const refuse = (failure: SessionFailure, sentence = errorMessage(failure)) =>
    setRefusal({ code: failure.code, sentence })
  const beginTry = () => {
    setWarned(isOverLimit())
    setRefusal(undefined)
  }
  const settle = (answer: ActiveSession | SessionFailure, email: string, sentence?: string) => {
    if (answer.ok) {
      forgetFailures()
      setWarned(false)
      hideToast(NOT_ACTIVATED)
      noteSignIn()
      onSignedIn(answer)
      return
    }
    countFailure()
    refuse(answer, sentence)
    if (answer.code === 'account_not_activated') sayNotActivated(email)
  }
  const form = useForm({
    defaultValues: sent ? { email: sent.values.email ?? '', password: '', remember: 'remember' in sent.values } : empty,
    defaultState: sent?.tried,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => checkLogin(value) },
    onSubmitInvalid: () => setRefusal(undefined),
    onSubmit: async ({ value: { remember, ...values } }) => {
      beginTry()
      const credentials = normalizeLogin(values)
      settle(await toResult(login({ data: { ...callMeta(), remember, form: credentials } })), credentials.email)
    },
  })
  const signInWithGoogle = async (credential: string) => {
    beginTry()
    const { remember, email } = form.state.values
    const answer = await toResult(loginWithGoogle({ data: { ...callMeta(), remember, credential } }))
    // Why Google's word was not enough, the server says itself (LOGIN-09).
    settle(answer, email, answer.ok ? undefined : answer.message)
  }
  return (
    <Form className="mt-6" onSubmit={() => form.handleSubmit()}>
      {refusal ? (
        <FormAlert id={alertId} title={m.session_login_failed()}>
          <p>{refusal.sentence}</p>
          {refusal.code === 'account_not_activated' ? (
            <a href={href('/activate')} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {m.session_enter_code()}
            </a>
          ) : null}
        </FormAlert>
      ) : null}
      {isWarned ? (
        <FormAlert title={m.session_max_attempts()}>
          <p>{m.session_max_attempts_text()}</p>
        </FormAlert>
      ) : null}
      <form.Subscribe selector={({ isFieldsValid, submissionAttempts }) => submissionAttempts > 0 && !isFieldsValid}>
        {(isRefused) => (isRefused && !refusal ? <FormAlert id={alertId} title={m.session_check_login()} /> : null)}
      </form.Subscribe>
      <form.Field name="email">{(field) => <EmailField field={field} {...saidAbove(field, alertId)} />}</form.Field>
      <form.Field name="password">
        {(field) => (
          <SecretField
            field={field}
            label={m.session_password()}
            autoComplete="current-password"
            {...saidAbove(field, alertId)}
          />
        )}
      </form.Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <form.Field name="remember">{(field) => <RememberBox field={field} />}</form.Field>
        <button
          type="button"
          onClick={() => openForgot(form.state.values.email)}
          className="min-h-11 text-sm font-medium underline decoration-line-strong underline-offset-5 hover:decoration-current noscript:hidden"
        >
          {m.session_forgot()}
        </button>
      </div>
      <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
        {(isBusy) => <SubmitButton isBusy={isBusy}>{m.session_log_in()}</SubmitButton>}
      </form.Subscribe>
      {hasTicket ? (
        <button type="button" onClick={openReset} className={resetLink}>
          {m.session_reset_password()}
        </button>
      ) : null}
      <GoogleButton
        onCredential={(credential) => void signInWithGoogle(credential)}
        onFailure={() => refuse({ ok: false, code: 'google_token_invalid' })}
      />
    </Form>
  )
}

/** What is wrong with the fields is said as one sentence, to which each of them points (LOGIN-11). */
const saidAbove = ({ state: { meta } }: AnyFieldApi, alertId: string) => ({
  error: undefined,
  'aria-invalid': meta.errors.length ? true : undefined,
  'aria-describedby': meta.errors.length ? alertId : undefined,
})

const resetLink = 'min-h-11 text-sm font-medium text-purple-500 underline underline-offset-5'

const NOT_ACTIVATED = 'not-activated'

/** The right letter may be at the bottom of an inbox: the way to a new one is one press away (LOGIN-07). */
const sayNotActivated = (email: string) =>
  showToast({
    id: NOT_ACTIVATED,
    type: 'warning',
    title: m.session_not_activated(),
    text: m.session_not_activated_text(),
    action: { label: m.session_activate(), onPress: () => void resendActivation(email) },
  })
