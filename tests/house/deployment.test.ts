import { expect, test } from 'vitest'
import { refusals } from '../../scripts/lib/deployment.mjs'

const ready = 'database_id = "7d5d1d4e-52a5-4a6f-a8c8-1b9e8c1d2f3a"\nAPI_BASE_URL = ""\n'
const secrets = { SESSION_SECRET: 'k3l9'.repeat(10) }

test('a configuration of its own with real secrets may be deployed', () => {
  expect(refusals(ready, secrets)).toEqual([])
})

test.each([
  ['missing secrets', ready, {}, /SESSION_SECRET is missing/],
  ['secrets made for development', ready, { SESSION_SECRET: `DEV_${'a'.repeat(43)}` }, /development secret/],
  ['short secrets', ready, { SESSION_SECRET: 'short' }, /shorter than 32/],
  ['the placeholder database', 'database_id = "00000000-0000-0000-0000-000000000000"', secrets, /database_id/],
  [
    'an API on this machine',
    `${ready}\nAPI_BASE_URL = "http://localhost:9000"`.slice(ready.length),
    secrets,
    /API_BASE_URL/,
  ],
  ['an API without TLS', 'API_BASE_URL = "http://api.example.com"', secrets, /API_BASE_URL/],
])('the deployment refuses %s and says why', (_, toml, given, reason) => {
  expect(refusals(toml, given)).toEqual([expect.stringMatching(reason)])
})

test('a development secret in the environment, which would win over the file, is refused too', () => {
  expect(refusals(ready, secrets, { SESSION_SECRET: `DEV_${'a'.repeat(43)}` })).toHaveLength(1)
})
