import type { AnyFieldApi } from '@tanstack/react-form'
import { useId, useState } from 'react'
import { hideToast, showMessage, showToast } from '#app/features/notices/notices'
import { MAX_FAILED_LOGINS } from '#app/lib/constants'
import type { FormRefusal, FormWords, Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm } from '#app/ui/action-form'
import { href } from '../../languages/href'
import {
  EmailField,
  FormAlert,
  formClass,
  RememberBox,
  SecretField,
  SubmitButton,
  useFieldError,
} from '../forms/form-parts'
import { loginForm } from '../forms/forms.schema'
import { useAuthForm } from '../forms/use-auth-form'
import { GoogleButton } from '../google/google-button'
import { useHasResetTicket } from '../reset/reset-ticket'
import { errorMessage, refusalMessage, sendAuthForm } from '../session/session.queries'
import { useAuthForms } from './auth-forms'
import { noteSignIn } from './page-return'

/** Consecutive failed logins on this page (LOGIN-06), for a warning; the server enforces limits. */
let failures = 0
const isOverLimit = () => failures >= MAX_FAILED_LOGINS

/** One sentence covers both fields (LOGIN-11). */
const words: FormWords = { email: m.session_check_login, password: m.session_check_login }

type LoginFormProps = {
  onSignedIn: (leadsTo: string) => void
  /** Address that the visitor wanted before signing in. */
  redirect?: string
  isOnItsPage?: boolean
  submission?: Submission
}

export function LoginForm({ onSignedIn, redirect, isOnItsPage, submission }: LoginFormProps) {
  const { openForgot, openReset } = useAuthForms()
  const [isWarned, setWarned] = useState(false)
  const hasTicket = useHasResetTicket()
  const alertId = useId()
  const action = href('/login', {}, { redirect })

  const enter = (leadsTo: string) => {
    failures = 0
    setWarned(false)
    hideToast(NOT_ACTIVATED)
    noteSignIn()
    onSignedIn(leadsTo)
  }
  const countRefusal = ({ code }: FormRefusal) => {
    failures++
    if (code === 'account_not_activated') sayNotActivated(fields.state.values.email?.trim() ?? '')
  }
  const { fields, form } = useAuthForm({
    action,
    intent: 'login',
    schema: loginForm,
    values: { remember: 'on' },
    words,
    submission,
    send: (...sent) => {
      setWarned(isOverLimit())
      return sendAuthForm(...sent)
    },
    onDone: enter,
    onRefused: countRefusal,
  })
  const { refusal, refuse, isBusy } = form
  const signInWithGoogle = async (credential: string) => {
    setWarned(isOverLimit())
    refuse(undefined)
    const { remember = '' } = fields.state.values
    const answer = await sendAuthForm(action, Object.entries({ intent: 'google', credential, remember }))
    if (answer.ok) return enter(answer.leadsTo)
    countRefusal(answer)
    refuse(answer)
  }
  return (
    <ActionForm form={form} className={formClass('mt-6')} isOnItsPage={isOnItsPage}>
      {refusal ? (
        <FormAlert id={alertId} title={m.session_login_failed()}>
          <p>{refusalMessage(refusal, words)}</p>
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
      <fields.Subscribe selector={({ isFieldsValid, submissionAttempts }) => submissionAttempts > 0 && !isFieldsValid}>
        {(isRefused) => (isRefused && !refusal ? <FormAlert id={alertId} title={m.session_check_login()} /> : null)}
      </fields.Subscribe>
      <fields.Field name="email">{(field) => <LoginEmail field={field} alertId={alertId} />}</fields.Field>
      <fields.Field name="password">{(field) => <LoginPassword field={field} alertId={alertId} />}</fields.Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <fields.Field name="remember">{(field) => <RememberBox field={field} />}</fields.Field>
        <button
          type="button"
          onClick={() => openForgot(fields.state.values.email ?? '')}
          className="min-h-11 text-sm font-medium underline decoration-line-strong underline-offset-5 hover:decoration-current noscript:hidden"
        >
          {m.session_forgot()}
        </button>
      </div>
      <SubmitButton isBusy={isBusy}>{m.session_log_in()}</SubmitButton>
      {hasTicket ? (
        <button type="button" onClick={openReset} className={resetLink}>
          {m.session_reset_password()}
        </button>
      ) : null}
      <GoogleButton
        onCredential={(credential) => void signInWithGoogle(credential)}
        onFailure={() => refuse({ ok: false, code: 'google_token_invalid' })}
      />
    </ActionForm>
  )
}

type BoxProps = { field: AnyFieldApi; alertId: string }

/** What is wrong with the fields is said above them, where each of them points (LOGIN-11). */
function useAlertDescription({ field, alertId }: BoxProps) {
  const isWrong = useFieldError(field) !== undefined
  return {
    field,
    error: undefined,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? alertId : undefined,
  }
}

const LoginEmail = (props: BoxProps) => <EmailField {...useAlertDescription(props)} />

const LoginPassword = (props: BoxProps) => (
  <SecretField {...useAlertDescription(props)} label={m.session_password()} autoComplete="current-password" />
)

const resetLink = 'min-h-11 text-sm font-medium text-purple-500 underline underline-offset-5'

const NOT_ACTIVATED = 'not-activated'

/** The activation letter may be hard to find, so the message offers a new one (LOGIN-07). */
const sayNotActivated = (email: string) =>
  showToast({
    id: NOT_ACTIVATED,
    type: 'warning',
    title: m.session_not_activated(),
    text: m.session_not_activated_text(),
    action: { label: m.session_activate(), onPress: () => void resend(email) },
  })

/** Few visitors need it, so it loads when it is asked for. */
const resend = (email: string) =>
  import('../registration/resend-activation')
    .then(({ resendActivation }) => resendActivation(email))
    .catch(() =>
      showMessage({
        type: 'error',
        title: m.session_resend_failed(),
        message: errorMessage({ ok: false, code: 'offline' }),
      }),
    )
