import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { refusals } from '../../scripts/lib/deployment.mjs'
import { ensureDevelopmentSecrets, keepPrivate, readSecrets } from '../../scripts/lib/secrets.mjs'

const ready = `workers_dev = false
preview_urls = false
d1_databases = [{ binding = "DB", database_id = "7d5d1d4e-52a5-4a6f-a8c8-1b9e8c1d2f3a" }]
[vars]
API_BASE_URL = ""
SITE_ORIGIN = "https://shop.example"
COOKIE_PROFILE = "hardened"
`
const secrets = { SESSION_SECRET: 'k3l9'.repeat(10), SEPAY_SECRET: 's3p4'.repeat(10) }

test('a configuration of its own with real secrets may be deployed', () => {
  expect(refusals(ready, secrets)).toEqual([])
  const paid = { ...secrets, MOMO_ACCESS_KEY: 'one', MOMO_SECRET_KEY: 'two' }
  expect(refusals(`${ready}MOMO_PARTNER_CODE = "SHOP"\nMOMO_API = "https://payment.momo.vn"\n`, paid)).toEqual([])
  const checked = { ...secrets, TURNSTILE_SECRET_KEY: '0x4s' }
  expect(refusals(`${ready}TURNSTILE_SITE_KEY = "0x4"\n`, checked)).toEqual([])
})

test.each([
  ['missing secrets', ready, { SEPAY_SECRET: secrets.SEPAY_SECRET }, /SESSION_SECRET is missing/],
  ['no secret of the bank’s notices', ready, { SESSION_SECRET: secrets.SESSION_SECRET }, /SEPAY_SECRET is missing/],
  [
    'secrets made for development',
    ready,
    { ...secrets, SESSION_SECRET: `DEV_${'a'.repeat(43)}` },
    /development secret/,
  ],
  ['short secrets', ready, { ...secrets, SESSION_SECRET: 'short' }, /shorter than 32/],
  ['a short second secret', ready, { ...secrets, SESSION_SECRET: `${'k3l9'.repeat(10)},short` }, /shorter than 32/],
  [
    'an old secret of development',
    ready,
    { ...secrets, SESSION_SECRET: `${'k3l9'.repeat(10)}, DEV_${'a'.repeat(43)}` },
    /development/,
  ],
  ['local mode among the secrets', ready, { ...secrets, LOCAL_MODE: '1' }, /LOCAL_MODE/],
  ['local mode in the configuration', `${ready}LOCAL_MODE = "1"\n`, secrets, /LOCAL_MODE/],
  ['local mode by a quoted name', `${ready}"LOCAL_MODE" = "1"\n`, secrets, /LOCAL_MODE/],
  ['local mode as a number', `${ready}LOCAL_MODE = 1\n`, secrets, /LOCAL_MODE/],
  [
    'local mode in a table on one line',
    `${ready.replace('[vars]', 'vars = {').replaceAll(/"\n(?=[A-Z])/g, '", ')}}`.replace(
      '"hardened"\n',
      '"hardened", LOCAL_MODE = "1"',
    ),
    secrets,
    /LOCAL_MODE/,
  ],
  ['local mode in another environment', `${ready}[env.next.vars]\nLOCAL_MODE = "1"\n`, secrets, /LOCAL_MODE/],
  [
    'cookies that scripts can read in another environment',
    `${ready}[env.next.vars]\nCOOKIE_PROFILE = "compat"\n`,
    secrets,
    /COOKIE_PROFILE/,
  ],
  ['a second address in another environment', `${ready}[env.next]\npreview_urls = true\n`, secrets, /preview_urls/],
  ['what is no TOML', `${ready}[`, secrets, /cannot be read/],
  ['a configuration without a database', ready.replace(/d1_databases.*\n/, ''), secrets, /database_id/],
  [
    'mail that leads to this machine',
    ready.replace('https://shop.example', 'http://localhost:3000'),
    secrets,
    /SITE_ORIGIN/,
  ],
  ['mail that leads to a path', ready.replace('shop.example', 'shop.example/vi'), secrets, /SITE_ORIGIN/],
  ['cookies that scripts can read', ready.replace('"hardened"', '"compat"'), secrets, /COOKIE_PROFILE/],
  ['no word about the cookies', ready.replace(/COOKIE_PROFILE.*\n/, ''), secrets, /COOKIE_PROFILE/],
  ['cookies chosen among the secrets', ready, { ...secrets, COOKIE_PROFILE: 'compat' }, /COOKIE_PROFILE/],
  [
    'the placeholder database',
    ready.replace(/database_id = "[^"]*"/, 'database_id = "00000000-0000-0000-0000-000000000000"'),
    secrets,
    /database_id/,
  ],
  [
    'a second address at workers.dev',
    ready.replace('workers_dev = false', 'workers_dev = true'),
    secrets,
    /workers_dev/,
  ],
  ['no word about preview addresses', ready.replace('preview_urls = false\n', ''), secrets, /preview_urls/],
  [
    'an API on this machine',
    ready.replace('API_BASE_URL = ""', 'API_BASE_URL = "http://localhost:9000"'),
    secrets,
    /API_BASE_URL/,
  ],
  [
    'a model on another host',
    `${ready}HOUSE_DOCTOR_MODEL = "//models.example/labels.json"\n`,
    secrets,
    /HOUSE_DOCTOR_MODEL/,
  ],
  [
    'a payment provider without its secret',
    `${ready}VNPAY_TMN_CODE = "SHOP0001"\nVNPAY_PAY_URL = "https://pay.vnpay.vn/vpcpay.html"\nVNPAY_API = "https://merchant.vnpay.vn"\n`,
    secrets,
    /VNPAY_HASH_SECRET/,
  ],
  [
    'a payment provider with one of its two secrets, the other of development',
    `${ready}ZALOPAY_APP_ID = "1"\nZALOPAY_API = "https://openapi.zalopay.vn"\n`,
    { ...secrets, ZALOPAY_KEY1: 'one', ZALOPAY_KEY2: 'DEV_two' },
    /needs ZALOPAY_KEY2 in/,
  ],
  [
    'a payment provider without its address',
    `${ready}MOMO_PARTNER_CODE = "SHOP"\n`,
    { ...secrets, MOMO_ACCESS_KEY: 'one', MOMO_SECRET_KEY: 'two' },
    /needs its MOMO_API/,
  ],
  [
    'a payment provider that cannot be asked',
    `${ready}VNPAY_TMN_CODE = "SHOP0001"\nVNPAY_PAY_URL = "https://pay.vnpay.vn/vpcpay.html"\n`,
    { ...secrets, VNPAY_HASH_SECRET: 'one' },
    /needs its VNPAY_API/,
  ],
  ['payments over http', `${ready}MOMO_API = "http://payment.momo.vn"\n`, secrets, /MOMO_API in wrangler.toml is http/],
  [
    'a hosted engine without its binding',
    `${ready}HOSTED_ENGINE = "workers-ai"\nHOSTED_ENGINE_CENTS = "200"\n`,
    secrets,
    /binding/,
  ],
  [
    'a hosted engine that may cost anything',
    `${ready}HOSTED_ENGINE = "workers-ai"\n[ai]\nbinding = "AI"\n`,
    secrets,
    /HOSTED_ENGINE_CENTS/,
  ],
  ['a check for persons without its secret', `${ready}TURNSTILE_SITE_KEY = "0x4"\n`, secrets, /TURNSTILE_SECRET_KEY/],
  [
    'a measuring script without TLS',
    `${ready}MEASUREMENT_SCRIPT = "http://stats.example.com/s.js"\n`,
    secrets,
    /MEASUREMENT_SCRIPT/,
  ],
  [
    'an API without TLS',
    ready.replace('API_BASE_URL = ""', 'API_BASE_URL = "http://api.example.com"'),
    secrets,
    /API_BASE_URL/,
  ],
  ...['GOOGLE_ISSUER', 'GOOGLE_JWKS_URL', 'TURNSTILE_VERIFY_URL', 'STORAGE_ORIGIN'].map(
    (name): [string, string, Record<string, string>, RegExp] => [
      `${name} without TLS`,
      `${ready}${name} = "http://other.example.com/"\n`,
      secrets,
      new RegExp(name),
    ],
  ),
])('[SEC-08] the deployment refuses %s and says why', (_, toml, given, reason) => {
  expect(refusals(toml, given)).toEqual([expect.stringMatching(reason)])
})

