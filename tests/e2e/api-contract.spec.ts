import { createApiClient } from '#app/server/api-client/api-client'
import { apiContract } from '#tests/support/api-contract'
import { expect, test } from '#tests/support/fixtures'

test.describe('[AUTH-06] the contract, over HTTP with a second instance of the app', () => {
  for (const { title, holds } of apiContract) {
    test(title, ({ baseURL }) => holds(createApiClient({ baseUrl: String(baseURL), fetch })))
  }
})

test('[SEC-02] who is refused while still sending gets the refusal', async ({ baseURL }) => {
  const json = { 'content-type': 'application/json' }
  const calls: [path: string, method: string, headers: Record<string, string>, status: number][] = [
    ['/api/auth/login', 'POST', json, 413],
    ['/api/auth/login', 'POST', { 'content-type': 'text/plain' }, 415],
    ['/api/auth/login', 'POST', { ...json, origin: 'https://evil.example' }, 403],
    ['/api/auth/login', 'PUT', json, 405],
    ['/api/nowhere', 'POST', json, 404],
    ['/floor_editor', 'POST', json, 415],
    ['/vi/login', 'POST', json, 415],
    ['/vi', 'PUT', json, 405],
    ['/_serverFn/search.fetchResults', 'POST', json, 413],
  ]
  const body = 'x'.repeat(900_000)
  const answer = async ([path, method, headers]: (typeof calls)[number]) => {
    const sent = await fetch(baseURL + path, { method, headers, body })
    return [path, sent.status, (await sent.text()).includes('    at ')]
  }
  for (let round = 0; round < 8; round++)
    expect(await Promise.all(calls.map(answer))).toEqual(calls.map(([path, , , status]) => [path, status, false]))
})
