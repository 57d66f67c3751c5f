import { type } from 'arktype'
import type { FailureCode, Refusal } from '#app/lib/failure'
import type { ApiClient, Patience } from '#app/server/api-client/api-client'
import { type Meanings, type Quotes, toOutcome } from '#app/server/api-client/api-outcome'
import type { Visitor } from '../session/session'
import { loginResponseSchema } from '../session/session.schema'
import type { RegisterValues } from './forms.schema'

/** Calls the authentication API and translates its answers for the forms. */

export type AuthContext = { api: ApiClient; visitor: Visitor }
type SignIn = { ok: true; token: string } | Refusal

const anonymous = { headers: { 'Skip-Auth': 'true' } }

export const requestSignIn = (
  { api, visitor }: AuthContext,
  form: { email: string; password: string },
): Promise<SignIn> =>
  askForToken(
    api.post('/api/auth/login', { ...form, websiteAccessIp: visitor.ip, DeviceInfo: visitor.device }, { ...anonymous }),
    { 400: 'account_not_activated', 401: 'wrong_credentials' },
  )

export const requestGoogleSignIn = ({ api, visitor }: AuthContext, credential: string): Promise<SignIn> =>
  askForToken(
    api.post(
      '/api/auth/google',
      { Token: credential, WebsiteAccessIp: visitor.ip, DeviceInfo: visitor.device },
      anonymous,
    ),
    {
      401: 'google_token_invalid',
      403: 'google_email_unverified',
      404: 'google_not_configured',
      409: 'email_in_use',
    },
    { isQuoted: true },
  )

export const requestRenewal = ({ api, visitor }: AuthContext, patience: Patience): Promise<SignIn> =>
  askForToken(
    api.post(
      '/api/auth/refresh',
      { websiteAccessIp: visitor.ip, deviceInfo: visitor.device },
      { ...anonymous, patience },
    ),
    { 401: 'invalid_token' },
  )

type NewAccount = Omit<RegisterValues, 'confirmPassword'>

export const requestRegistration = ({ api, visitor }: AuthContext, form: NewAccount) =>
  toOutcome(
    api.post('/api/auth/register', { ...form, deviceInfo: visitor.device, websiteAccessIp: visitor.ip }, anonymous),
    { 409: 'email_in_use' },
  )

/** A truthy answer means that the letter is sent, or that there is no such account (FORGOT-02). */
export async function requestResetLetter({ api }: AuthContext, form: { email: string }) {
  const outcome = await toOutcome(api.post('/api/auth/fogot-password', form, anonymous))
  return outcome.ok ? { ok: true as const, isTruthy: Boolean(outcome.answer) } : outcome
}

type Reset = { email: string; newPassword: string; token: string }

export const requestPasswordReset = ({ api }: AuthContext, { token, ...data }: Reset) => {
  const headers = { authorization: `Bearer ${token}` }
  return toOutcome(api.post('/api/auth/reset-password', data, { headers }), { 401: 'reset_token_invalid' })
}

export async function requestActivationLetter({ api }: AuthContext, query: { email: string; language: string }) {
  const outcome = await toOutcome(api.get('/api/auth/resend', { query, ...anonymous }))
  return outcome.ok && outcome.answer !== 'Success' ? refusal('unexpected') : outcome
}

type Proof = { token: string } | { email: string; code: string }

export const requestActivation = ({ api }: AuthContext, proof: Proof) =>
  toOutcome(api.post('/api/auth/activate', proof, anonymous), { 410: 'activation_invalid', 422: 'code_wrong' })

/** One try without retries: the browser forgets the session whatever the host answers (ACC-03). */
export const requestSignOut = ({ api }: AuthContext) =>
  toOutcome(api.post('/api/auth/logout', {}, { patience: 'render' }))

async function askForToken(call: Promise<unknown>, meanings: Meanings, quotes?: Quotes): Promise<SignIn> {
  const outcome = await toOutcome(call, meanings, quotes)
  if (!outcome.ok) return outcome
  const answer = loginResponseSchema(outcome.answer)
  if (answer instanceof type.errors) return refusal('upstream_unavailable')
  const token = answer.success ? answer.data?.access_token : undefined
  return token ? { ok: true, token } : refusal('unexpected')
}

const refusal = (code: FailureCode): Refusal => ({ ok: false, code })
