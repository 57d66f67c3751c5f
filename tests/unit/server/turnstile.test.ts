import { expect, test, vi } from 'vitest'
import { isFromPerson } from '#app/server/limits/turnstile'
import { drop, json, scriptedServer, text } from '#tests/support/scripted-server'

const sent = { 'cf-turnstile-response': 'token' }
const settings = (url: string) => ({
  TURNSTILE_SITE_KEY: 'key',
  TURNSTILE_SECRET_KEY: 'secret',
  TURNSTILE_VERIFY_URL: url,
})

test('[ROUTE-07] the issuer is asked with the secret, and believed', async () => {
  await using issuer = await scriptedServer(json(200, { success: true }), json(200, { success: false }))
  expect(await isFromPerson(sent, settings(issuer.url))).toBe(true)
  expect(await isFromPerson(sent, settings(issuer.url))).toBe(false)
  expect(issuer.seen.map(({ method, body }) => [method, body])).toEqual(
    Array(2).fill(['POST', 'secret=secret&response=token']),
  )
})

test('[ROUTE-07] a form without a token is refused without asking; unconfigured, everybody passes', async () => {
  await using issuer = await scriptedServer(json(200, { success: true }))
  expect(await isFromPerson({}, settings(issuer.url))).toBe(false)
  expect(await isFromPerson({}, { ...settings(issuer.url), TURNSTILE_SITE_KEY: '' })).toBe(true)
  expect(issuer.seen).toEqual([])
})

test.each([
  ['hangs up', drop],
  ['answers something else', text(502, '<html>')],
])('[ROUTE-07] no message is lost because the issuer %s', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await using issuer = await scriptedServer(answer)
  expect(await isFromPerson(sent, settings(issuer.url))).toBe(true)
  expect(log.mock.calls.flat().join(' ')).toContain('turnstile')
  expect(log.mock.calls.flat().join(' ')).not.toContain('token')
  log.mockRestore()
})
