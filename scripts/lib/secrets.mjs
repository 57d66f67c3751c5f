import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Prefix of development secrets, so that `npm run deploy` can refuse them. */
const DEVELOPMENT_MARK = 'DEV_'

export const secretNames = ['SESSION_SECRET', 'SEPAY_SECRET']

const esms = { addresses: ['ESMS_API'], secrets: ['ESMS_API_KEY', 'ESMS_SECRET_KEY'] }

/** Services that are off: the setting that switches one on, its addresses and its secrets. */
export const optionalServices = [
  {
    number: 'VNPAY_TMN_CODE',
    addresses: ['VNPAY_PAY_URL', 'VNPAY_API'],
    secrets: ['VNPAY_HASH_SECRET'],
    development: 'DEVSHOP1',
  },
  {
    number: 'MOMO_PARTNER_CODE',
    addresses: ['MOMO_API'],
    secrets: ['MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'],
    development: 'DEVSHOP1',
  },
  {
    number: 'ZALOPAY_APP_ID',
    addresses: ['ZALOPAY_API'],
    secrets: ['ZALOPAY_KEY1', 'ZALOPAY_KEY2'],
    development: '2553',
  },
  // SMS, and messages by Zalo.
  { ...esms, number: 'ESMS_BRANDNAME', development: 'VUONGTRON' },
  { ...esms, number: 'ESMS_ZALO_OA', development: '2553' },
]

/** Enables /dev/mail and test addresses; never deployed. */
export const LOCAL_MODE = 'LOCAL_MODE'

const newSecret = () => `${DEVELOPMENT_MARK}${randomBytes(32).toString('base64url')}`

const valuesOfDevelopment = {
  // Simulators of bank, providers and messages take them.
  ...Object.fromEntries(secretNames.map((name) => [name, newSecret])),
  ...Object.fromEntries(optionalServices.flatMap(({ secrets }) => secrets).map((name) => [name, newSecret])),
  ...Object.fromEntries(optionalServices.map(({ number, development }) => [number, () => development])),
  [LOCAL_MODE]: () => '1',
  // Browsers need not keep Secure cookies over http.
  COOKIE_PROFILE: () => 'compat',
}

/** Creates this machine's secrets and settings on the first start; not in the repository. */
export function ensureDevelopmentSecrets(file = '.dev.vars') {
  const present = readSecrets(file)
  const missing = Object.entries(valuesOfDevelopment).filter(([name]) => !present[name])
  if (!missing.length) return
  const lines = missing.map(([name, newValue]) => `${name}=${newValue()}\n`)
  const before = existsSync(file) ? readFileSync(file, 'utf8').replace(/\n*$/, '\n').replace(/^\n$/, '') : ''
  writeFileSync(file, before + lines.join(''), { mode: 0o600 })
  keepPrivate(file)
}

/** Makes a file readable by its owner only. */
export function keepPrivate(file) {
  if (existsSync(file)) chmodSync(file, 0o600)
}

/** Parses a NAME=value file; empty when it is missing. */
export function readSecrets(file) {
  if (!existsSync(file)) return {}
  const lines = readFileSync(file, 'utf8').split('\n')
  const pairs = lines.map((line) => /^\s*([A-Z][A-Z0-9_]*)\s*=\s*"?(.*?)"?\s*$/.exec(line)).filter(Boolean)
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
}

export const isOfDevelopment = (value) => value.startsWith(DEVELOPMENT_MARK)

/** Faults of the secrets to deploy; `new,old` counts as two secrets. */
export function refusedSecrets(secrets) {
  return secretNames.flatMap((name) => {
    if (!secrets[name]) return [`${name} is missing.`]
    const values = secrets[name].split(',').map((value) => value.trim())
    if (values.some(isOfDevelopment)) return [`${name} is a development secret.`]
    return values.some((value) => value.length < 32) ? [`${name} is shorter than 32 characters.`] : []
  })
}
