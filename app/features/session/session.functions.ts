import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { hrefIn } from '#app/lib/page-path'
import { accept } from '#app/server/server-functions/accept'
import { baseLocale, isLocale, type Locale } from '../languages/languages'
import { safeRedirect } from './safe-redirect'
import type { ActiveSession, SessionFailure } from './session'
import { authContext, renewSession } from './session.middleware'
import {
  activateCall,
  forgotCall,
  googleCall,
  loginCall,
  registerCall,
  resendCall,
  resetCall,
  sessionCall,
} from './session.schema'
import {
  activate,
  askForReset,
  register,
  resendActivation,
  resetPassword,
  signIn,
  signInWithGoogle,
  signOut,
} from './session.server'
import { forgetSession, keepToken } from './session-cookies.server'

type Answer<T = object> = Promise<({ ok: true } & T) | SessionFailure>

export const login = createServerFn({ method: 'POST' })
  .validator(accept(loginCall))
  .handler(
    ({ data }): Promise<ActiveSession | SessionFailure> =>
      standing(signIn(authContext(data, data.remember), data.form)),
  )

export const loginWithGoogle = createServerFn({ method: 'POST' })
  .validator(accept(googleCall))
  .handler(
    ({ data }): Promise<ActiveSession | SessionFailure> =>
      standing(signInWithGoogle(authContext(data, data.remember), data.credential)),
  )

/** The clock's question (AUTH-03). */
export const renewToken = createServerFn({ method: 'POST' })
  .validator(accept(sessionCall))
  .handler(async ({ data }): Promise<ActiveSession | SessionFailure> => {
    const renewed = await renewSession(data)
    return renewed.ok ? { ok: true, expiresAt: renewed.expiresAt } : renewed
  })

export const createAccount = createServerFn({ method: 'POST' })
  .validator(accept(registerCall))
  .handler(({ data }): Answer => withoutAnswer(register(authContext(data), data.form, data.key)))

export const requestReset = createServerFn({ method: 'POST' })
  .validator(accept(forgotCall))
  .handler(({ data }): Answer<{ isTruthy: boolean }> => askForReset(authContext(data), data.form))

/** Whoever sets a new password ends every session of the account, this browser's among them (RESET-05). */
export const setNewPassword = createServerFn({ method: 'POST' })
  .validator(accept(resetCall))
  .handler(async ({ data: { email, newPassword, token, key, ...call } }): Answer => {
    const outcome = await withoutAnswer(resetPassword(authContext(call), { email, newPassword, token }, key))
    if (outcome.ok) forgetSession()
    return outcome
  })

export const resend = createServerFn({ method: 'POST' })
  .validator(accept(resendCall))
  .handler(
    ({ data }): Answer =>
      withoutAnswer(resendActivation(authContext(data), { email: data.email, language: data.locale })),
  )

export const activateAccount = createServerFn({ method: 'POST' })
  .validator(accept(activateCall))
  .handler(({ data }): Answer => withoutAnswer(activate(authContext(data), data.proof, data.key)))

/**
 * Logs out, as the action of a form: it works without a script, and leads back to where it was sent from. Whatever the
 * API says, the browser forgets the session (ACC-03).
 */
export const leave = createServerFn({ method: 'POST' })
  .validator(leaving)
  .handler(async ({ data: locale }): Promise<Response> => {
    await signOut(authContext({ locale, traceID: '' }))
    forgetSession()
    const { pathname = '', search = '' } = URL.parse(getRequest().headers.get('referer') ?? '') ?? {}
    const home = hrefIn(locale, '/')
    const back = pathname.startsWith(hrefIn(locale, '/profile')) ? home : safeRedirect(pathname + search, home)
    return new Response(null, { status: 303, headers: { location: back } })
  })

function leaving(form: FormData): Locale {
  const locale = form instanceof FormData ? form.get('locale') : undefined
  return isLocale(locale) ? locale : baseLocale
}

async function standing(call: ReturnType<typeof signIn>): Promise<ActiveSession | SessionFailure> {
  const answer = await call
  if (!answer.ok) return answer
  const expiresAt = keepToken(answer.token)
  return expiresAt ? { ok: true, expiresAt } : { ok: false, code: 'upstream_unavailable' }
}

async function withoutAnswer(call: Promise<{ ok: true } | SessionFailure>): Answer {
  const outcome = await call
  return outcome.ok ? { ok: true } : outcome
}
