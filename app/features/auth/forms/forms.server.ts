import { getRequest } from '@tanstack/react-start/server'
import type { FormAnswer, FormRefusal } from '#app/lib/form'
import { hrefIn } from '#app/lib/page-path'
import type { Locale } from '../../languages/languages'
import { safeRedirect } from '../login/safe-redirect'
import { authContext } from '../session/session.middleware'
import { forgetSession, keepToken } from '../session/session-cookies.server'
import {
  requestActivation,
  requestActivationLetter,
  requestGoogleSignIn,
  requestPasswordReset,
  requestRegistration,
  requestResetLetter,
  requestSignIn,
  requestSignOut,
} from './auth-api.server'
import type {
  ActivationValues,
  ForgotValues,
  GoogleValues,
  LoginValues,
  RegisterValues,
  ResetValues,
} from './forms.schema'

/** Handlers of the session forms; each returns a target address or a refusal. */

type Call = {
  locale: Locale
  traceID: string
  /** Address that the visitor wanted before signing in. */
  redirect?: string
}

export const logIn = ({ remember, ...credentials }: LoginValues, call: Call) =>
  enter(requestSignIn(authContext(call, remember), credentials), call)

export const logInWithGoogle = ({ remember, credential }: GoogleValues, call: Call) =>
  enter(requestGoogleSignIn(authContext(call, remember), credential), call)

async function enter(signedIn: ReturnType<typeof requestSignIn>, { locale, redirect }: Call): Promise<FormAnswer> {
  const answer = await signedIn
  if (!answer.ok) return answer
  if (!keepToken(answer.token)) return { ok: false, code: 'upstream_unavailable' }
  return { ok: true, leadsTo: safeRedirect(redirect, hrefIn(locale, '/profile')) }
}

export function createAccount({ confirmPassword: _, ...account }: RegisterValues, call: Call) {
  const { locale, redirect } = call
  return lead(
    requestRegistration(authContext(call), account),
    hrefIn(locale, '/login', {}, { redirect, state: 'registered' }),
  )
}

export async function sendResetLetter(form: ForgotValues, call: Call): Promise<FormAnswer> {
  const outcome = await requestResetLetter(authContext(call), form)
  if (!outcome.ok) return outcome
  return outcome.isTruthy ? { ok: true, leadsTo: hrefIn(call.locale, '/login') } : { ok: false, code: 'reset_not_sent' }
}

/** A new password ends every session of the account, including this browser's (RESET-05). */
export async function setNewPassword({ confirmPassword: _, ...reset }: ResetValues, call: Call): Promise<FormAnswer> {
  const answer = await lead(requestPasswordReset(authContext(call), reset), hrefIn(call.locale, '/login'))
  if (answer.ok) forgetSession()
  return answer
}

export const activateAccount = (proof: ActivationValues, call: Call) =>
  lead(requestActivation(authContext(call), proof), hrefIn(call.locale, '/activate', {}, { state: 'activated' }))

export const resendLetter = ({ email }: ForgotValues, call: Call) =>
  lead(requestActivationLetter(authContext(call), { email, language: call.locale }), hrefIn(call.locale, '/activate'))

/**
 * Logs out and returns to the page the form was sent from. The browser forgets the session whatever the API answers
 * (ACC-03).
 */
export async function leave(_: object, call: Call): Promise<FormAnswer> {
  await requestSignOut(authContext(call))
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
