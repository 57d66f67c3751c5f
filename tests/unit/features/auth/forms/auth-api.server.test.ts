import { afterEach, expect, test } from 'vitest'
import {
  requestActivation,
  requestActivationLetter,
  requestGoogleSignIn,
  requestPasswordReset,
  requestRegistration,
  requestRenewal,
  requestResetLetter,
  requestSignIn,
  requestSignOut,
} from '#app/features/auth/forms/auth-api.server'
import { createApiClient } from '#app/server/api-client/api-client'
import { json, scriptedServer, text } from '#tests/support/scripted-server'

type Script = Parameters<typeof scriptedServer>
let server: Awaited<ReturnType<typeof scriptedServer>> | undefined
afterEach(() => server?.close())

const visitor = {
  ip: '203.0.113.7',
  location: 'VN',
  device: { browser: 'Chrome', browserVersion: '140', os: 'Windows', osVersion: '11', type: 'desktop' },
}

async function contextOf(...script: Script) {
  server = await scriptedServer(...script)
  const api = createApiClient({
    baseUrl: server.url,
    fetch,
    locale: 'de',
    traceID: 't-1',
    cookies: 'token=a.b.c',
    headers: { 'idempotency-key': 'key-of-try' },
    sleep: async () => {},
  })
  return { api, visitor }
}

const sent = () => ({ url: server?.seen[0]?.url, ...JSON.parse(server?.seen[0]?.body || '{}') })
const authorization = () => server?.seen[0]?.headers.authorization
const meta = { language: 'de', traceID: 't-1' }
const granted = json(200, { success: true, data: { access_token: 'x.y.z' } })

test('[API-03] login sends exactly its fields, without a token', async () => {
  const outcome = await requestSignIn(await contextOf(granted), { email: 'a@b.c', password: 'secret' })
  expect(outcome).toEqual({ ok: true, token: 'x.y.z' })
  expect(sent()).toEqual({
    url: '/api/auth/login',
    meta,
    data: { email: 'a@b.c', password: 'secret', websiteAccessIp: visitor.ip, DeviceInfo: visitor.device, lang: 'de' },
  })
  expect(authorization()).toBeUndefined()
})

test('[API-04] third-party sign-in sends the credential as Token', async () => {
  await requestGoogleSignIn(await contextOf(granted), 'credential')
  expect(sent()).toMatchObject({
    url: '/api/auth/google',
    data: { Token: 'credential', WebsiteAccessIp: visitor.ip, DeviceInfo: visitor.device },
  })
  expect(authorization()).toBeUndefined()
})

test('[API-02] renewal sends where it comes from', async () => {
  expect(await requestRenewal(await contextOf(granted), 'full')).toEqual({ ok: true, token: 'x.y.z' })
  expect(sent()).toEqual({
    url: '/api/auth/refresh',
    meta,
    data: { websiteAccessIp: visitor.ip, deviceInfo: visitor.device, lang: 'de' },
  })
})

test('[API-05, REG-06] registration sends its fields, and no confirmation', async () => {
  const form = { displayName: 'Lan', phoneNumber: '0901234567', email: 'a@b.c', password: 'Vuong&Tron24' }
  expect(await requestRegistration(await contextOf(json(200, { data: {} })), form)).toMatchObject({ ok: true })
  expect(server?.seen[0]?.headers['idempotency-key']).toBe('key-of-try')
  expect(sent().data).toEqual({ ...form, deviceInfo: visitor.device, websiteAccessIp: visitor.ip, lang: 'de' })
})

test('[API-06, FORGOT-02] a truthy answer to forgot means success, a falsy one does not', async () => {
  expect(await requestResetLetter(await contextOf(json(200, { success: true })), { email: 'a@b.c' })).toEqual({
    ok: true,
    isTruthy: true,
  })
  expect(sent()).toMatchObject({ url: '/api/auth/fogot-password', data: { email: 'a@b.c' } })
  await server?.close()
  expect(await requestResetLetter(await contextOf(text(200, '')), { email: 'a@b.c' })).toEqual({
    ok: true,
    isTruthy: false,
  })
})

