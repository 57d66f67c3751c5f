import { type Context, Hono } from 'hono'
import {
  activateData,
  type DeviceInfo,
  emptyData,
  googleData,
  loginData,
  type Registration,
  refreshData,
  registerData,
} from '#app/features/auth/account/account-calls.schema'
import { signInWithGoogle } from '#app/features/auth/google/google.server'
import { readGoogleToken } from '#app/features/auth/google/google-token.server'
import { checkCredentials } from '#app/features/auth/login/credentials.server'
import { activate, register } from '#app/features/auth/registration/registration.server'
import { readAccessToken } from '#app/features/auth/session/access-token.server'
import { deviceIdOf } from '#app/features/auth/session/renewal-token.server'
import { endSession, openSession, type Proven, renewTokens } from '#app/features/auth/session/session.server'
import { failureStatus } from '#app/lib/failure'
import { openDatabase } from '#app/server/db/client'
import { clientAddress } from '#app/server/http/client-address'
import { allowances, letterLimits } from '#app/server/limits/allowances'
import { secondsOfBurst } from '#app/server/limits/flood'
import { consume, exhaust, refund, resetQuota } from '#app/server/limits/quota'
import { sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import {
  bearerOf,
  call,
  callContext,
  consumeQuotas,
  quotaByAddress,
  quotaByEmail,
  quotaByEmailAndAddress,
  refuseFor,
  refuseOverLimit,
  success,
} from './call'
import { answerProblem } from './errors'
import { sendSoon } from './mailer'
import { answerSession, renewalTokenOf, withoutRenewal } from './session-cookie'

/** Session calls (API-02 to API-09, API-12), at the specification's addresses. */
export const auth = new Hono<ApiEnv>()

auth.post(
  '/api/auth/register',
  call(registerData, async (c, registration) => {
    const db = openDatabase(c.env.DB)
    const inUse = quotaByAddress(c, allowances.emailInUseByAddress)
    // Counted before the answer is known, so that simultaneous registrations cannot share a try.
    const { now } = callContext(c)
    const wait = await consume(db, [inUse], { now })
    // A refused call used no try, so there is none to give back.
    if (wait !== undefined) return refuseFor(c, wait)
    const answer = await answerRegistration(c, registration)
    if (answer.status !== failureStatus.email_in_use) await refund(db, inUse, { usedAt: now })
    return answer
  }),
)

async function answerRegistration(c: Context<ApiEnv>, registration: Registration): Promise<Response> {
  const { email } = registration
  const db = openDatabase(c.env.DB)
  // A try that one limit refuses does not count for the next.
  const wait =
    (await consumeQuotas(
      c,
      quotaByAddress(c, allowances.registerByAddress),
      quotaByEmailAndAddress(c, email, allowances.registerToMailboxFromAddress),
    )) ??
    (await consume(db, [quotaByEmailAndAddress(c, email, allowances.registerToMailboxFromAddressADay)])) ??
    (await consume(db, [quotaByEmail(email, allowances.registerToMailbox)]))
  if (wait !== undefined) return refuseFor(c, wait)
  const registered = await register(db, registration, callContext(c))
  if (!registered.ok) return answerProblem(c, registered.code)
  sendSoon(c, registered.letterId)
  if (registered.letterId) await exhaust(db, quotaByEmail(email, letterLimits.activation.sentLately))
  return c.json({ success: true, message: '', data: { email } })
}

auth.post(
  '/api/auth/activate',
  call(activateData, async (c, activation) => {
    const limits = [quotaByAddress(c, allowances.activateByAddress)]
    if ('email' in activation) limits.push(quotaByEmail(activation.email, allowances.activateAccount))
    const refusal = await refuseOverLimit(c, ...limits)
    if (refusal) return refusal
    const activated = await activate(openDatabase(c.env.DB), activation, sessionSecrets(c.env), callContext(c))
    return activated.ok ? c.json(success) : answerProblem(c, activated.code)
  }),
)

auth.post(
  '/api/auth/login',
  call(loginData, async (c, { email, password, DeviceInfo: device }) => {
    const db = openDatabase(c.env.DB)
    const fromHere = quotaByEmailAndAddress(c, email, allowances.loginToAccountFromAddress)
    const refusal = await refuseOverLimit(c, quotaByAddress(c, allowances.loginByAddress), fromHere)
    if (refusal) return refusal
    const wait = await consume(db, [quotaByEmail(email, allowances.loginToAccount)])
    if (wait !== undefined) return refuseFor(c, wait)
    const checked = await checkCredentials(db, { email, password })
    if (!checked.ok) return answerProblem(c, checked.code)
    await resetQuota(db, fromHere)
    return (await signIn(c, checked, device)) ?? answerProblem(c, 'wrong_credentials')
  }),
)

auth.post(
  '/api/auth/google',
  call(googleData, async (c, { Token: token, DeviceInfo: device }) => {
    if (!c.env.GOOGLE_CLIENT_ID) return answerProblem(c, 'google_not_configured')
    const refusal = await refuseOverLimit(c, quotaByAddress(c, allowances.googleByAddress))
    if (refusal) return refusal
    const identity = await readGoogleToken(token, c.env)
    if (!identity.ok) return answerProblem(c, identity.code)
    const found = await signInWithGoogle(openDatabase(c.env.DB), { token, identity }, callContext(c))
    if (!found.ok) return answerProblem(c, found.code)
    return (await signIn(c, found, device)) ?? answerProblem(c, 'google_token_invalid')
  }),
)

/** Signs the browser in, replacing its present session; undefined when the proof has expired. */
async function signIn(c: Context<ApiEnv>, proven: Proven, device: DeviceInfo): Promise<Response | undefined> {
  const [db, secrets] = [openDatabase(c.env.DB), sessionSecrets(c.env)]
  const address = clientAddress(c.req.raw.headers, c.env)
  const { accountId, passwordHash } = proven
  const { idempotencyKey: key, now } = callContext(c)
  const opened = await openSession(db, secrets, { accountId, passwordHash, device, address, key }, now)
  if (!opened) return
  const before = deviceIdOf(secrets, renewalTokenOf(c, secrets) ?? '')
  // A retried login may send the cookie of the lost answer, which belongs to this device.
  if (before && before !== deviceIdOf(secrets, opened.renewalToken)) await endSession(db, before)
  return answerSession(c, opened)
}

auth.post(
  '/api/auth/refresh',
  call(refreshData, async (c) => {
    const secrets = sessionSecrets(c.env)
    const token = renewalTokenOf(c, secrets)
    if (!token) return refuseRenewal(c)
    const wait = await secondsOfBurst(c.env.AUTH_LIMITER, `refresh:${deviceIdOf(secrets, token)}`)
    if (wait !== undefined) return refuseFor(c, wait)
    const renewed = await renewTokens(openDatabase(c.env.DB), secrets, token)
    return renewed.ok ? answerSession(c, renewed) : refuseRenewal(c)
  }),
)

/** Refuses and deletes the useless cookie. */
const refuseRenewal = (c: Context<ApiEnv>) => answerProblem(c, 'invalid_token', withoutRenewal(c))

auth.post(
  '/api/auth/logout',
  call(emptyData, async (c) => {
    const secrets = sessionSecrets(c.env)
    const renewal = renewalTokenOf(c, secrets)
    const bearer = await readAccessToken(secrets, bearerOf(c))
    const deviceId = bearer?.deviceId ?? (renewal && deviceIdOf(secrets, renewal))
    if (deviceId) await endSession(openDatabase(c.env.DB), deviceId)
    return c.json(success, 200, withoutRenewal(c))
  }),
)
