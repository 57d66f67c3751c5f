import { getRequest } from '@tanstack/react-start/server'
import type { FormAnswer, FormRefusal } from '#app/lib/form'
import { hrefIn } from '#app/lib/page-path'
import type { Locale } from '../../languages/languages'
import { safeRedirect } from '../login/safe-redirect'
import { authContext } from '../session/session.middleware'
import { forgetSession, keepToken } from '../session/session-cookies.server'
import {
  activate,
  askForReset,
  register,
  resendActivation,
  resetPassword,
  signIn,
  signInWithGoogle,
  signOut,
} from './auth-api.server'
import type { Activation, ForgotForm, GoogleLogin, Login, RegisterForm, Reset } from './forms.schema'

/** What the forms of a session do: each takes its values and answers where it leads, or why not. */

type Call = {
  locale: Locale
  traceID: string
  /** Where the visitor was going. */
  redirect?: string
}

export const logIn = ({ remember, ...credentials }: Login, call: Call) =>
  enter(signIn(authContext(call, remember), credentials), call)

export const logInWithGoogle = ({ remember, credential }: GoogleLogin, call: Call) =>
  enter(signInWithGoogle(authContext(call, remember), credential), call)

async function enter(signedIn: ReturnType<typeof signIn>, { locale, redirect }: Call): Promise<FormAnswer> {
  const answer = await signedIn
  if (!answer.ok) return answer
  if (!keepToken(answer.token)) return { ok: false, code: 'upstream_unavailable' }
  return { ok: true, leadsTo: safeRedirect(redirect, hrefIn(locale, '/profile')) }
}

export function createAccount({ confirmPassword: _, ...account }: RegisterForm, call: Call) {
  const { locale, redirect } = call
  return lead(register(authContext(call), account), hrefIn(locale, '/login', {}, { redirect, state: 'registered' }))
}

export async function sendResetLetter(form: ForgotForm, call: Call): Promise<FormAnswer> {
  const outcome = await askForReset(authContext(call), form)
  if (!outcome.ok) return outcome
  return outcome.isTruthy ? { ok: true, leadsTo: hrefIn(call.locale, '/login') } : { ok: false, code: 'reset_not_sent' }
}

/** Whoever sets a new password ends every session of the account, this browser's among them (RESET-05). */
export async function setNewPassword({ confirmPassword: _, ...reset }: Reset, call: Call): Promise<FormAnswer> {
  const answer = await lead(resetPassword(authContext(call), reset), hrefIn(call.locale, '/login'))
  if (answer.ok) forgetSession()
  return answer
}

export const activateAccount = (proof: Activation, call: Call) =>
  lead(activate(authContext(call), proof), hrefIn(call.locale, '/activate', {}, { state: 'activated' }))

export const resendLetter = ({ email }: ForgotForm, call: Call) =>
  lead(resendActivation(authContext(call), { email, language: call.locale }), hrefIn(call.locale, '/activate'))

/** Logs out, and leads back to where it was sent from. Whatever the API says, the browser forgets the session (ACC-03). */
export async function leave(_: object, call: Call): Promise<FormAnswer> {
  await signOut(authContext(call))
  forgetSession()
  const { pathname = '', search = '' } = URL.parse(getRequest().headers.get('referer') ?? '') ?? {}
  const home = hrefIn(call.locale, '/')
  return {
    ok: true,
    leadsTo: pathname.startsWith(hrefIn(call.locale, '/profile')) ? home : safeRedirect(pathname + search, home),
  }
}

async function lead(call: Promise<{ ok: true } | FormRefusal>, leadsTo: string): Promise<FormAnswer> {
  const outcome = await call
  return outcome.ok ? { ok: true, leadsTo } : outcome
}