test('[API-07] a reset carries its own token as the bearer', async () => {
  const form = { email: 'a@b.c', newPassword: 'secret', token: 'ticket' }
  await requestPasswordReset(await contextOf(json(200, {})), form)
  expect(authorization()).toBe('Bearer ticket')
  expect(server?.seen[0]?.headers['idempotency-key']).toBe('key-of-try')
  expect(sent()).toEqual({
    url: '/api/auth/reset-password',
    meta,
    data: { email: 'a@b.c', newPassword: 'secret', lang: 'de' },
  })
})

test('[API-08, RESEND-02] resend succeeds with the text Success alone', async () => {
  const query = { email: 'a+b@c.d', language: 'de' }
  expect(await requestActivationLetter(await contextOf(text(200, 'Success')), query)).toMatchObject({ ok: true })
  expect(sent().url).toBe('/api/auth/resend?email=a%2Bb%40c.d&language=de')
  await server?.close()
  expect(await requestActivationLetter(await contextOf(text(200, 'Maybe')), query)).toEqual({
    ok: false,
    code: 'unexpected',
  })
})

test('[API-09] logout sends the token and nothing else', async () => {
  await requestSignOut(await contextOf(json(200, {})))
  expect(sent()).toEqual({ url: '/api/auth/logout', meta, data: { lang: 'de' } })
  expect(authorization()).toBe('Bearer a.b.c')
})

test('[ACC-03] a logout is asked for once: nobody waits for a host that does not answer', async () => {
  expect(await requestSignOut(await contextOf(json(500, {})))).toMatchObject({ ok: false })
  expect(server?.seen).toHaveLength(1)
})

test('[API-12] activation sends the token, or e-mail and code', async () => {
  await requestActivation(await contextOf(json(200, {})), { token: 'letter' })
  expect(sent()).toMatchObject({ url: '/api/auth/activate', data: { token: 'letter' } })
})

test.each([
  [400, 'account_not_activated'],
  [401, 'wrong_credentials'],
  [403, 'unexpected'],
  [422, 'invalid_request'],
  [429, 'too_many_requests'],
  [500, 'upstream_unavailable'],
])('[LOGIN-07, LOGIN-08] a host that answers a login with %i and no code of ours means %s', async (status, code) => {
  const outcome = await requestSignIn(await contextOf(json(status, { error: 'x' })), {
    email: 'a@b.c',
    password: 'secret',
  })
  expect(outcome).toMatchObject({ ok: false, code })
})

test('[REG-09] 409 means that the e-mail is in use', async () => {
  const form = { displayName: 'Lan', phoneNumber: '0901234567', email: 'a@b.c', password: 'Vuong&Tron24' }
  expect(await requestRegistration(await contextOf(json(409, {})), form)).toMatchObject({
    ok: false,
    code: 'email_in_use',
  })
})

test('[LOGIN-09] the code and the words of a refusal come along, and how long to wait', async () => {
  const refusal = { code: 'google_email_unverified', message: 'Bitte bestätigen' }
  expect(await requestGoogleSignIn(await contextOf(json(403, refusal)), 'credential')).toMatchObject({
    ok: false,
    ...refusal,
  })
  await server?.close()
  const slow = await contextOf((response) => response.writeHead(429, { 'retry-after': '90' }).end())
  expect(await requestActivationLetter(slow, { email: 'a@b.c', language: 'de' })).toMatchObject({
    code: 'too_many_requests',
    retryAfter: 90,
  })
})

test.each([
  ['success false', { success: false }],
  ['no token', { success: true, data: {} }],
])('[LOGIN-08] an answer with %s is no login', async (_, body) => {
  expect(await requestSignIn(await contextOf(json(200, body)), { email: 'a@b.c', password: 'secret' })).toEqual({
    ok: false,
    code: 'unexpected',
  })
})

test('[LOGIN-08] an answer that is not as agreed is a failed call', async () => {
  const outcome = await requestSignIn(await contextOf(json(200, { success: 'yes', data: 7 })), {
    email: 'a@b.c',
    password: 'secret',
  })
  expect(outcome).toEqual({ ok: false, code: 'upstream_unavailable' })
})