test('whoever deploys by another way than `npm run deploy` ships cookies that no script reads', () => {
  expect(refusals(readFileSync('wrangler.toml', 'utf8'), secrets).join()).not.toContain('COOKIE_PROFILE')
})

test('[SEC-04] the shop has one address: neither workers.dev nor previews of versions', () => {
  expect(refusals(readFileSync('wrangler.toml', 'utf8'), secrets).join()).not.toMatch(/workers_dev|preview_urls/)
})

test('a development secret in the environment, which would win over the file, is refused too', () => {
  expect(refusals(ready, secrets, { ...secrets, SESSION_SECRET: `DEV_${'a'.repeat(43)}` })).toHaveLength(1)
})

test('the first start makes secrets that no deployment takes, and later starts keep them and what else is there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  const file = path.join(folder, '.dev.vars')
  writeFileSync(file, 'MAIL_KEY="a=b"')
  ensureDevelopmentSecrets(file)
  const made = readSecrets(file)
  expect(Buffer.from(made.SESSION_SECRET?.replace('DEV_', '') ?? '', 'base64url')).toHaveLength(32)
  expect(made.MAIL_KEY).toBe('a=b')
  expect(made).toMatchObject({ LOCAL_MODE: '1', COOKIE_PROFILE: 'compat' })
  expect(refusals(ready, made)).toHaveLength(4)
  const first = readFileSync(file, 'utf8')
  ensureDevelopmentSecrets(file)
  expect(readFileSync(file, 'utf8')).toBe(first)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})

test('secrets that a build has copied are for their owner alone to read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  const file = path.join(folder, '.dev.vars')
  writeFileSync(file, 'SESSION_SECRET=x', { mode: 0o644 })
  keepPrivate(file)
  keepPrivate(path.join(folder, 'none'))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})
